// Guardians of deadly patterns: what their types remove, against what would make all guardians
// false; and when nothing may be said, because the digits that stand have several solutions.
#include "logic/kit/guardians.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/proper.hpp"
#include "logic/technique_table.hpp"
#include "support/brute_force.hpp"
#include "thinned_positions.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

/// A pattern, and what keeps it from being deadly.
struct Guarded {
    std::vector<Cell> cells;
    std::array<DigitMask, kCells> cores{};
    DigitMask core_digits = 0;  ///< of the guarded cells
    DigitMask extras = 0;
    std::vector<Candidate> guardians;
    CellMask guarded;
};

Guarded guarded(const State& state, const std::vector<Cell>& cells,
                const std::array<DigitMask, kCells>& cores) {
    Guarded one;
    one.cells = cells;
    one.cores = cores;
    for (const Cell cell : cells) {
        const DigitMask extras = without(state.candidates(cell), cores[cell]);
        if (extras == 0) continue;
        one.guarded.add(cell);
        one.extras = static_cast<DigitMask>(one.extras | extras);
        one.core_digits = static_cast<DigitMask>(one.core_digits | cores[cell]);
        for (const Digit digit : digits_of(extras)) {
            one.guardians.push_back(Candidate::at(cell, digit));
        }
    }
    return one;
}

/// All rectangles that could be filled with two digits both ways, but for their guardians.
std::vector<Guarded> guarded_rectangles(const State& state) {
    std::vector<Guarded> all;
    for (Cell a = 0; a < kCells; ++a) {
        for (Cell b = a + 1; b < kCells; ++b) {
            const std::vector<Cell> cells = {a, b, cell_at(row_of(a), column_of(b)),
                                             cell_at(row_of(b), column_of(a))};
            if (row_of(a) == row_of(b) || column_of(a) >= column_of(b)) continue;
            std::set<int> boxes;
            DigitMask common = kAllDigits;
            for (const Cell cell : cells) {
                boxes.insert(box_of(cell));
                common = static_cast<DigitMask>(common & state.candidates(cell));
            }
            if (boxes.size() != 2) continue;
            for (const Digit low : digits_of(common)) {
                for (const Digit high : digits_of(without(common, mask_of(low)))) {
                    std::array<DigitMask, kCells> cores{};
                    cores.fill(static_cast<DigitMask>(mask_of(low) | mask_of(high)));
                    if (low < high) all.push_back(guarded(state, cells, cores));
                }
            }
        }
    }
    return all;
}

/// Any blank cells of a row or a box with any cores: deadly or not, the types say the same of them.
Guarded random_pattern(const State& state, Random& random) {
    std::vector<Cell> cells;
    std::array<DigitMask, kCells> cores{};
    const auto house = static_cast<House>(random.below(kHouses));
    for (const Cell cell : kHouseMasks[house] & state.blanks()) {
        if (random.below(2) == 0) continue;
        DigitMask core = 0;
        for (const Digit digit : digits_of(state.candidates(cell))) {
            if (random.below(3) != 0) core = static_cast<DigitMask>(core | mask_of(digit));
        }
        if (core == 0) continue;
        cores[cell] = core;
        cells.push_back(cell);
    }
    return guarded(state, cells, cores);
}

std::vector<Step> steps_of(Search& search, const Guarded& one) {
    DeadlyPattern pattern;
    pattern.row = find_technique_row("unique-loop");
    pattern.cells = one.cells;
    pattern.digits = one.core_digits;
    pattern.cores = one.cores;
    Steps steps(Steps::Want::all);
    EXPECT_FALSE(add_guardian_steps(search, pattern, steps));
    return std::move(steps.found());
}

bool excludes(Candidate one, Candidate other) {
    if (one.cell == other.cell) return one.digit != other.digit;
    return one.digit == other.digit && are_peers(one.cell, other.cell);
}

