// Guardians of deadly patterns: what their types remove, against what would make all guardians
// false; and when nothing may be said, because the digits that stand have several solutions.
#include "logic/kit/guardians.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/proper.hpp"
#include "logic/technique_table.hpp"
#include "support/brute_force.hpp"
#include "thinned_positions.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

/// A rectangle that could be filled with two digits both ways, and what keeps it from that.
struct Guarded {
    std::vector<Cell> cells;
    DigitMask pair = 0;
    std::vector<Candidate> guardians;
    CellMask guarded;
};

std::vector<Guarded> guarded_rectangles(const State& state) {
    std::vector<Guarded> all;
    for (Cell a = 0; a < kCells; ++a) {
        for (Cell b = a + 1; b < kCells; ++b) {
            const Cell c = cell_at(row_of(a), column_of(b));
            const Cell d = cell_at(row_of(b), column_of(a));
            if (row_of(a) == row_of(b) || column_of(a) >= column_of(b)) continue;
            if (std::set{box_of(a), box_of(b), box_of(c), box_of(d)}.size() != 2) continue;
            const auto common = static_cast<DigitMask>(state.candidates(a) & state.candidates(b) &
                                                       state.candidates(c) & state.candidates(d));
            for (const Digit low : digits_of(common)) {
                for (const Digit high : digits_of(without(common, mask_of(low)))) {
                    if (low > high) continue;
                    Guarded one{
                        {a, b, c, d}, static_cast<DigitMask>(mask_of(low) | mask_of(high)), {}, {}};
                    for (const Cell cell : one.cells) {
                        for (const Digit digit :
                             digits_of(without(state.candidates(cell), one.pair))) {
                            one.guardians.push_back(Candidate::at(cell, digit));
                            one.guarded.add(cell);
                        }
                    }
                    all.push_back(one);
                }
            }
        }
    }
    return all;
}

std::vector<Step> steps_of(Search& search, const Guarded& one) {
    DeadlyPattern pattern;
    pattern.row = find_technique_row("unique-loop");
    pattern.cells = one.cells;
    pattern.digits = one.pair;
    for (const Cell cell : one.cells) pattern.cores[cell] = one.pair;
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
    DigitMask extras = 0;
    for (const Candidate guardian : one.guardians)
        extras = static_cast<DigitMask>(extras | mask_of(guardian.digit));
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
            DigitMask digits = extras;
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
        for (const Digit digit : digits_of(one.pair)) {
            const CellMask places = state.cells_with(digit) & kHouseMasks[house];
            if (!places.empty() && places.is_within(one.guarded))
                locked = static_cast<DigitMask>(locked | mask_of(digit));
        }
        if (digit_count(locked) != one.guarded.count() - 1) continue;
        std::set<Candidate> removals;
        for (const Cell cell : one.guarded) {
            for (const Digit digit : digits_of(without(one.pair, locked)))
                removals.insert(Candidate::at(cell, digit));
        }
        if (!removals.empty()) all.insert({house, removals});
    }
    return all;
}

TEST(Guardians, RemoveWhatTheirTypesSay) {
    Random random(81);
    std::size_t counts[3] = {0, 0, 0};
    for (int round = 0; round < 1000; ++round) {
        const auto [solution, state] = thinned_position(36, 8, random);
        if (test::brute_force_count(state.values(), 2) != 1) continue;
        Search search(state);
        for (const Guarded& one : guarded_rectangles(state)) {
            if (one.guardians.empty()) continue;
            std::set<Candidate> seen;
            std::set<Subset> subsets;
            std::set<std::pair<House, std::set<Candidate>>> locks;
            for (const Step& step : steps_of(search, one)) {
                EXPECT_TRUE(is_sound(step, solution));
                EXPECT_EQ(as_set(step.fins), as_set(one.guardians));
                EXPECT_EQ(step.cells, one.cells);
                EXPECT_EQ(step.digits.size(), 2U);
                if (step.base.empty()) {
                    seen = as_set(step.removals);
                } else if (!step.sets.empty()) {
                    subsets.insert(
                        {step.base[0], step.sets[0].cells.cells(), as_set(step.removals)});
                } else {
                    locks.insert({step.base[0], as_set(step.removals)});
                }
            }
            EXPECT_EQ(seen, excluding_all(state, one));
            const bool several = one.guarded.count() > 1;
            EXPECT_EQ(subsets, several ? plain_subsets(state, one) : std::set<Subset>());
            EXPECT_EQ(locks, plain_locks(state, one));
            counts[0] += seen.size();
            counts[1] += subsets.size();
            counts[2] += locks.size();
        }
    }
    EXPECT_GT(counts[0], 20U);
    EXPECT_GT(counts[1], 20U);
    EXPECT_GT(counts[2], 10U);
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
