// What propagation must find, one small position for each rule, and what it must never do.
#include "solve/planes.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

Planes planes_of(const std::string& line) {
    return Planes(Candidates::from_grid(Grid::from_line(line).value()));
}

TEST(Planes, PlacesAGivenInItsHouses) {
    Planes planes = planes_of("5" + std::string(80, '.'));
    ASSERT_TRUE(planes.propagate());
    EXPECT_EQ(planes.candidates(0), mask_of(5));
    for (const Cell peer : kPeerCells[0]) EXPECT_FALSE(planes.has(peer, 5)) << cell_name(peer);
    EXPECT_TRUE(planes.has(40, 5));
}

TEST(Planes, FindsANakedSingle) {
    // r1c1 sees 1 to 8.
    Planes planes = planes_of(".1234....5........6........7........8" + std::string(44, '.'));
    ASSERT_TRUE(planes.propagate());
    EXPECT_EQ(planes.candidates(0), mask_of(9));
}

TEST(Planes, FindsAHiddenSingleInABox) {
    // The 1s in rows 2 and 3 and columns 2 and 3 leave only r1c1 in box 1.
    Grid grid;
    grid.set(cell_at(1, 4), 1);
    grid.set(cell_at(2, 8), 1);
    grid.set(cell_at(4, 1), 1);
    grid.set(cell_at(8, 2), 1);
    Planes planes(Candidates::from_grid(grid));
    ASSERT_TRUE(planes.propagate());
    EXPECT_EQ(planes.candidates(0), mask_of(1));
}

TEST(Planes, FindsAHiddenSingleInAColumn) {
    // 7 stands in rows 2, 5 and 8 and in boxes 4 and 7's rows, so column 1 keeps r1c1 alone.
    Candidates candidates;
    for (int row = 1; row < 9; ++row) candidates.remove(cell_at(row, 0), 7);
    Planes planes(candidates);
    ASSERT_TRUE(planes.propagate());
    EXPECT_EQ(planes.candidates(0), mask_of(7));
}

TEST(Planes, PointsOutOfABox) {
    // In box 1 the digit 4 is left in row 1 only: the rest of row 1 loses it.
    Candidates candidates;
    for (int row = 1; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) candidates.remove(cell_at(row, column), 4);
    }
    Planes planes(candidates);
    ASSERT_TRUE(planes.propagate());
    for (int column = 3; column < 9; ++column) EXPECT_FALSE(planes.has(cell_at(0, column), 4));
    EXPECT_TRUE(planes.has(cell_at(0, 2), 4));
    EXPECT_TRUE(planes.has(cell_at(1, 5), 4));
}

TEST(Planes, ClaimsFromAColumn) {
    // In column 1 the digit 4 is left in box 1 only: the rest of box 1 loses it.
    Candidates candidates;
    for (int row = 3; row < 9; ++row) candidates.remove(cell_at(row, 0), 4);
    Planes planes(candidates);
    ASSERT_TRUE(planes.propagate());
    for (int row = 0; row < 3; ++row) {
        EXPECT_TRUE(planes.has(cell_at(row, 0), 4));
        EXPECT_FALSE(planes.has(cell_at(row, 1), 4));
        EXPECT_FALSE(planes.has(cell_at(row, 2), 4));
    }
}

TEST(Planes, SeesContradictions) {
    EXPECT_FALSE(planes_of("11" + std::string(79, '.')).propagate()) << "twice in a row";
    EXPECT_FALSE(planes_of("1........1" + std::string(71, '.')).propagate()) << "in a column";
    Candidates empty_cell;
    empty_cell.set(40, 0);
    EXPECT_FALSE(Planes(empty_cell).propagate());
    Candidates homeless_digit;
    for (const Cell cell : kHouseCells[box_house(4)]) homeless_digit.remove(cell, 3);
    EXPECT_FALSE(Planes(homeless_digit).propagate());
}

TEST(Planes, TwoCellsOfARowThatNeedTheSameDigit) {
    Candidates candidates;
    candidates.set(cell_at(3, 0), mask_of(6));
    candidates.set(cell_at(3, 8), mask_of(6));
    EXPECT_FALSE(Planes(candidates).propagate());
}

TEST(Planes, SolvesAnEasyPuzzleAlone) {
    Planes planes = planes_of(
        "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");
    ASSERT_TRUE(planes.propagate());
    ASSERT_TRUE(planes.solved());
    EXPECT_EQ(planes.grid().to_line(),
              "278145693354698712916273485692817354837564129145329876423751968581936247769482531");
}

TEST(Planes, AnEmptyGridLosesNothing) {
    Planes planes{Candidates{}};
    ASSERT_TRUE(planes.propagate());
    for (Cell cell = 0; cell < kCells; ++cell) EXPECT_EQ(planes.candidates(cell), kAllDigits);
    EXPECT_FALSE(planes.solved());
}

TEST(Planes, AssignAndRemove) {
    Planes planes{Candidates{}};
    ASSERT_TRUE(planes.propagate());
    planes.assign(44, 2);
    ASSERT_TRUE(planes.propagate());
    EXPECT_EQ(planes.candidates(44), mask_of(2));
    planes.remove(0, 9);
    ASSERT_TRUE(planes.propagate());
    EXPECT_FALSE(planes.has(0, 9));
}

}  // namespace
}  // namespace nonet
