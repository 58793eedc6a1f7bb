// Boards of any size: box shapes, values in and out, the order, and the rules.
#include <nonet/board.hpp>
#include <nonet/random.hpp>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// A full board by the usual shifts: each row is the one above it moved by the width of a box, and
/// by one more at the top of each band.
Board shifted_board(BoxShape box) {
    Board board(box);
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        const int row = board.row_of(cell);
        const int shift = row % box.rows * box.columns + row / box.rows;
        board.set(cell, (board.column_of(cell) + shift) % box.side() + 1);
    }
    return board;
}

TEST(UsualBox, IsTheMostNearlySquareOneNotHigherThanWide) {
    const std::vector<std::pair<int, BoxShape>> expected = {
        {1, {1, 1}},  {2, {1, 2}},  {4, {2, 2}},  {5, {1, 5}},  {6, {2, 3}},
        {7, {1, 7}},  {8, {2, 4}},  {9, {3, 3}},  {10, {2, 5}}, {12, {3, 4}},
        {15, {3, 5}}, {16, {4, 4}}, {18, {3, 6}}, {20, {4, 5}}, {24, {4, 6}},
        {25, {5, 5}}, {30, {5, 6}}, {35, {5, 7}}, {36, {6, 6}}};
    for (const auto& [side, box] : expected) EXPECT_EQ(usual_box(side), box) << side;
    for (int side = 1; side <= kMaxSide; ++side) {
        EXPECT_EQ(usual_box(side).side(), side);
        EXPECT_LE(usual_box(side).rows, usual_box(side).columns);
    }
}

TEST(Board, NumbersCellsAndBoxesRowByRow) {
    const Board board(BoxShape{2, 3});
    EXPECT_EQ(board.side(), 6);
    EXPECT_EQ(board.cell_count(), 36);
    EXPECT_EQ(board.row_of(13), 2);
    EXPECT_EQ(board.column_of(13), 1);
    const std::vector<int> boxes = {
        0, 0, 0, 1, 1, 1,  //
        0, 0, 0, 1, 1, 1,  //
        2, 2, 2, 3, 3, 3,  //
        2, 2, 2, 3, 3, 3,  //
        4, 4, 4, 5, 5, 5,  //
        4, 4, 4, 5, 5, 5,
    };
    for (int cell = 0; cell < 36; ++cell) EXPECT_EQ(board.box_of(cell), boxes[cell]) << cell;
}

TEST(Board, HasEqualBoxesInEveryShape) {
    for (int rows = 1; rows <= kMaxSide; ++rows) {
        for (int columns = 1; rows * columns <= kMaxSide; ++columns) {
            const Board board(BoxShape{rows, columns});
            std::vector<int> sizes(static_cast<std::size_t>(board.side()));
            for (int cell = 0; cell < board.cell_count(); ++cell) ++sizes.at(board.box_of(cell));
            for (const int size : sizes) EXPECT_EQ(size, board.side());
        }
    }
}

TEST(Board, ComesFromValuesAndGoesToALine) {
    std::vector<std::uint8_t> values(144);
    values[0] = 12;
    values[143] = 7;
    const Result<Board> board = Board::from_values({3, 4}, values);
    ASSERT_TRUE(board);
    EXPECT_EQ((*board)[0], 12);
    EXPECT_EQ((*board)[143], 7);
    EXPECT_EQ(board->clue_count(), 2);
    EXPECT_EQ(board->values(), values);
    EXPECT_EQ(board->to_line().substr(0, 8), "12 0 0 0");
    EXPECT_EQ(board->to_line().size(), 1U + 144 + 143);
}

TEST(Board, RefusesAShapeThatDoesNotExist) {
    for (const BoxShape box : {BoxShape{0, 3}, BoxShape{3, 0}, BoxShape{-3, -3}, BoxShape{6, 7},
                               BoxShape{37, 1}, BoxShape{1 << 16, 1 << 16}}) {
        const Result<Board> board = Board::from_values(box, std::vector<std::uint8_t>(81));
        ASSERT_FALSE(board);
        EXPECT_EQ(board.error().code, ErrorCode::bad_shape);
        EXPECT_NE(board.error().message.find("36"), std::string::npos) << board.error().message;
    }
}

TEST(Board, RefusesTheWrongNumberOfCells) {
    for (const std::size_t cells : {0U, 35U, 37U}) {
        const Result<Board> board = Board::from_values({2, 3}, std::vector<std::uint8_t>(cells));
        ASSERT_FALSE(board);
        EXPECT_EQ(board.error().code, ErrorCode::bad_shape);
        EXPECT_NE(board.error().message.find("36"), std::string::npos) << board.error().message;
    }
}

TEST(Board, RefusesAValueAboveItsSideAndNamesItsIndex) {
    std::vector<std::uint8_t> values(36);
    values[17] = 7;
    const Result<Board> board = Board::from_values({2, 3}, values);
    ASSERT_FALSE(board);
    EXPECT_EQ(board.error().code, ErrorCode::value_too_big);
    EXPECT_EQ(board.error().place, (Place{0, 17, 0}));
    EXPECT_EQ(board.error().symbol, "7");
}