/// What would make every guardian false, if it were true. Of a single cell with guardians only the
/// rest of the cell counts: the cell itself says what else goes.
std::set<Candidate> excluding_all(const State& state, const Guarded& one) {
    std::set<Candidate> all;
    for (int index = 0; index < kCells * kDigits; ++index) {
        const Candidate candidate = Candidate::from_index(index);
        if (!state.has(candidate)) continue;
        if (one.guarded.count() == 1 && candidate.cell != one.guarded.first()) continue;
        if (std::all_of(one.guardians.begin(), one.guardians.end(),
                        [&](Candidate guardian) { return excludes(candidate, guardian); })) {
            all.insert(candidate);
        }
    }
    return all;
}

std::set<Candidate> as_set(const std::vector<Candidate>& candidates) {
    return {candidates.begin(), candidates.end()};
}

using Subset = std::tuple<House, std::vector<Cell>, std::set<Candidate>>;

/// Type 3 by trying all sets of cells beside the guardians.
std::set<Subset> plain_subsets(const State& state, const Guarded& one) {
    constexpr int kMostCells = 5;
    std::set<Subset> all;
    for (House house = 0; house < kHouses; ++house) {
        if (!one.guarded.is_within(kHouseMasks[house])) continue;
        for (unsigned chosen = 1; chosen < 1U << 9; ++chosen) {
            CellMask cells;
            for (int i = 0; i < 9; ++i) {
                if ((chosen >> i & 1U) != 0) cells.add(kHouseCells[house][i]);
            }
            if (cells.count() > kMostCells || !cells.is_within(state.blanks()) ||
                cells.intersects(one.guarded)) {
                continue;
            }
            DigitMask digits = one.extras;
            for (const Cell cell : cells)
                digits = static_cast<DigitMask>(digits | state.candidates(cell));
            if (digit_count(digits) != cells.count() + 1) continue;
            std::set<Candidate> removals;
            for (const Cell cell : kHouseMasks[house].without(cells | one.guarded)) {
                for (const Digit digit : digits_of(digits)) {
                    if (state.has(Candidate::at(cell, digit)))
                        removals.insert(Candidate::at(cell, digit));
                }
            }
            if (!removals.empty()) all.insert({house, cells.cells(), removals});
        }
    }
    return all;
}

/// Type 4: core digits that have no place in a house but the guarded cells, one fewer than those;
/// the other core digits go there.
std::set<std::pair<House, std::set<Candidate>>> plain_locks(const State& state,
                                                            const Guarded& one) {
    std::set<std::pair<House, std::set<Candidate>>> all;
    for (House house = 0; house < kHouses; ++house) {
        if (one.guarded.count() < 2 || !one.guarded.is_within(kHouseMasks[house])) continue;
        DigitMask locked = 0;
        for (const Digit digit : digits_of(without(one.core_digits, one.extras))) {
            const CellMask places = state.cells_with(digit) & kHouseMasks[house];
            if (!places.empty() && places.is_within(one.guarded))
                locked = static_cast<DigitMask>(locked | mask_of(digit));
        }
        if (digit_count(locked) != one.guarded.count() - 1) continue;
        std::set<Candidate> removals;
        for (const Cell cell : one.guarded) {
            for (const Digit digit : digits_of(without(one.cores[cell], locked))) {
                removals.insert(Candidate::at(cell, digit));
            }
        }
        if (!removals.empty()) all.insert({house, removals});
    }
    return all;
}

/// How many of each type were seen: 1 and 2, 3, 4.
struct Seen {
    std::size_t sight = 0;
    std::size_t subsets = 0;
    std::size_t locks = 0;
};

