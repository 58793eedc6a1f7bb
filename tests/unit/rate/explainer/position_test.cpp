// The position: the three views of the candidates agree, whatever is placed and removed.
#include "rate/explainer/position.hpp"

#include <nonet/random.hpp>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

const char* const kPuzzle =
    "000105000140000670080002400063070010900000003010090520007200080026000035000409000";

logic::State state_of(const char* puzzle) {
    return logic::State(Grid::from_line(puzzle).value());
}

void expect_same(const Position& position, const logic::State& state) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        EXPECT_EQ(position.value(cell), state.values()[cell]) << cell;
        EXPECT_EQ(position.candidates(cell), state.candidates(cell)) << cell;
    }
    CellMask bivalue;
    for (const Cell cell : state.blanks()) {
        if (count_bits(state.candidates(cell)) == 2) bivalue.add(cell);
    }
    EXPECT_EQ(position.bivalue_cells(), bivalue);
    EXPECT_EQ(position.blanks(), state.blanks());
    for (Digit digit = 1; digit <= 9; ++digit) {
        EXPECT_EQ(position.cells_with(digit), state.cells_with(digit)) << digit;
        int values = 0;
        for (Cell cell = 0; cell < kCells; ++cell) values += state.values()[cell] == digit ? 1 : 0;
        EXPECT_EQ(position.value_count(digit), values) << digit;
        for (House house = 0; house < kHouses; ++house) {
            EXPECT_EQ(position.places(house, digit), state.place_mask(house, digit));
            EXPECT_EQ(position.blank_count(house), (state.blanks() & kHouseMasks[house]).count());
        }
    }
}

TEST(ExplainerPosition, StartsFromTheGivens) {
    expect_same(Position(state_of(kPuzzle)), state_of(kPuzzle));
}

TEST(ExplainerPosition, FollowsPlacementsAndRemovals) {
    Random random(7);
    for (int round = 0; round < 20; ++round) {
        logic::State state = state_of(kPuzzle);
        Position position(state);
        for (int change = 0; change < 40; ++change) {
            const auto candidate = Candidate::from_index(static_cast<int>(random.below(729)));
            if (!state.has(candidate)) continue;
            if (change % 4 == 0) {
                state.place(candidate);
                position.place(candidate.cell, candidate.digit);
            } else {
                state.remove(candidate);
                position.remove(candidate);
            }
        }
        expect_same(position, state);
    }
}

TEST(ExplainerPosition, IsEqualByWhatItHolds) {
    const Position start(state_of(kPuzzle));
    Position other = start;
    EXPECT_TRUE(other == start);
    const Cell blank = start.blanks().first();
    other.remove(blank, std::countr_zero(start.candidates(blank)) + 1);
    EXPECT_FALSE(other == start);
}

TEST(ExplainerPosition, WalksPeersByBoxRowColumn) {
    // r5c5: the rest of its box row by row, then of its row, then of its column
    const std::array<int, kPeers> expected = {30, 31, 32, 39, 41, 48, 49, 50, 36, 37,
                                              38, 42, 43, 44, 4,  13, 22, 58, 67, 76};
    EXPECT_TRUE(std::equal(expected.begin(), expected.end(), kOrderedPeers[40].begin()));
}

}  // namespace
}  // namespace nonet::explainer
