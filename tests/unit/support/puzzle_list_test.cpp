// Puzzles as text in tests: what is skipped, and that a typing error cannot pass.
#include "support/puzzle_list.hpp"

#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(PuzzleList, SkipsSpaceInsideAGrid) {
    const std::string row = "1 2 . . . . . . 9\n";
    const Grid grid = test::grid_of(row + row + row + row + row + row + row + row + row);
    EXPECT_EQ(grid[0], 1);
    EXPECT_EQ(grid[1], 2);
    EXPECT_EQ(grid[80], 9);
    EXPECT_EQ(grid.clue_count(), 27);
}

TEST(PuzzleList, SkipsEmptyLinesAndComments) {
    const std::string blank(81, '.');
    const std::string one = "1" + std::string(80, '.');
    const std::vector<Grid> grids =
        test::grids_of("\n# a comment\n  " + one + "\n\n" + blank + "\n   # 1\n" + one);
    ASSERT_EQ(grids.size(), 3U);
    EXPECT_EQ(grids[0][0], 1);
    EXPECT_EQ(grids[1], Grid());
    EXPECT_EQ(grids[2][0], 1);
    EXPECT_TRUE(test::grids_of("").empty());
}

TEST(PuzzleList, ThrowsAtATypingError) {
    EXPECT_THROW(test::grid_of("12"), std::invalid_argument);
    EXPECT_THROW(test::grids_of("\n12\n"), std::invalid_argument);
    EXPECT_THROW(test::candidates_of(std::string(81, '.')), std::invalid_argument);
    EXPECT_EQ(test::candidates_of(std::string(729, '.')).count(), 0);
}

}  // namespace
}  // namespace nonet
