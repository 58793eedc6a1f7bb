// Simple Sudoku's saved games: the grid, its records, where they end, what is refused.
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

const std::string kDrawing = *write("ss", *Grid::from_line(kPuzzle));

void expect_error(const std::string& records, std::size_t line, std::size_t column) {
    const auto rows = read_all(kDrawing + records + "\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U) << records << rows[0];
    EXPECT_FALSE(rows[0].ok) << records;
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol) << rows[0];
    EXPECT_EQ(rows[0].place.line, 13 + line) << rows[0];
    EXPECT_EQ(rows[0].place.column, column) << rows[0];
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(SsFormat, RecordsAreProgress) {
    const auto puzzle = read_puzzle(kDrawing + "E0157\nI004\nE1027\nI797\n");
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    EXPECT_EQ(puzzle->format, "ss");
    EXPECT_EQ(to_line(puzzle->position), kPuzzle);
    ASSERT_NE(puzzle->progress, nullptr);
    Grid placed;
    placed.set(0, 4);
    placed.set(79, 7);
    Candidates marks =
        text::basic_marks(text::filled_grid(std::get<Grid>(puzzle->position), placed));
    EXPECT_TRUE(marks.has(1, 5));
    marks.remove(1, 5);
    marks.remove(1, 7);
    marks.remove(10, 2);
    marks.remove(10, 7);
    EXPECT_EQ(puzzle->progress->marks, marks);
    for (Cell cell = 0; cell < kCells; ++cell) {
        EXPECT_EQ(puzzle->progress->placed[static_cast<std::size_t>(cell)], placed[cell]);
    }
}

TEST(SsFormat, WithoutRecordsItIsAGrid) {
    const auto rows = read_all(kDrawing + "\n" + kDrawing + "Simple Sudoku\nVersion 4.2n\n");
    ASSERT_EQ(rows.size(), 2U) << rows[0];
    EXPECT_EQ(rows[0].format, "grid");
    EXPECT_EQ(rows[1].format, "grid");
    ReadOptions options;
    options.from = "ss";
    const auto forced = read_all(kDrawing, options);
    ASSERT_EQ(forced.size(), 1U);
    EXPECT_EQ(forced[0].format, "ss");
    EXPECT_EQ(forced[0].position, kPuzzle);
}

TEST(SsFormat, RecordsEndAtABlankLineARemarkOrAFrame) {
    for (const std::string between : {"\n", "Simple Sudoku\nVersion 4.2n\n", "# next\n", ""}) {
        const auto rows = read_all(kDrawing + "I004\n" + between + kDrawing + "\nI015\n");
        ASSERT_EQ(rows.size(), 2U) << between << rows[0];
        EXPECT_EQ(rows[0].format, "ss") << between;
        EXPECT_EQ(rows[1].format, "ss") << between;
    }
    const auto rows = read_all(kDrawing + "I004\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(SsFormat, ABadRecordIsNamed) {
    expect_error("I04\n", 1, 1);
    expect_error("I0044\n", 1, 1);
    expect_error("I000\n", 1, 1);
    expect_error("004\nI015\n", 1, 1);
    expect_error("I004\n015\n", 2, 1);
    expect_error("I004\nI005\n", 2, 1);
    expect_error("I814\n", 1, 2);
    expect_error("I023\n", 1, 1);  // a given
    expect_error("E01\n", 1, 1);
    expect_error("E0155\n", 1, 1);
    expect_error("E0175\n", 1, 1);
    expect_error("E010\n", 1, 1);
    expect_error("E01x\n", 1, 1);
    expect_error("I004 I015\n", 1, 1);
}

TEST(SsFormat, ABadGridIsRefusedWithItsRecords) {
    std::string text = kDrawing;
    text.erase(text.find("|9..|"), 2);
    const auto rows = read_all(text + "I004\n\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U) << rows[0];
    EXPECT_FALSE(rows[0].ok);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(SsFormat, CannotHoldOtherPositions) {
    EXPECT_FALSE(write("ss", Candidates{}).ok());
    EXPECT_FALSE(write("ss", Board(BoxShape{2, 3})).ok());
}

}  // namespace
}  // namespace nonet
