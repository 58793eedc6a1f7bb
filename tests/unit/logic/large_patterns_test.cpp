// Exocets, SK-loops, multi-sector locked sets and tridagons: each step must be proved by its own
// pattern, in positions of many kinds, and its evidence must be what its file says.
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"
#include "pattern_proof.hpp"
#include "support/puzzle_list.hpp"

#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <bit>
#include <functional>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

using test::Truth;

// Easter Monster, Golden Nugget, Fata Morgana; others of the forum's collections of hard puzzles;
// the last ones have a tridagon.
const char* const kHardPuzzles = R"(
1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1
.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....
........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........
2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2
9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2
98.7.......7.6.9....6.5....4......3..9...2..1...6..5..1.......4.3.....2...98..7..
98.7.....7..9..6....6.5..7.8...4...3.2.....1...9...5....85..7......1...4.....3.2.
........1.....234...3...52.....6......2..4..567.8.......5..1..4.8.9..1..9...7....
...........1..2..3.2..4.56.....1......7....3..6...374...6..1..42.4..6..78...9.6..
57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..
98.76.54.7..5.........4....89......6...8..32.....9..1.6...5....54.98...7.794.6...
987.........96.8......5....87....43.3.9...2...42....972.8..43...94.2378..3.......
)";

/// Calls `check` with every step of a technique: in the puzzles as they are, and on ways on which
/// candidates that are false in the solution go at random.
int for_each_step(const char* technique, int rounds,
                  const std::function<void(const State&, const Step&)>& check) {
    const TechniqueRow* row = find_technique_row(technique);
    if (row == nullptr) throw std::invalid_argument(technique);
    int steps_seen = 0;
    Random random(5);
    for (const Grid& puzzle : nonet::test::grids_of(kHardPuzzles)) {
        const Grid solved = solution(puzzle).value();
        for (int round = 0; round < rounds; ++round) {
            State state(puzzle);
            for (int i = 0; i < 12; ++i) {
                Search search(state);
                Steps steps(Steps::Want::all);
                row->find(search, *row, steps);
                for (const Step& step : steps.found()) {
                    ++steps_seen;
                    EXPECT_TRUE(is_sound(step, solved));
                    check(state, step);
                }
                for (int n = 0; n < 40; ++n) {
                    const Candidate gone =
                        Candidate::from_index(static_cast<int>(random.below(729)));
                    if (solved[gone.cell] != gone.digit) state.remove(gone);
                }
            }
        }
    }
    return steps_seen;
}

std::vector<Truth> truths_of_cells(const State& state, const std::vector<Cell>& cells) {
    std::vector<Truth> truths;
    truths.reserve(cells.size());
    for (const Cell cell : cells) truths.push_back(test::truth_of_cell(state, cell));
    return truths;
}

/// Base, targets and mirrors; and the base digits on the cross-lines, and on the lines and in the
/// boxes of the base's chute.
std::vector<Truth> truths_of_exocet(const State& state, const Step& step) {
    std::vector<Cell> cells = step.cells;
    for (std::size_t i = 0; i < step.sets.size(); ++i) {
        if (i == 1 || i == 2) continue;  // the S cells and the companions
        for (const Cell cell : step.sets[i].cells) cells.push_back(cell);
    }
    std::vector<House> houses = step.base;
    const Cell first = step.cells[0];
    const bool is_row = row_of(first) == row_of(step.cells[1]);
    for (int i = 0; i < 3; ++i) {
        houses.push_back(is_row ? row_house(band_of(first) * 3 + i)
                                : column_house(stack_of(first) * 3 + i));
        houses.push_back(box_house(is_row ? band_of(first) * 3 + i : i * 3 + stack_of(first)));
    }
    std::vector<Truth> truths = truths_of_cells(state, cells);
    for (const House house : houses) {
        for (const Digit digit : step.digits) {
            truths.push_back(test::truth_of_house(state, house, digit));
        }
    }
    return truths;
}

