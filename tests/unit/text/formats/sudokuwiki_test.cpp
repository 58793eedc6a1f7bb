// SudokuWiki's links: both forms, other kinds refused by name, damaged links, writing.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

const std::string kLink = "https://www.sudokuwiki.org/sudoku.htm?bd=";

/// Cell by cell as the site's page describes it: a given 3, a placed 4 (d is 13), the candidates
/// 1 and 9 (257 + 18 is 7 * 36 + 23), the lone candidate 1 (19), and 77 empty cells.
const std::string kCoded =
    "03"
    "0d"
    "7n"
    "0j" +
    std::string(std::size_t{2 * 77}, '0');

void expect_error(const std::string& line, ErrorCode code, std::size_t column) {
    const auto rows = read_all(line + "\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U) << line;
    EXPECT_FALSE(rows[0].ok) << line;
    EXPECT_EQ(rows[0].code, code) << line << rows[0];
    EXPECT_EQ(rows[0].place.column, column) << line << rows[0];
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(SudokuwikiFormat, EightyOneDigitsAreGivens) {
    for (const char blank : {'0', '.', '_'}) {
        const auto puzzle = read_puzzle("see " + kLink + with_mark(kPuzzle, blank) + "&x=1 here\n");
        ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
        EXPECT_EQ(puzzle->format, "sudokuwiki");
        EXPECT_EQ(to_line(puzzle->position), kPuzzle);
        EXPECT_EQ(puzzle->progress, nullptr);
        EXPECT_EQ(puzzle->place.column, 5 + kLink.size());
    }
}

TEST(SudokuwikiFormat, CodedCellsAreGivensPlacedDigitsAndCandidates) {
    for (const std::string& text : {kLink + "S9B" + kCoded, "s9b" + kCoded, "S9B" + kCoded}) {
        const auto puzzle = read_puzzle(text);
        ASSERT_TRUE(puzzle.ok()) << text << puzzle.error().message;
        EXPECT_EQ(to_line(puzzle->position), "3" + std::string(80, '.'));
        ASSERT_NE(puzzle->progress, nullptr);
        EXPECT_EQ(puzzle->progress->placed[0], 0);
        EXPECT_EQ(puzzle->progress->placed[1], 4);
        const Candidates& marks = *puzzle->progress->marks;
        EXPECT_EQ(marks[0], mask_of(3));
        EXPECT_EQ(marks[1], mask_of(4));
        EXPECT_EQ(marks[2], mask_of(1) | mask_of(9));
        EXPECT_EQ(marks[3], mask_of(1));
        EXPECT_EQ(marks[4], kAllDigits);
    }
}

TEST(SudokuwikiFormat, OtherKindsAreRefusedByName) {
    expect_error(kLink + "X9B" + kCoded, ErrorCode::not_supported, kLink.size() + 1);
    EXPECT_NE(read_all(kLink + "X9B" + kCoded)[0].message.find("diagonals"), std::string::npos);
    EXPECT_NE(read_all(kLink + "W9B" + kCoded)[0].message.find("windoku"), std::string::npos);
    expect_error(kLink + "SGB" + kCoded, ErrorCode::not_supported, kLink.size() + 1);
    expect_error(kLink + kCoded, ErrorCode::not_supported, kLink.size() + 1);
    expect_error(kLink + std::string(729, '1'), ErrorCode::not_supported, kLink.size() + 1);
}

TEST(SudokuwikiFormat, DamagedLinksAreRefused) {
    const std::string digits = with_mark(kPuzzle, '0');
    const std::size_t start = kLink.size();
    expect_error(kLink + digits.substr(1), ErrorCode::wrong_length, start + 81);
    expect_error(kLink + digits + "0", ErrorCode::wrong_length, start + 82);
    expect_error(kLink, ErrorCode::wrong_length, start + 1);
    expect_error(kLink + "0x" + digits.substr(2), ErrorCode::bad_symbol, start + 2);
    expect_error(kLink + "S9B" + kCoded.substr(1), ErrorCode::wrong_length, start + 165);
    expect_error(kLink + "S9B" + kCoded + "0", ErrorCode::wrong_length, start + 167);
    expect_error(kLink + "S9B" + "zz" + kCoded.substr(2), ErrorCode::value_too_big, start + 4);
    expect_error("https://www.sudokuwiki.org/X_Wing_Strategy", ErrorCode::not_supported, 13);
    expect_error(kLink + digits + " " + kLink + digits, ErrorCode::ambiguous, start + 95);
}

TEST(SudokuwikiFormat, ACommentWithTheAddressIsNoLink) {
    const auto rows = read_all(kPuzzle + " # from https://www.sudokuwiki.org/sudoku.htm\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].format, "line");
}

TEST(SudokuwikiFormat, WritesTheShortFormWhereItSuffices) {
    const Grid grid = *Grid::from_line(kPuzzle);
    EXPECT_EQ(*write("sudokuwiki", grid), kLink + with_mark(kPuzzle, '0'));
    const auto puzzle = read_puzzle("S9B" + kCoded);
    ASSERT_TRUE(puzzle.ok());
    EXPECT_EQ(*write("sudokuwiki", puzzle->position, puzzle->progress.get()),
              kLink + "S9B" + kCoded);
}

TEST(SudokuwikiFormat, CannotShowACellWithoutCandidates) {
    Progress progress;
    progress.marks = Candidates{};
    progress.marks->set(40, 0);
    const auto text = write("sudokuwiki", Grid{}, &progress);
    ASSERT_FALSE(text.ok());
    EXPECT_NE(text.error().message.find("r5c5"), std::string::npos);
    EXPECT_FALSE(write("sudokuwiki", Candidates{}).ok());
}

}  // namespace
}  // namespace nonet