TEST(Board, ComparesRowByRowAsANumber) {
    Board a(BoxShape{2, 2});
    Board b(BoxShape{2, 2});
    EXPECT_EQ(a, b);
    a.set(15, 4);
    b.set(14, 1);
    EXPECT_LT(a, b);
}

TEST(Board, OrdersBoardsThatDifferInTheirBoxesOnly) {
    const Board wide(BoxShape{2, 3});
    const Board tall(BoxShape{3, 2});
    EXPECT_NE(wide, tall);
    EXPECT_TRUE(wide < tall);
    EXPECT_FALSE(tall < wide);
    EXPECT_TRUE((wide <=> Board(BoxShape{2, 3})) == 0);
}

/// The definition, pair by pair.
std::optional<std::pair<int, int>> first_clash_by_pairs(const Board& board) {
    for (int a = 0; a < board.cell_count(); ++a) {
        for (int b = a + 1; b < board.cell_count(); ++b) {
            const bool see = board.row_of(a) == board.row_of(b) ||
                             board.column_of(a) == board.column_of(b) ||
                             board.box_of(a) == board.box_of(b);
            if (see && board[a] != 0 && board[a] == board[b]) return std::pair(a, b);
        }
    }
    return std::nullopt;
}

TEST(BoardClash, IsTheFirstPairOfAll) {
    Random random(9);
    int clashes = 0;
    int none = 0;
    for (const BoxShape box : {BoxShape{1, 1}, BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{3, 2},
                               BoxShape{1, 7}, BoxShape{3, 4}, BoxShape{5, 7}, BoxShape{6, 6}}) {
        const auto side = static_cast<std::uint64_t>(box.side());
        const int boards = side > 12 ? 25 : 100;  // going through all pairs is slow work
        for (int i = 0; i < boards; ++i) {
            Board board(box);
            const std::uint64_t values = random.below(3 * side);
            for (std::uint64_t k = 0; k < values; ++k) {
                board.set(static_cast<int>(random.below(side * side)),
                          static_cast<int>(random.below(side)) + 1);
            }
            const auto expected = first_clash_by_pairs(board);
            const auto clash = find_clash(board);
            ASSERT_EQ(clash.has_value(), expected.has_value()) << board.to_line();
            clashes += clash ? 1 : 0;
            none += clash ? 0 : 1;
            if (!clash) continue;
            EXPECT_EQ(std::pair(clash->first, clash->second), *expected) << board.to_line();
            EXPECT_EQ(clash->value, board[clash->first]);
        }
    }
    EXPECT_GT(clashes, 100);
    EXPECT_GT(none, 100);
}

TEST(BoardClash, IsTheFirstInReadingOrderWithItsHouse) {
    Board board(BoxShape{2, 3});
    EXPECT_FALSE(find_clash(board));
    board.set(0, 5);
    board.set(30, 5);
    std::optional<BoardClash> clash = find_clash(board);
    ASSERT_TRUE(clash);
    EXPECT_EQ(clash->value, 5);
    EXPECT_EQ(clash->first, 0);
    EXPECT_EQ(clash->second, 30);
    EXPECT_EQ(clash->house, "column 1");

    board.set(8, 5);
    clash = find_clash(board);
    ASSERT_TRUE(clash);
    EXPECT_EQ(clash->second, 8);
    EXPECT_EQ(clash->house, "box 1");

    board.set(5, 5);
    clash = find_clash(board);
    ASSERT_TRUE(clash);
    EXPECT_EQ(clash->second, 5);
    EXPECT_EQ(clash->house, "row 1");
}

TEST(BoardSolution, IsAFullBoardWithoutAClash) {
    for (const BoxShape box : {BoxShape{1, 1}, BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{3, 2},
                               BoxShape{1, 7}, BoxShape{3, 4}, BoxShape{5, 7}, BoxShape{6, 6}}) {
        Board board = shifted_board(box);
        EXPECT_TRUE(is_solution(board)) << box.rows << 'x' << box.columns;
        board.set(board.cell_count() - 1, 0);
        EXPECT_FALSE(is_solution(board));
    }
    Board wrong = shifted_board({2, 2});
    wrong.set(3, wrong[0]);
    EXPECT_FALSE(is_solution(wrong));
}

TEST(BoardExtends, WantsEveryValueInItsPlace) {
    const Board board = shifted_board({2, 3});
    Board puzzle(BoxShape{2, 3});
    EXPECT_TRUE(extends(board, puzzle));
    puzzle.set(7, board[7]);
    EXPECT_TRUE(extends(board, puzzle));
    EXPECT_FALSE(extends(Board(BoxShape{2, 3}), puzzle));
    puzzle.set(7, board[8]);
    EXPECT_FALSE(extends(board, puzzle));
}

}  // namespace
}  // namespace nonet
