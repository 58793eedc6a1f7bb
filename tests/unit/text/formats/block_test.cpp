// Rows of symbols: judges' inputs, titles, other sizes, writing.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::kSix;
using text_test::kSixNumbers;
using text_test::read_all;
using text_test::with_mark;

TEST(BlockFormat, ReadsEveryBlankMark) {
    for (const char mark : {'.', '0', '*', '_', '-', 'x', 'X', '?', '#'}) {
        const auto rows = read_all(in_rows(with_mark(kPuzzle, mark), 9));
        ASSERT_EQ(rows.size(), 1U) << mark;
        EXPECT_EQ(rows[0].position, kPuzzle) << mark << rows[0];
        EXPECT_EQ(rows[0].format, "block");
    }
}

TEST(BlockFormat, ReadsAJudgeFileWithACount) {
    const std::string zeros = in_rows(with_mark(kPuzzle, '0'), 9);
    const auto rows = read_all("2\n" + zeros + in_rows(with_mark(kOther, '0'), 9));
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].place, (Place{2, 1, 2}));
    EXPECT_EQ(rows[1].position, kOther);
    EXPECT_EQ(rows[1].place, (Place{11, 1, 92}));
}

TEST(BlockFormat, ReadsTagsAndTitlesAbove) {
    const auto rows = read_all("#ASomebody\n#B03-08-2006\n#C36 givens\n" + in_rows(kPuzzle, 9) +
                               "% made by hand\n" + in_rows(kOther, 9) + "end\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(BlockFormat, ReadsGapsBetweenTheBoxes) {
    std::string text;
    for (std::size_t row = 0; row < 9; ++row) {
        text += in_rows(with_mark(kPuzzle.substr(row * 9, 9), '_'), 3, " ");
        text += row % 3 == 2 ? "\n\n" : "\n";
    }
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(BlockFormat, ReadsOtherSizes) {
    const auto rows = read_all(in_rows(kSix, 6) + "\n.2.1\n.3..\n21.3\n3.12\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kSixNumbers);
    EXPECT_EQ(rows[1].position, "0 2 0 1 0 3 0 0 2 1 0 3 3 0 1 2");
}

TEST(BlockFormat, ReadsLettersInTwoBlocks) {
    std::string cells(256, '-');
    for (int i = 0; i < 16; ++i)
        cells[static_cast<std::size_t>(i * 17)] = static_cast<char>('A' + i);
    const auto rows = read_all("2\n" + in_rows(cells, 16) + "\n" + in_rows(cells, 16));
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, rows[1].position);
    EXPECT_EQ(rows[0].position.substr(0, 4), "1 0 ");
    EXPECT_EQ(rows[0].position.substr(rows[0].position.size() - 4), "0 16");
}

TEST(BlockFormat, WritesSymbols) {
    const auto puzzle = read_puzzle(kPuzzle);
    ASSERT_TRUE(puzzle.ok());
    const auto text = write("block", puzzle->position);
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, in_rows(kPuzzle, 9));
    EXPECT_FALSE(write("block", Candidates{}).ok());
    EXPECT_FALSE(write("block", Board(BoxShape{6, 6})).ok());
}

}  // namespace
}  // namespace nonet
