// The two views of a position (by cell, by house) agree, and singles are noticed.
#include <nonet/random.hpp>
#include <nonet/solve.hpp>
#include <nonet/state.hpp>

#include <bit>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const char* const kPuzzle =
    "000704005020010070000080002090006250600070008053200010400090000030060090200407000";

void expect_consistent(const State& state) {
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            int places = 0;
            for (const Cell cell : kHouseCells[house]) {
                const bool has = state.has(Candidate::at(cell, digit));
                places += has ? 1 : 0;
                EXPECT_EQ(has, state.cells_with(digit).has(cell));
            }
            EXPECT_EQ(places, state.places(house, digit));
        }
    }
}

TEST(State, StartsFromGivensWithAllThatTheyAllow) {
    const Grid puzzle = Grid::from_line(kPuzzle).value();
    const State state(puzzle);
    EXPECT_EQ(state.givens(), puzzle);
    EXPECT_EQ(state.values(), puzzle);
    for (Cell cell = 0; cell < kCells; ++cell) {
        DigitMask allowed = puzzle[cell] == 0 ? kAllDigits : DigitMask{0};
        for (const Cell peer : kPeerCells[cell]) {
            if (puzzle[peer] != 0)
                allowed = static_cast<DigitMask>(allowed & ~mask_of(puzzle[peer]));
        }
        EXPECT_EQ(state.candidates(cell), allowed) << cell_name(cell);
    }
    expect_consistent(state);
}

TEST(State, StaysConsistentOnRandomWays) {
    Random random(7);
    for (int round = 0; round < 50; ++round) {
        State state(Grid::from_line(kPuzzle).value());
        for (int i = 0; i < 40; ++i) {
            const Candidate candidate = Candidate::from_index(static_cast<int>(random.below(729)));
            if (random.below(2) == 0) {
                state.remove(candidate);
            } else if (state.has(candidate)) {
                state.place(candidate);
            }
        }
        expect_consistent(state);
    }
}

TEST(State, NoticesEverySingle) {
    Random random(8);
    for (int round = 0; round < 200; ++round) {
        State state(Grid::from_line(kPuzzle).value());
        for (int i = 0; i < 150; ++i) {
            state.remove(Candidate::from_index(static_cast<int>(random.below(729))));
        }
        const auto is_noted = [](const SinglesQueue& queue, Candidate single) {
            for (const Candidate entry : queue.entries()) {
                if (entry == single) return true;
            }
            return false;
        };
        for (int index = 0; index < 729; ++index) {
            const Candidate candidate = Candidate::from_index(index);
            if (!state.has(candidate)) continue;
            if (std::has_single_bit(state.candidates(candidate.cell))) {
                EXPECT_TRUE(is_noted(state.naked_singles(), candidate));
            }
            if (state.places(row_house(row_of(candidate.cell)), candidate.digit) == 1) {
                EXPECT_TRUE(is_noted(state.hidden_singles(), candidate));
            }
        }
    }
}

TEST(State, KeepsGivenAndPlacedApart) {
    Grid givens;
    givens.set(0, 5);
    Grid placed;
    placed.set(80, 7);
    const State state(givens, placed);
    EXPECT_EQ(state.givens(), givens);
    EXPECT_EQ(state.values()[80], 7);
    EXPECT_EQ(state.givens()[80], 0);
}

TEST(State, HoldsSukaku) {
    Candidates candidates;
    candidates.set(3, mask_of(4));
    const State state(candidates);
    EXPECT_EQ(state.values(), Grid());
    EXPECT_EQ(state.candidates(3), mask_of(4));
    ASSERT_EQ(state.naked_singles().entries().size(), 1U);
    EXPECT_EQ(state.naked_singles().entries()[0], Candidate::at(3, 4));
    EXPECT_EQ(state.all_candidates(), candidates);
    expect_consistent(state);
}

}  // namespace
}  // namespace nonet::logic
