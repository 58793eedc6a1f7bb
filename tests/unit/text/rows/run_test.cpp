// Rows that follow one another without a boundary: whole puzzles, or none is believed.
#include "text/rows/run.hpp"

#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_rows;
using text_test::in_spread_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

/// No puzzle is read; one error for each that could have been.
void expect_all_refused(const std::string& text, std::size_t errors) {
    const auto rows = read_all(text);
    EXPECT_EQ(rows.size(), errors) << text;
    for (const auto& row : rows) EXPECT_FALSE(row.ok) << row;
}

std::string without_line(const std::string& text, std::size_t line) {
    std::size_t start = 0;
    for (; line > 0; --line) start = text.find('\n', start) + 1;
    return text.substr(0, start) + text.substr(text.find('\n', start) + 1);
}

TEST(Run, ALostRowRefusesTheWholeRun) {
    const std::string two = in_rows(kPuzzle, 9) + in_rows(kOther, 9);
    const std::string spread = in_spread_rows(with_mark(kPuzzle, '0'), 9, " ") +
                               in_spread_rows(with_mark(kOther, '0'), 9, " ");
    for (std::size_t line = 0; line < 18; ++line) {
        expect_all_refused(without_line(two, line), 2);
        expect_all_refused(without_line(spread, line), 2);
    }
}

TEST(Run, ABoundaryKeepsTheNextPuzzle) {
    const std::string damaged = without_line(in_rows(kPuzzle, 9) + in_rows(kPuzzle, 9), 4);
    for (const std::string boundary : {"\n", "# next\n", "Grid 02\n", "7\n", "by hand\n"}) {
        const auto rows = read_all(damaged + boundary + in_rows(kOther, 9));
        ASSERT_FALSE(rows.empty());
        EXPECT_EQ(rows.back().position, kOther) << boundary;
        EXPECT_FALSE(rows.front().ok);
    }
}

TEST(Run, TwoFrameLinesAreABoundary) {
    const auto puzzle = read_puzzle(kPuzzle);
    const auto other = read_puzzle(kOther);
    const auto first = write("grid", puzzle->position);
    const auto second = write("grid", other->position);
    const auto rows = read_all(without_line(*first, 2) + *second);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(Run, BlankLinesBetweenBandsAreNoBoundary) {
    std::string text;
    for (const std::string& cells : {kPuzzle, kOther}) {
        for (std::size_t band = 0; band < 81; band += 27) {
            text += in_rows(cells.substr(band, 27), 9) + "\n";
        }
    }
    EXPECT_EQ(read_all(text).size(), 2U);
    for (const auto& row : read_all(without_line(text, 1))) EXPECT_FALSE(row.ok) << row;
}

TEST(Run, ALineOfTwoRowsCountsAsTwo) {
    std::string text = in_rows(kPuzzle, 9) + in_rows(kOther, 9);
    text.erase(39, 1);  // the end of row 4
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[0].place.line, 4U);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(Run, RowsThatBrokeInTwoAreNoSmallerPuzzle) {
    expect_all_refused("1..4\n.4.2\n.1\n..\n4..1\n..3.\n.41.\n2..3\n.1..\n", 4);
}

TEST(Run, RowsOnLine) {
    EXPECT_EQ(text::rows_on_line(9, 9), 1U);
    EXPECT_EQ(text::rows_on_line(8, 9), 1U);
    EXPECT_EQ(text::rows_on_line(10, 9), 1U);
    EXPECT_EQ(text::rows_on_line(18, 9), 2U);
    EXPECT_EQ(text::rows_on_line(17, 9), 2U);
}

TEST(Run, GapsAndDashes) {
    EXPECT_TRUE(text::is_gap(" ", 9));
    EXPECT_TRUE(text::is_gap("\t\t\t", 9));
    EXPECT_FALSE(text::is_gap("\t\t\t\t\t\t\t\t", 9));
    EXPECT_TRUE(text::is_blank_row_of_dashes("---------", 9, '-'));
    EXPECT_FALSE(text::is_blank_row_of_dashes("---------", 9, '.'));
    EXPECT_FALSE(text::is_blank_row_of_dashes("-----------", 9, '-'));
}

}  // namespace
}  // namespace nonet
