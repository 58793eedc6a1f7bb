// Numbers of grids known from mathematics.
//
// 4×4: 288; 6×6 with 2×3 boxes: 28,200,960. Boxes that are rows make Latin squares: 2, 12, 576 and
// 161,280 of side 2 to 5 (OEIS A002860).
#include <nonet/general.hpp>

#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {

namespace {

void expect_count(const Board& board, std::uint64_t grids) {
    const SolutionCount count = count_solutions(board, 0);
    EXPECT_EQ(count.count, Uint128{grids}) << board.to_line();
    EXPECT_TRUE(count.exact);
}

TEST(BoardCounts, EmptyBoards) {
    const std::vector<std::pair<BoxShape, std::uint64_t>> known{
        {{1, 1}, 1},  {{1, 2}, 2},   {{2, 1}, 2},   {{1, 3}, 12},
        {{3, 1}, 12}, {{2, 2}, 288}, {{1, 4}, 576}, {{1, 5}, 161280}};
    for (const auto& [box, grids] : known) expect_count(Board(box), grids);
}

TEST(BoardCounts, SixBySixWithItsFirstRow) {
    Board board(BoxShape{2, 3});
    for (int column = 0; column < 6; ++column) board.set(column, column + 1);
    expect_count(board, 28200960 / 720);
}

// Some seconds, and minutes without optimisation.
#ifdef NDEBUG
TEST(BoardCounts, SixBySix) {
    expect_count(Board(BoxShape{2, 3}), 28200960);
}
#endif

}  // namespace

}  // namespace nonet
