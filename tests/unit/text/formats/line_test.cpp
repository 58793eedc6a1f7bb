// Puzzles on one line, as they come by the million.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::kSix;
using text_test::kSixNumbers;
using text_test::read_all;
using text_test::with_mark;

TEST(LineFormat, ReadsEveryBlankMark) {
    for (const char mark : {'.', '0', '*', '_', '-', 'x', 'X', '?', '#', ' '}) {
        const auto rows = read_all(with_mark(kPuzzle, mark) + "\n");
        ASSERT_EQ(rows.size(), 1U) << mark;
        EXPECT_TRUE(rows[0].ok) << mark << rows[0];
        EXPECT_EQ(rows[0].position, kPuzzle) << mark;
        EXPECT_EQ(rows[0].format, "line");
    }
}

TEST(LineFormat, ReadsFullWidthDigits) {
    std::string wide;
    for (const char c : with_mark(kPuzzle, '0')) {
        wide += "\xEF\xBC";  // U+FF10 is EF BC 90
        wide += static_cast<char>(0x90 + (c - '0'));
    }
    const auto rows = read_all(wide + "\n" + kOther);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[1].position, kOther);
    EXPECT_EQ(rows[1].place, (Place{2, 1, 244}));
}

TEST(LineFormat, KeepsTheTextBehindTheCells) {
    const struct {
        std::string behind;
        std::string rest;
    } cases[] = {
        {" ED=9.6/9.4/2.6", "ED=9.6/9.4/2.6"},
        {"\t# 22 clues", "22 clues"},
        {",17,hard", "17,hard"},
        {";17", "17"},
        {":1:4", "1:4"},
        {"|x", "x"},
        {"#note", "note"},
        {"  ", ""},
        {" \xC3\xA9t\xC3\xA9", "\xC3\xA9t\xC3\xA9"},
    };
    for (const auto& [behind, rest] : cases) {
        const auto rows = read_all(kPuzzle + behind + "\n" + kOther + "\n");
        ASSERT_EQ(rows.size(), 2U) << behind;
        EXPECT_EQ(rows[0].position, kPuzzle) << behind;
        EXPECT_EQ(rows[0].rest, rest);
        EXPECT_EQ(rows[1].position, kOther) << behind;
        EXPECT_EQ(rows[1].rest, "") << behind;
    }
}

TEST(LineFormat, HashMarksBlanksOrBeginsAComment) {
    // The mark of the blanks cannot be the separator: this is an 82nd cell.
    const auto rows = read_all(with_mark(kPuzzle, '#') + "#\n# a comment\n#\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
}

TEST(LineFormat, ReadsOtherSizes) {
    const auto rows = read_all(kSix + "\n" + std::string(64, '.') + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kSixNumbers);
    EXPECT_EQ(rows[1].position.size(), 127U);  // 64 zeros and 63 spaces
}

TEST(LineFormat, TheBoxOptionMakesABoard) {
    ReadOptions options;
    options.box = BoxShape{1, 9};
    StringSource source(kPuzzle);
    Reader reader(source, options);
    ASSERT_EQ(reader.next(), Reader::Event::puzzle);
    const auto* board = std::get_if<Board>(&reader.puzzle().position);
    ASSERT_NE(board, nullptr);
    EXPECT_EQ(board->box(), (BoxShape{1, 9}));

    options.box = BoxShape{2, 3};
    const auto rows = read_all(kPuzzle + "\n" + kSix + "\n", options);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_FALSE(rows[0].ok);
    EXPECT_EQ(rows[1].position, kSixNumbers);
}

}  // namespace
}  // namespace nonet
