// SudoCue's candidates: placed digits, givens, last candidates; what is refused; writing.
#include "text/cells/pencil_marks.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

Progress placed_in(Cell cell, Digit digit) {
    Progress progress;
    progress.placed.assign(kCells, 0);
    progress.placed[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit);
    return progress;
}

/// kPuzzle with 4 placed in r1c1, so that 9 is the last candidate of r1c4.
std::string sample() {
    const Progress progress = placed_in(0, 4);
    return *write("sdx", *Grid::from_line(kPuzzle), &progress);
}

void expect_error(const std::string& text, ErrorCode code, std::size_t line, std::size_t column) {
    const auto rows = read_all(text + "\n# next\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U) << text << rows[0];
    EXPECT_FALSE(rows[0].ok) << text;
    EXPECT_EQ(rows[0].code, code) << rows[0];
    EXPECT_EQ(rows[0].place.line, line) << rows[0];
    EXPECT_EQ(rows[0].place.column, column) << rows[0];
    EXPECT_EQ(rows[1].position, kOther) << text;
}

TEST(SdxFormat, TellsGivensPlacedDigitsAndLastCandidates) {
    EXPECT_EQ(sample().substr(0, 27), "u4 578 3 9 2 17 6 5789 57\n9");
    const auto puzzle = read_puzzle(sample());
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    EXPECT_EQ(puzzle->format, "sdx");
    EXPECT_EQ(to_line(puzzle->position), kPuzzle);
    ASSERT_NE(puzzle->progress, nullptr);
    EXPECT_EQ(puzzle->progress->placed, placed_in(0, 4).placed);
    Grid placed;
    placed.set(0, 4);
    EXPECT_EQ(puzzle->progress->marks,
              text::basic_marks(text::filled_grid(*Grid::from_line(kPuzzle), placed)));
    EXPECT_NE(puzzle->note.find("the 9 in r1c4"), std::string::npos) << puzzle->note;
}

TEST(SdxFormat, WithoutPlacedDigitsItIsThePencilForm) {
    std::string text = sample();
    text.erase(0, 1);
    EXPECT_EQ(read_all(text)[0].format, "pencil");
    ReadOptions options;
    options.from = "sdx";
    const auto rows = read_all(text, options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].format, "sdx");
}

TEST(SdxFormat, DamagedGroupsAreNamed) {
    const std::string text = sample();
    expect_error("u" + text, ErrorCode::bad_symbol, 1, 2);
    expect_error("u" + text.substr(2), ErrorCode::bad_symbol, 1, 1);
    expect_error("u45" + text.substr(2), ErrorCode::bad_symbol, 1, 1);
    expect_error("u4 5788" + text.substr(6), ErrorCode::bad_symbol, 1, 7);
    expect_error("u4578" + text.substr(6), ErrorCode::wrong_length, 1, 25);
    expect_error(text.substr(0, text.size() - 1) + " 5\n", ErrorCode::wrong_length, 9, 31);
    expect_error(text.substr(0, text.rfind('\n', text.size() - 2) + 1), ErrorCode::wrong_length, 8,
                 28);
}

TEST(SdxFormat, RowsThatFollowAtOnceMakeUpWholePuzzles) {
    const auto rows = read_all(sample() + sample() + "\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 3U) << rows[0];
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[1].position, kPuzzle);
    const std::string first = sample().substr(0, sample().find('\n') + 1);
    expect_error(first + sample() + sample(), ErrorCode::wrong_length, 19, 29);
}

TEST(SdxFormat, EqualGivensInAHouseAreRefused) {
    // The second row stands twice, and the last is gone.
    std::string text = sample();
    const std::size_t second = text.find('\n') + 1;
    text.insert(second, text.substr(second, text.find('\n', second) + 1 - second));
    text.erase(text.rfind('\n', text.size() - 2) + 1);
    expect_error(text, ErrorCode::ambiguous, 3, 1);
}

TEST(SdxFormat, WritesOnlyWhatIsReadBack) {
    const Grid grid = *Grid::from_line(kPuzzle);
    // 7 is the last candidate of r1c2, and nothing in its row, column or box lists it.
    Progress progress = placed_in(0, 4);
    progress.marks = text::basic_marks(grid);
    progress.marks->set(1, mask_of(7));
    for (const Cell peer : kPeerCells[1]) progress.marks->remove(peer, 7);
    const auto text = write("sdx", grid, &progress);
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, ErrorCode::not_supported);
    EXPECT_FALSE(write("sdx", grid).ok());  // would be read as the format pencil
    EXPECT_FALSE(write("sdx", Candidates{}).ok());
    EXPECT_FALSE(write("sdx", Board(BoxShape{2, 3})).ok());
}

}  // namespace
}  // namespace nonet