/// Base, targets and companions are all that the base's chute has of the second and third
/// cross-line beside the base's line.
void expect_all_of_the_chute(const Step& step) {
    const Cell base = step.cells[0];
    const bool is_row = row_of(base) == row_of(step.cells[1]);
    const auto in_chute = [&](Cell cell) {
        return is_row ? band_of(cell) == band_of(base) : stack_of(cell) == stack_of(base);
    };
    const auto on_base_line = [&](Cell cell) {
        return is_row ? row_of(cell) == row_of(base) : column_of(cell) == column_of(base);
    };
    CellMask named = step.sets[2].cells;
    for (const Cell target : step.sets[0].cells) {
        if (in_chute(target)) named.add(target);
    }
    CellMask expected;
    for (const House line : {step.base[1], step.base[2]}) {
        for (const Cell cell : kHouseMasks[line]) {
            if (in_chute(cell) && !on_base_line(cell)) expected.add(cell);
        }
    }
    EXPECT_EQ(named, expected);
    for (std::size_t i = 3; i < step.sets.size() && step.sets.size() == 5; ++i) {
        // The mirror of a target is in the box of the other one.
        const std::vector<Cell> targets = step.sets[0].cells.cells();
        EXPECT_EQ(box_of(step.sets[i].cells.first()), box_of(targets.at(4 - i)));
    }
}

void expect_exocet(const State& state, const Step& step) {
    ASSERT_EQ(step.cells.size(), 2U);
    ASSERT_EQ(step.base.size(), 3U);
    ASSERT_GE(step.sets.size(), 3U);
    ASSERT_EQ(step.cover.size(), 2 * step.digits.size());
    EXPECT_EQ(step.sets[0].cells.count(), 2);
    for (std::size_t i = 0; i < step.digits.size(); ++i) {
        const Digit digit = step.digits[i];
        CellMask places;
        for (const Cell cell : step.sets[1].cells) {
            if (state.has(Candidate::at(cell, digit)) || state.values()[cell] == digit)
                places.add(cell);
        }
        EXPECT_TRUE(
            places.is_within(kHouseMasks[step.cover[2 * i]] | kHouseMasks[step.cover[2 * i + 1]]))
            << "digit " << digit << " is not covered";
        for (const Cell cell : step.sets[2].cells) {
            EXPECT_FALSE(state.has(Candidate::at(cell, digit)));
            EXPECT_NE(state.values()[cell], digit);
        }
    }
    expect_all_of_the_chute(step);
    const auto unproved = test::unproved_in(step, truths_of_exocet(state, step));
    EXPECT_FALSE(unproved) << cell_name(unproved->cell) << " " << int{unproved->digit};
}

TEST(LargePatterns, JuniorExocetsAreProvedByTheirOwnCells) {
    const int steps = for_each_step("junior-exocet", 1, expect_exocet);
    EXPECT_GT(steps, 10);
}

TEST(LargePatterns, JuniorExocetsHaveTheirTargetsInTheChute) {
    for_each_step("junior-exocet", 1, [](const State&, const Step& step) {
        const Cell base = step.cells[0];
        for (const Cell target : step.sets[0].cells) {
            EXPECT_NE(box_of(target), box_of(base));
            EXPECT_TRUE(band_of(target) == band_of(base) || stack_of(target) == stack_of(base));
        }
    });
}

TEST(LargePatterns, SeniorExocetsAreProvedByTheirOwnCells) {
    const int steps = for_each_step("senior-exocet", 6, expect_exocet);
    EXPECT_GT(steps, 10);
}

/// As many links as cells, all candidates linked, and what goes is linked outside the cells.
void expect_locked(const State& state, const Step& step) {
    CellMask cells;
    for (const Cell cell : step.cells) cells.add(cell);
    EXPECT_EQ(cells.count(), static_cast<int>(step.cells.size()));
    ASSERT_EQ(step.cover.size(), step.sets.size());
    std::array<CellMask, kDigits> linked;
    int links = 0;
    for (std::size_t i = 0; i < step.cover.size(); ++i) {
        EXPECT_EQ(step.sets[i].cells, cells & kHouseMasks[step.cover[i]]);
        links += std::popcount(step.sets[i].digits);
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if ((step.sets[i].digits & mask_of(digit)) == 0) continue;
            linked[digit - 1] |= kHouseMasks[step.cover[i]];
        }
    }
    EXPECT_EQ(links, cells.count());
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        EXPECT_TRUE((cells & state.cells_with(digit)).is_within(linked[digit - 1]));
    }
    for (const Candidate removal : step.removals) {
        EXPECT_TRUE(linked[removal.digit - 1].without(cells).has(removal.cell));
    }
}

void expect_proved_by_cells(const State& state, const Step& step) {
    const auto unproved = test::unproved_in(step, truths_of_cells(state, step.cells));
    EXPECT_FALSE(unproved) << cell_name(unproved->cell) << " " << int{unproved->digit};
}

