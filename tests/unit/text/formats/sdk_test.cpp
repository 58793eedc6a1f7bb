// Saved games in sections: puzzle, state, marks, what is skipped and what is refused.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

const std::string kHead = "[Puzzle]\n" + in_rows(kPuzzle, 9);
/// kPuzzle with 4 placed in r1c1.
const std::string kState = "[State]\n" + in_rows("4" + kPuzzle.substr(1), 9);

void expect_error(const std::string& text, ErrorCode code, std::size_t line, std::size_t column) {
    const auto rows = read_all(text + "\n# next\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U) << text << rows[0];
    EXPECT_FALSE(rows[0].ok) << text;
    EXPECT_EQ(rows[0].code, code) << rows[0];
    EXPECT_EQ(rows[0].place.line, line) << rows[0];
    EXPECT_EQ(rows[0].place.column, column) << rows[0];
    EXPECT_EQ(rows[1].position, kOther) << text;
}

TEST(SdkFormat, TheStateHoldsThePlacedDigits) {
    const auto puzzle = read_puzzle("#AName\n#B01-01-2026\n" + kHead + kState);
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    EXPECT_EQ(puzzle->format, "sdk");
    EXPECT_EQ(to_line(puzzle->position), kPuzzle);
    EXPECT_EQ(puzzle->place.line, 4U);
    ASSERT_NE(puzzle->progress, nullptr);
    EXPECT_EQ(puzzle->progress->placed[0], 4);
    EXPECT_EQ(puzzle->progress->placed[2], 0);
    EXPECT_FALSE(puzzle->progress->marks.has_value());
}

TEST(SdkFormat, SudoCuesHeaderLinesAreComments) {
    const auto rows = read_all(
        "#AName\n#DText 1.2.3.4.5\n#C123456789\n#B01-01-2026\n#SPaper\n#L2\n"
        "#Uhttp://example.org/81\n" +
        in_rows(kPuzzle, 9));
    ASSERT_EQ(rows.size(), 1U) << rows[0];
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(SdkFormat, BareRowsAreReadWhenAskedFor) {
    ReadOptions options;
    options.from = "sdk";
    const auto rows = read_all("#AName\n" + in_rows(kPuzzle, 9), options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].format, "sdk");
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(SdkFormat, MarksAreReadWithCommasOrSpaces) {
    for (const std::string& row :
         {std::string("45,,.,0,-,,,,12\n"), std::string("45 . 3 . 2 . 6 . 12\n")}) {
        std::string marks = "[PencilMarks]\n" + row;
        for (int i = 1; i < 9; ++i) marks += ". . . . . . . . .\n";
        const auto puzzle = read_puzzle(kHead + marks);
        ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
        EXPECT_EQ(puzzle->note, "");
        ASSERT_NE(puzzle->progress, nullptr);
        const Candidates& read = *puzzle->progress->marks;
        EXPECT_EQ(read[0], mask_of(4) | mask_of(5));
        EXPECT_EQ(read[1], kAllDigits);
        EXPECT_EQ(read[2], mask_of(3));  // a given
        EXPECT_EQ(read[8], mask_of(1) | mask_of(2));
    }
}

TEST(SdkFormat, OtherSectionsAreSkippedWithANote) {
    const auto puzzle = read_puzzle("[Header]\nabc\n" + kHead + "\n[Colours]\n1,2,3\n" + kState +
                                    "[PencilMarks]\nsomething else\n");
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    EXPECT_EQ(puzzle->note, "not read: [Header], [Colours], [PencilMarks]");
    EXPECT_EQ(puzzle->progress->placed[0], 4);
}

TEST(SdkFormat, FilesMayFollowOneAnother) {
    const auto rows = read_all(kHead + kState + kHead + kHead + "\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 4U) << rows[0];
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(rows[i].position, kPuzzle);
    EXPECT_EQ(rows[3].position, kOther);
}

TEST(SdkFormat, AStateThatContradictsThePuzzleIsRefused) {
    const std::string other = "[State]\n" + in_rows("1.2" + kPuzzle.substr(3), 9);
    expect_error(kHead + other, ErrorCode::ambiguous, 12, 3);
    const std::string missing = "[State]\n" + in_rows("..." + kPuzzle.substr(3), 9);
    expect_error(kHead + missing, ErrorCode::ambiguous, 12, 3);
}

/// A puzzle, an error at the start of line 11, and the puzzle of the file behind it.
void expect_one_bad_section(const std::string& section, const std::string& title) {
    const auto rows = read_all(kHead + section + "[Puzzle]\n" + in_rows(kOther, 9));
    ASSERT_EQ(rows.size(), 3U) << section << rows[0];
    EXPECT_EQ(rows[0].position, kPuzzle) << section;
    EXPECT_FALSE(rows[1].ok) << section << rows[1];
    EXPECT_EQ(rows[1].place.line, 11U) << rows[1];
    EXPECT_EQ(rows[1].place.column, 1U) << rows[1];
    EXPECT_NE(rows[1].message.find(title), std::string::npos) << rows[1];
    EXPECT_EQ(rows[2].position, kOther) << section;
}

TEST(SdkFormat, AHeadThatLostABracketCostsItsOwnRowsOnly) {
    for (const std::string head : {"State]", "[State", "[[State]", "[State]]", "[State].."}) {
        expect_one_bad_section(head + kState.substr(7), "correct " + head);
    }
    for (const std::string head : {"Puzzle]", "[Puzzle", "[[Puzzle]", "[Puzzle]]"}) {
        expect_error(head + kHead.substr(8) + kState, ErrorCode::bad_symbol, 1, 1);
        expect_one_bad_section(head + kHead.substr(8) + kState, "correct " + head);
    }
}

TEST(SdkFormat, RowsUnderANameThatIsNotKnownAreAnError) {
    for (const std::string head : {"[Puzzl]", "[Givens]", "[Stte]"}) {
        expect_one_bad_section(head + kState.substr(7), head + " holds rows");
        expect_error(head + kState.substr(7), ErrorCode::bad_symbol, 1, 1);
    }
    expect_error("[Puzle]" + kHead.substr(8) + kState, ErrorCode::bad_symbol, 1, 1);
}

TEST(SdkFormat, RowsWithoutANameAreNeverAPuzzle) {
    expect_error(kHead + kState.substr(8), ErrorCode::wrong_length, 19, 10);
    expect_error(kHead + "Puzzle" + kState.substr(7), ErrorCode::ambiguous, 12, 1);
    expect_error(kHead + "[\nState]" + kState.substr(7), ErrorCode::bad_symbol, 12, 1);
}

TEST(SdkFormat, RowsAreCounted) {
    expect_error("[Puzzle]\n" + in_rows(kPuzzle.substr(0, 72), 9) + kState, ErrorCode::wrong_length,
                 9, 10);
    std::string text = kHead + kState;
    text.erase(14, 1);
    expect_error(text, ErrorCode::wrong_length, 2, 9);
    expect_error("[Puzzle]\n", ErrorCode::wrong_length, 1, 9);
    expect_error(kHead + kState + kState, ErrorCode::ambiguous, 21, 1);
    expect_error("[State]\n" + in_rows(kPuzzle, 9), ErrorCode::truncated, 1, 1);
}

TEST(SdkFormat, WritesTheStateOnlyWhenDigitsWerePlaced) {
    const Grid grid = *Grid::from_line(kPuzzle);
    EXPECT_EQ(*write("sdk", grid), kHead);
    Progress progress;
    progress.placed.assign(kCells, 0);
    progress.placed[0] = 4;
    EXPECT_EQ(*write("sdk", grid, &progress), kHead + kState);
    EXPECT_FALSE(write("sdk", Candidates{}).ok());
}

}  // namespace
}  // namespace nonet