void expect_what_the_types_say(Search& search, const Guarded& one, Seen& seen) {
    const State& state = search.state();
    std::set<Candidate> sight;
    std::set<Subset> subsets;
    std::set<std::pair<House, std::set<Candidate>>> locks;
    for (const Step& step : steps_of(search, one)) {
        EXPECT_EQ(as_set(step.fins), as_set(one.guardians));
        EXPECT_EQ(step.cells, one.cells);
        if (step.base.empty()) {
            sight = as_set(step.removals);
        } else if (!step.sets.empty()) {
            subsets.insert({step.base[0], step.sets[0].cells.cells(), as_set(step.removals)});
        } else {
            locks.insert({step.base[0], as_set(step.removals)});
        }
    }
    EXPECT_EQ(sight, one.guardians.empty() ? std::set<Candidate>() : excluding_all(state, one));
    const bool several = one.guarded.count() > 1;
    EXPECT_EQ(subsets, several ? plain_subsets(state, one) : std::set<Subset>());
    EXPECT_EQ(locks, plain_locks(state, one));
    seen.sight += sight.size();
    seen.subsets += subsets.size();
    seen.locks += locks.size();
}

/// Positions whose digits have one solution.
template <class Visit>
void for_each_proper(int rounds, int percent, Random& random, Visit visit) {
    for (int round = 0; round < rounds; ++round) {
        const auto [solution, state] = thinned_position(36, percent, random);
        if (test::brute_force_count(state.values(), 2) == 1) visit(state, solution);
    }
}

TEST(Guardians, AreSoundOnRectangles) {
    Random random(81);
    std::size_t steps = 0;
    for_each_proper(800, 8, random, [&](const State& state, const Grid& solution) {
        Search search(state);
        Seen seen;
        for (const Guarded& one : guarded_rectangles(state)) {
            expect_what_the_types_say(search, one, seen);
            for (const Step& step : steps_of(search, one)) {
                EXPECT_TRUE(is_sound(step, solution));
                ++steps;
            }
        }
    });
    EXPECT_GT(steps, 10U);
}

TEST(Guardians, RemoveWhatTheirTypesSay) {
    Random random(84);
    Seen seen;
    for_each_proper(120, 25, random, [&](State state, const Grid& solution) {
        // A wrong position as well, in which a subset may have too few digits.
        if (random.below(2) == 0) {
            for (const Cell cell : state.blanks()) {
                if (digit_count(state.candidates(cell)) > 2 && random.below(2) == 0)
                    state.remove(Candidate::at(cell, solution[cell]));
            }
        }
        Search search(state);
        for (int i = 0; i < 40; ++i) {
            expect_what_the_types_say(search, random_pattern(state, random), seen);
        }
    });
    EXPECT_GT(seen.sight, 50U);
    EXPECT_GT(seen.subsets, 50U);
    EXPECT_GT(seen.locks, 20U);
}

TEST(Guardians, AreSilentWhereTheDigitsHaveSeveralSolutions) {
    Random random(82);
    int asked = 0;
    for (int round = 0; round < 20; ++round) {
        const State state = thinned_position(26, 20, random).state;
        if (test::brute_force_count(state.values(), 2) == 1) continue;
        Search search(state);
        for (const Guarded& one : guarded_rectangles(state)) {
            ++asked;
            EXPECT_TRUE(steps_of(search, one).empty());
        }
    }
    EXPECT_GT(asked, 100);
}

TEST(Proper, CountsTheSolutionsOfDigitsAndOfGivens) {
    Random random(83);
    int proper_values = 0;
    Proper proper;
    for (int round = 0; round < 60; ++round) {
        const State state = thinned_position(30 + round % 10, 50, random).state;
        proper.reset();
        const bool values = test::brute_force_count(state.values(), 2) == 1;
        EXPECT_EQ(proper.values(state), values);
        EXPECT_FALSE(proper.givens(state));  // half of the digits: far too few
        EXPECT_EQ(proper.values(State()), values) << "kept until it is reset";
        const State all_given(state.values());
        proper.reset();
        EXPECT_EQ(proper.givens(all_given), values);
        proper_values += values ? 1 : 0;
    }
    EXPECT_GT(proper_values, 5);
    EXPECT_LT(proper_values, 55);
}

}  // namespace
}  // namespace nonet::logic
