// Two digits a cell.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

/// A board of this side with the value of its number, counted round, in every third cell.
Board board_of(int side) {
    Board board(Board(BoxShape{2, side / 2}));
    for (int cell = 0; cell < board.cell_count(); cell += 3) board.set(cell, cell % side + 1);
    return board;
}

TEST(PairsFormat, ReadsTwoDigitsACell) {
    for (const int side : {10, 12, 16, 24}) {
        const Board board = board_of(side);
        std::string text = *write("pairs", board);
        ASSERT_EQ(text.size(), static_cast<std::size_t>(2 * side * side));
        ReadOptions options;
        options.box = board.box();
        auto rows = read_all(text + " a note\n" + kPuzzle + "\n", options);
        EXPECT_EQ(rows.at(0).format, "pairs") << rows.at(0);
        EXPECT_EQ(rows.at(0).position, to_line(board));
        EXPECT_EQ(rows.at(0).rest, "a note");
        for (std::size_t i = 0; i < text.size(); i += 2) {
            if (text.substr(i, 2) == "00") text.replace(i, 2, "..");
        }
        EXPECT_EQ(read_all(text + "\n", options).at(0).position, to_line(board));
    }
}

TEST(PairsFormat, RefusesALostDigitAndAValueTooBig) {
    std::string text = *write("pairs", board_of(16));
    EXPECT_FALSE(read_all(text.substr(1) + "\n").at(0).ok);
    text.replace(6, 2, "17");
    const auto rows = read_all(text + "\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].place.column, 7U);
    EXPECT_NE(rows[0].message.find("17"), std::string::npos) << rows[0];
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(PairsFormat, IsForBigBoards) {
    EXPECT_FALSE(write("pairs", Grid{}).ok());
    EXPECT_FALSE(write("pairs", Candidates{}).ok());
    EXPECT_FALSE(write("pairs", Board(BoxShape{2, 3})).ok());
}

}  // namespace
}  // namespace nonet
