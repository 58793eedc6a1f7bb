// The tables of the board, against the rules of Sudoku spelled out.
#include <nonet/geometry.hpp>

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace nonet {
namespace {

bool share_a_house(Cell a, Cell b) {
    return std::any_of(kHouseCells.begin(), kHouseCells.end(), [&](const auto& cells) {
        return std::find(cells.begin(), cells.end(), a) != cells.end() &&
               std::find(cells.begin(), cells.end(), b) != cells.end();
    });
}

TEST(Geometry, NumbersCellsRowByRow) {
    EXPECT_EQ(cell_at(0, 0), 0);
    EXPECT_EQ(cell_at(0, 8), 8);
    EXPECT_EQ(cell_at(4, 4), 40);
    EXPECT_EQ(cell_at(8, 8), 80);
    for (Cell cell = 0; cell < kCells; ++cell) {
        EXPECT_EQ(cell_at(row_of(cell), column_of(cell)), cell);
        EXPECT_EQ(band_of(cell), row_of(cell) / 3);
        EXPECT_EQ(stack_of(cell), column_of(cell) / 3);
        EXPECT_EQ(box_of(cell), band_of(cell) * 3 + stack_of(cell));
    }
}

TEST(Geometry, HousesAreRowsThenColumnsThenBoxes) {
    for (int i = 0; i < 9; ++i) {
        for (const Cell cell : kHouseCells[row_house(i)]) EXPECT_EQ(row_of(cell), i);
        for (const Cell cell : kHouseCells[column_house(i)]) EXPECT_EQ(column_of(cell), i);
        for (const Cell cell : kHouseCells[box_house(i)]) EXPECT_EQ(box_of(cell), i);
    }
    EXPECT_EQ(row_house(0), 0);
    EXPECT_EQ(column_house(0), 9);
    EXPECT_EQ(box_house(8), 26);
}

TEST(Geometry, EveryHouseHasNineCellsInReadingOrder) {
    for (const auto& cells : kHouseCells) {
        EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end()));
        EXPECT_EQ(std::set<Cell>(cells.begin(), cells.end()).size(), 9U);
    }
}

TEST(Geometry, EveryCellStandsInThreeHouses) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto holds = [&](const auto& cells) {
            return std::find(cells.begin(), cells.end(), cell) != cells.end();
        };
        EXPECT_EQ(std::count_if(kHouseCells.begin(), kHouseCells.end(), holds), 3);
    }
}

TEST(Geometry, PeersAreTheTwentyOtherCellsOfACellsHouses) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        std::set<Cell> expected;
        for (Cell other = 0; other < kCells; ++other) {
            if (other != cell && share_a_house(cell, other)) expected.insert(other);
        }
        EXPECT_EQ(expected.size(), 20U);
        const auto& peers = kPeerCells[cell];
        EXPECT_TRUE(std::equal(peers.begin(), peers.end(), expected.begin(), expected.end()));
    }
}

TEST(Geometry, SeeingEachOtherIsMutual) {
    for (Cell a = 0; a < kCells; ++a) {
        EXPECT_FALSE(are_peers(a, a));
        for (Cell b = 0; b < kCells; ++b) EXPECT_EQ(are_peers(a, b), are_peers(b, a));
    }
    EXPECT_TRUE(are_peers(cell_at(0, 0), cell_at(0, 8)));
    EXPECT_TRUE(are_peers(cell_at(0, 0), cell_at(8, 0)));
    EXPECT_TRUE(are_peers(cell_at(0, 0), cell_at(2, 2)));
    EXPECT_FALSE(are_peers(cell_at(0, 0), cell_at(3, 3)));
    EXPECT_FALSE(are_peers(cell_at(2, 2), cell_at(3, 3)));
}

TEST(Geometry, DigitMasksHoldOneBitForEachDigit) {
    DigitMask all = 0;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        EXPECT_EQ(mask_of(digit), 1 << (digit - 1));
        all = static_cast<DigitMask>(all | mask_of(digit));
    }
    EXPECT_EQ(all, kAllDigits);
}

}  // namespace
}  // namespace nonet
