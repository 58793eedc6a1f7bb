// HoDoKu's library lines: what is read of them, which fields are checked, writing.
#include "text/cells/pencil_marks.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

/// kPuzzle with 4 placed in r1c1.
const std::string kCells_ = "+4" + kPuzzle.substr(1);

void expect_error(const std::string& line, ErrorCode code, std::size_t column,
                  const std::string& symbol) {
    const auto rows = read_all(line + "\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U) << line;
    ASSERT_FALSE(rows[0].ok) << line << rows[0];
    EXPECT_EQ(rows[0].code, code) << rows[0];
    EXPECT_EQ(rows[0].place.column, column) << line << rows[0];
    EXPECT_EQ(rows[0].symbol, symbol) << rows[0];
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(HodokuFormat, TellsGivensFromPlacedDigits) {
    const auto puzzle = read_puzzle(":0003:8:" + kCells_ + ":::829:");
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    EXPECT_EQ(puzzle->format, "hodoku");
    EXPECT_EQ(to_line(puzzle->position), kPuzzle);
    EXPECT_EQ(puzzle->place.column, 9U);
    ASSERT_NE(puzzle->progress, nullptr);
    ASSERT_EQ(puzzle->progress->placed.size(), std::size_t{kCells});
    EXPECT_EQ(puzzle->progress->placed[0], 4);
    EXPECT_EQ(puzzle->progress->placed[2], 0);
    EXPECT_FALSE(puzzle->progress->marks.has_value());
}

TEST(HodokuFormat, DeletedCandidatesAreMissingFromTheMarks) {
    const auto puzzle = read_puzzle(":0610-1:49:" + kPuzzle + ":511 414:314 324::7");
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    ASSERT_NE(puzzle->progress, nullptr);
    EXPECT_TRUE(puzzle->progress->placed.empty());
    Candidates expected = text::basic_marks(std::get<Grid>(puzzle->position));
    expected.remove(0, 5);
    expected.remove(3, 4);
    EXPECT_EQ(*puzzle->progress->marks, expected);
}

TEST(HodokuFormat, ALineWithoutAdditionsIsAMerePuzzle) {
    const auto puzzle = read_puzzle(":0003:8:" + kPuzzle + ":::829:");
    ASSERT_TRUE(puzzle.ok());
    EXPECT_EQ(puzzle->progress, nullptr);
}

TEST(HodokuFormat, TheLastColonMayBeMissingWithoutAStep) {
    EXPECT_TRUE(read_all(":0610-x::" + kPuzzle + ":511:176:")[0].ok);
    EXPECT_TRUE(read_all(":0000:x:" + kPuzzle + ":511::")[0].ok);
    // With a step, one of the colons in the middle may be the missing one.
    const std::string line = ":0003:8:" + kPuzzle + "::829:";
    expect_error(line, ErrorCode::wrong_length, line.size() + 1, "");
    expect_error(line + "::", ErrorCode::wrong_length, line.size() + 3, "");
}

TEST(HodokuFormat, TheBadFieldIsNamed) {
    const std::string tail = ":::829:";
    expect_error("::8:" + kPuzzle + tail, ErrorCode::bad_symbol, 2, "");
    expect_error(":0003:8z:" + kPuzzle + tail, ErrorCode::bad_symbol, 8, "z");
    expect_error(":0003:8:" + kPuzzle.substr(1) + tail, ErrorCode::wrong_length, 89, "");
    expect_error(":0003:8:." + kPuzzle + tail, ErrorCode::wrong_length, 90, ".");
    expect_error(":0003:8:+" + kPuzzle + tail, ErrorCode::bad_symbol, 10, ".");
    expect_error(":0003:8:q" + kPuzzle.substr(1) + tail, ErrorCode::bad_symbol, 9, "q");
    expect_error(":0003:8:" + kPuzzle + ":5111::829:", ErrorCode::bad_symbol, 94, "1");
    expect_error(":0003:8:" + kPuzzle + ":511 41::829:", ErrorCode::bad_symbol, 97, "");
    expect_error(":0003:8:" + kPuzzle + ":510::829:", ErrorCode::bad_symbol, 93, "0");
    expect_error(":0003:8:" + kPuzzle + ":::82:", ErrorCode::bad_symbol, 95, "");
}

TEST(HodokuFormat, OnlyCandidatesThatAreThereCanBeDeleted) {
    expect_error(":0003:8:" + kPuzzle + ":611::829:", ErrorCode::bad_symbol, 91, "6");
    expect_error(":0003:8:" + kPuzzle + ":511 511::829:", ErrorCode::bad_symbol, 95, "5");
    expect_error(":0003:8:" + kPuzzle + ":313::829:", ErrorCode::bad_symbol, 91, "3");
}

TEST(HodokuFormat, WritesPlacedDigitsAndDeletedCandidates) {
    const auto puzzle = read_puzzle(":0000:x:" + kCells_ + ":512 722::");
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    const auto text = write("hodoku", puzzle->position, puzzle->progress.get());
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, ":0000:x:" + kCells_ + ":512 722::");
    EXPECT_EQ(*write("hodoku", puzzle->position), ":0000:x:" + kPuzzle + ":::");
    EXPECT_FALSE(write("hodoku", Candidates{}).ok());
    EXPECT_FALSE(write("hodoku", Board(BoxShape{2, 3})).ok());
}

TEST(HodokuFormat, FramesOfColonsAreLeftToOthers) {
    const auto rows = read_all(":-----------:\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 1U) << rows[0];
    EXPECT_EQ(rows[0].position, kPuzzle);
}

}  // namespace
}  // namespace nonet