TEST(LargePatterns, SkLoopsHaveAsManyLinksAsCells) {
    const int steps = for_each_step("sk-loop", 3, [](const State& state, const Step& step) {
        EXPECT_EQ(step.cover.size(), 8U);
        expect_locked(state, step);
        expect_proved_by_cells(state, step);
    });
    EXPECT_GE(steps, 9);
}

TEST(LargePatterns, MultiSectorLockedSetsHaveAsManyLinksAsCells) {
    const int steps =
        for_each_step("multi-sector-locked-sets", 1, [](const State& state, const Step& step) {
            expect_locked(state, step);
            if (step.cells.size() <= 16) expect_proved_by_cells(state, step);
        });
    EXPECT_GE(steps, 9);
}

TEST(LargePatterns, TridagonsAreProvedByTheirOwnCells) {
    const int steps = for_each_step("tridagon", 2, [](const State& state, const Step& step) {
        EXPECT_EQ(step.cells.size(), 12U);
        expect_proved_by_cells(state, step);
        for (const Candidate guardian : step.fins) {
            EXPECT_TRUE(state.has(guardian));
            EXPECT_EQ(std::count(step.digits.begin(), step.digits.end(), guardian.digit), 0);
        }
    });
    EXPECT_GE(steps, 3);
}

// What makes a tridagon, from the oracle: of all ways to choose a diagonal in each of four boxes,
// three digits fill those with an even number of odd permutations, and no others. The technique
// must find a guardian in exactly the others.
TEST(LargePatterns, TridagonsAreExactlyTheDiagonalsThatThreeDigitsCannotFill) {
    const TechniqueRow* row = find_technique_row("tridagon");
    ASSERT_NE(row, nullptr);
    std::array<std::array<int, 3>, 6> orders{};
    std::array<int, 3> order{0, 1, 2};
    for (auto& one : orders) {
        one = order;
        std::next_permutation(order.begin(), order.end());
    }
    int impossible = 0;
    for (int choice = 0; choice < 6 * 6 * 6; ++choice) {
        const std::array<int, 4> chosen{0, choice % 6, choice / 6 % 6, choice / 36};
        State state;
        CellMask cells;
        for (int box = 0; box < 4; ++box) {
            for (int i = 0; i < 3; ++i) {
                cells.add(cell_at(box / 2 * 3 + i, box % 2 * 3 + orders[chosen[box]][i]));
            }
        }
        std::vector<Truth> truths;
        for (const Cell cell : cells) {
            for (Digit digit = 4; digit <= kDigits; ++digit) {
                state.remove(Candidate::at(cell, digit));
            }
            truths.push_back(test::truth_of_cell(state, cell));
        }
        const bool can_be_filled = test::can_hold(truths, std::nullopt, std::nullopt);
        impossible += can_be_filled ? 0 : 1;
        Candidates with_guardian = state.all_candidates();
        with_guardian.set(cells.first(), static_cast<DigitMask>(mask_of(1) | mask_of(2) |
                                                                mask_of(3) | mask_of(4)));
        Search search{State(with_guardian)};
        Steps steps(Steps::Want::first);
        row->find(search, *row, steps);
        EXPECT_EQ(steps.empty(), can_be_filled) << choice;
        if (steps.empty()) continue;
        EXPECT_EQ(steps.found()[0].placements,
                  (std::vector<Candidate>{Candidate::at(cells.first(), 4)}));
    }
    EXPECT_EQ(impossible, 108);
}

TEST(PatternProof, KnowsWhatASmallPatternProves) {
    State state;
    for (Digit digit = 3; digit <= kDigits; ++digit) {
        state.remove(Candidate::at(0, digit));
        state.remove(Candidate::at(1, digit));
    }
    Step step;  // a naked pair
    step.removals = {Candidate::at(2, 1), Candidate::at(9, 2)};
    EXPECT_FALSE(test::unproved_in(step, truths_of_cells(state, {0, 1})));
    step.removals.push_back(Candidate::at(9, 3));
    EXPECT_EQ(test::unproved_in(step, truths_of_cells(state, {0, 1})), Candidate::at(9, 3));
    EXPECT_EQ(test::unproved_in(step, truths_of_cells(state, {0})), Candidate::at(2, 1));
}

}  // namespace
}  // namespace nonet::logic
