// Numbers separated by white space, commas and tabs.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_spread_rows;
using text_test::kPuzzle;
using text_test::kSixNumbers;
using text_test::read_all;
using text_test::with_mark;

TEST(NumbersFormat, ReadsEverySeparator) {
    const std::string zeros = with_mark(kPuzzle, '0');
    for (const std::string separator : {" ", "  ", "\t", ",", ", ", ";"}) {
        const auto rows = read_all(in_spread_rows(zeros, 9, separator));
        ASSERT_EQ(rows.size(), 1U) << separator;
        EXPECT_EQ(rows[0].position, kPuzzle) << separator;
        EXPECT_EQ(rows[0].format, "numbers");
    }
}

TEST(NumbersFormat, AnEmptyFieldIsABlank) {
    for (const char separator : {'\t', ','}) {
        std::string text;
        for (std::size_t i = 0; i < 81; ++i) {
            if (kPuzzle[i] != '.') text += kPuzzle[i];
            text += i % 9 == 8 ? '\n' : separator;
        }
        const auto rows = read_all(text);
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
    }
}

TEST(NumbersFormat, AnEmptyFirstRowOfTabsIsARow) {
    std::string cells = kPuzzle;
    cells.replace(0, 9, ".........");
    std::string text;
    for (std::size_t i = 0; i < 81; ++i) {
        if (cells[i] != '.') text += cells[i];
        text += i % 9 == 8 ? '\n' : '\t';
    }
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, cells);
}

TEST(NumbersFormat, TrailingSpacesAndBlankLinesDoNotMatter) {
    std::string text = in_spread_rows(with_mark(kPuzzle, '0'), 9, " ");
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
        text.insert(at, " ");
    }
    const auto rows = read_all("2\n" + text + "\n" + text);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

/// The numbers of a full 16x16 grid by a formula, with some blanks.
std::string sixteen(const std::string& end_of_row) {
    std::string text;
    for (int cell = 0; cell < 256; ++cell) {
        const int row = cell / 16;
        const int value = (row % 4 * 4 + row / 4 + cell % 16) % 16 + 1;
        text += std::to_string(cell % 5 == 0 ? 0 : value);
        text += cell % 16 == 15 ? end_of_row : " ";
    }
    return text;
}

TEST(NumbersFormat, ATokenIsANumber) {
    const auto rows = read_all(sixteen("\n"));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position + " ", sixteen(" "));
}

TEST(NumbersFormat, AllMayStandOnOneLine) {
    const auto rows = read_all(sixteen(" ") + "\n" + kSixNumbers + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position + " ", sixteen(" "));
    EXPECT_EQ(rows[1].position, kSixNumbers);
}

TEST(NumbersFormat, ANumberAboveTheSideIsRefused) {
    std::string text = sixteen("\n");
    text.replace(text.find("16"), 2, "17");
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::value_too_big);
    EXPECT_EQ(rows[0].symbol, "17");
}

TEST(NumbersFormat, ZeroBasedNumbersNeedAnotherMark) {
    ReadOptions options;
    options.zero_based = true;
    std::string shifted = kPuzzle;
    for (char& c : shifted) {
        if (c != '.') c = static_cast<char>(c - 1);
    }
    const auto rows = read_all(in_spread_rows(shifted, 9, " "), options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(NumbersFormat, WritesTheFormOfTheJudges) {
    const auto puzzle = read_puzzle(kPuzzle);
    ASSERT_TRUE(puzzle.ok());
    const auto text = write("numbers", puzzle->position);
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, in_spread_rows(with_mark(kPuzzle, '0'), 9, " "));
    EXPECT_FALSE(write("numbers", Candidates{}).ok());
}

/// Nine rows in which tabs stand between the cells and blanks are empty.
std::string in_tabs() {
    std::string text;
    for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
        if (kPuzzle[i] != '.') text += kPuzzle[i];
        text += i % 9 == 8 ? '\n' : '\t';
    }
    return text;
}

TEST(NumbersFormat, ATabTooManyInARowOfEmptyFieldsIsRefused) {
    const std::string text = in_tabs();
    ASSERT_EQ(read_all(text).front().position, kPuzzle);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\t') continue;
        for (const std::size_t copies : {0U, 2U}) {
            std::string changed = text;
            changed.replace(i, 1, std::string(copies, '\t'));
            for (const auto& row : read_all(changed)) EXPECT_FALSE(row.ok) << i << row;
        }
    }
}

TEST(NumbersFormat, ARowOfOneDigitBetweenTabsIsNoCount) {
    std::string text = in_tabs();
    text.replace(0, text.find('\n'), "\t\t\t\t5\t\t\t\t");
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, "....5...." + kPuzzle.substr(9)) << rows[0];
}

TEST(NumbersFormat, AnEmptyFieldBesideOtherBlanksIsRefused) {
    std::string text = in_spread_rows(with_mark(kPuzzle, '0'), 9, ",");
    text.erase(4, 1);  // the 3 of 0,0,3,0
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].place.column, 5U);
}

TEST(NumbersFormat, NumbersOnALineAreNotSplitIntoCharacters) {
    // 225 characters of 177 numbers are no 15x15, and 81 of them are no puzzle with text behind it.
    std::string text;
    for (int i = 0; i < 177; ++i) text += i % 7 < 2 && i < 168 ? "10 " : "4 ";
    for (const auto& row : read_all(text + "\n")) EXPECT_FALSE(row.ok) << row;
    for (const auto& row : read_all(text + ",4\n")) EXPECT_FALSE(row.ok) << row;
}

}  // namespace
}  // namespace nonet
