// Pencil-mark grids, read with and without a frame, written from candidates and from digits.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

Position pencil_marks_of(const std::string& line) {
    const auto puzzle = read_puzzle(line);
    EXPECT_TRUE(puzzle.ok());
    const auto text = write("pencil", puzzle->position);
    EXPECT_TRUE(text.ok());
    const auto marks = read_puzzle(*text);
    EXPECT_TRUE(marks.ok()) << marks.error().message;
    return marks->position;
}

TEST(PencilFormat, DigitsLeaveCandidatesByTheirPeers) {
    const Position position = pencil_marks_of(kPuzzle);
    ASSERT_TRUE(std::holds_alternative<Candidates>(position));
    const auto& candidates = std::get<Candidates>(position);
    EXPECT_EQ(candidates[2], mask_of(3));               // a given
    EXPECT_EQ(candidates[0], mask_of(4) | mask_of(5));  // what row, column and box leave
    EXPECT_EQ(candidates[41 - 1], mask_of(3) | mask_of(4) | mask_of(5) | mask_of(6) | mask_of(9));
}

TEST(PencilFormat, AFrameIsNoNeed) {
    const auto puzzle = read_puzzle(kPuzzle);
    std::string text = *write("pencil", puzzle->position);
    const Position framed = read_puzzle(text)->position;
    std::string bare;
    for (const char c : text) {
        if (c != '|' && c != '+' && c != '-') bare += c;
    }
    const auto rows = read_all(bare);
    ASSERT_EQ(rows.size(), 1U) << bare;
    EXPECT_EQ(rows[0].position, to_line(framed));
    EXPECT_EQ(rows[0].format, "pencil");
}

TEST(PencilFormat, MarksBesideCandidatesAreDropped) {
    const std::string row = "*17 #367 -5 2 4 8 9 36 13\n";
    std::string text;
    for (int i = 0; i < 9; ++i) text += row;
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position.substr(0, 27), "1.....7....3..67......5....");
}

TEST(PencilFormat, AWrongGroupIsNamed) {
    std::string text;
    for (int i = 0; i < 9; ++i) text += i == 4 ? "12 3 a4 5 6 7 8 9 12\n" : "12 3 4 5 6 7 8 9 12\n";
    const auto rows = read_all(text + "\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U) << rows[0];
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].symbol, "a");
    EXPECT_EQ(rows[0].place.line, 5U);
    EXPECT_EQ(rows[0].place.column, 6U);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(PencilFormat, AMissingGroupIsAnError) {
    std::string text;
    for (int i = 0; i < 9; ++i) text += i == 4 ? "12 3 4 5 6 7 8 9\n" : "12 3 4 5 6 7 8 9 12\n";
    const auto rows = read_all(text + "\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[0].place.line, 5U);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(PencilFormat, SingleDigitsAreAGridUnlessForced) {
    std::string text;
    for (int i = 0; i < 9; ++i) text += "1 2 3 4 5 6 7 8 9\n";
    EXPECT_EQ(read_all(text)[0].format, "numbers");
    ReadOptions options;
    options.from = "pencil";
    EXPECT_EQ(read_all(text, options)[0].position.size(), 729U);
}

TEST(PencilFormat, CannotShowACellWithoutCandidates) {
    Candidates candidates;
    candidates.set(40, 0);
    const auto text = write("pencil", candidates);
    ASSERT_FALSE(text.ok());
    EXPECT_NE(text.error().message.find("r5c5"), std::string::npos);
    EXPECT_FALSE(write("pencil", Board(BoxShape{2, 3})).ok());
}

}  // namespace
}  // namespace nonet
