// Full placements of a digit against a plain search row by row.
#include "logic/kit/digit_placements.hpp"

#include <nonet/random.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

/// Adds the cells of every full placement that goes on with `chosen` from `row`; true: any.
bool add_placements(const CellMask& open, int row, const CellMask& chosen, CellMask& placeable) {
    if (row == 9) {
        placeable |= chosen;
        return true;
    }
    bool any = false;
    for (const Cell cell : open& kHouseMasks[row_house(row)]) {
        if (chosen.intersects(kPeerMasks[cell])) continue;
        any = add_placements(open, row + 1, chosen | CellMask::of(cell), placeable) || any;
    }
    return any;
}

TEST(PlaceableCells, AreThoseOfAllFullPlacements) {
    Random random(11);
    int with = 0;
    int without = 0;
    for (int round = 0; round < 400; ++round) {
        CellMask open;
        const std::uint64_t percent = 15 + random.below(50);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (random.below(100) < percent) open.add(cell);
        }
        CellMask placeable;
        ++(add_placements(open, 0, CellMask(), placeable) ? with : without);
        EXPECT_EQ(placeable_cells(open), placeable);
    }
    EXPECT_GT(with, 50);
    EXPECT_GT(without, 50);
}

TEST(PlaceableCells, AreAllWhenAllAreOpen) {
    EXPECT_EQ(placeable_cells(CellMask::all()), CellMask::all());
    EXPECT_TRUE(placeable_cells(CellMask()).empty());
}

TEST(DeadCells, AreNoneForADigitWithoutFullPlacement) {
    Candidates candidates;
    for (Cell cell = 0; cell < 9; ++cell) candidates.remove(cell, 1);
    const State state(candidates);
    DeadCells dead;
    EXPECT_TRUE(dead.of(state, 1).empty());
    EXPECT_TRUE(dead.of(state, 2).empty());
}

TEST(DeadCells, AreBuiltAnewAfterADrop) {
    Candidates candidates;
    const State before(candidates);
    // Digit 5 in row 1 only in the first box: it goes from the rest of that box.
    for (Cell cell = 3; cell < 9; ++cell) candidates.remove(cell, 5);
    const State after(candidates);
    DeadCells dead;
    EXPECT_TRUE(dead.of(before, 5).empty());
    dead.drop();
    EXPECT_EQ(dead.of(after, 5).cells(), (std::vector<Cell>{9, 10, 11, 18, 19, 20}));
}

}  // namespace
}  // namespace nonet::logic
