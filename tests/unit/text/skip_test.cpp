// Lines that give no row, and lines that only look so.
#include "text/skip.hpp"

#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <string>
#include <utility>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_rows;
using text_test::kPuzzle;
using text_test::read_all;

TEST(Skip, TheseLinesGiveNoRow) {
    for (const std::string line : {"",
                                   "   ",
                                   "\t",
                                   "# comment",
                                   "#ANobody",
                                   "#B03-08-2006",
                                   "#",
                                   "####",
                                   "% made today",
                                   "// note",
                                   "; note",
                                   "3",
                                   "sep=;",
                                   "\"sep=,\"",
                                   "12",
                                   "Grid 01",
                                   "Scenario #3:",
                                   "Case 2",
                                   "Test case 4:",
                                   "Puzzle 17 (hard)",
                                   "end",
                                   "END",
                                   "\"id\",\"puzzle\",\"rating\"",
                                   "source,question,answer,rating",
                                   "+-------+-------+-------+",
                                   "*-----------*",
                                   "===========",
                                   "Simple Sudoku",
                                   "  Version 4.2n"}) {
        const auto rows = read_all(line + "\n" + kPuzzle + "\n" + line + "\n");
        ASSERT_EQ(rows.size(), 1U) << line << " gave " << rows[0];
        EXPECT_EQ(rows[0].position, kPuzzle) << line;
        EXPECT_EQ(rows[0].place.line, 2U) << line;
    }
}

TEST(Skip, TheseLinesAreReported) {
    const std::string lines[] = {"hello",
                                 "Puzzle: " + kPuzzle.substr(1),
                                 "Puzzle 1: " + kPuzzle + "4",
                                 "Solution: 1" + std::string(80, '2'),
                                 "1.3.5.7.9",
                                 "1234567",
                                 "board =",
                                 "#" + std::string(79, '1')};
    for (const std::string& line : lines) {
        const auto rows = read_all(line + "\n\n" + kPuzzle + "\n");
        ASSERT_EQ(rows.size(), 2U) << line;
        EXPECT_FALSE(rows[0].ok) << line;
        EXPECT_EQ(rows[0].place.line, 1U) << line;
        EXPECT_EQ(rows[1].position, kPuzzle) << line;
    }
}

TEST(Skip, ALoneNumberIsACountOrARow) {
    const auto count = read_all("1000\n" + in_rows(kPuzzle, 9));
    ASSERT_EQ(count.size(), 1U);
    EXPECT_EQ(count[0].position, kPuzzle);
    const auto row = read_all("1000\n0020\n0300\n0004\n");
    ASSERT_EQ(row.size(), 1U);
    EXPECT_EQ(row[0].position, "1 0 0 0 0 0 2 0 0 3 0 0 0 0 0 4");
}

TEST(Skip, AHashLineIsARulerOrARow) {
    const std::string hashes = "#########\n#########\n1#3#5#7#9\n";
    const auto rows = read_all(hashes + hashes + hashes);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position.substr(0, 27), "..................1.3.5.7.9");
    EXPECT_EQ(read_all("#########\n# notes #\n#########\n").size(), 0U);
}

TEST(Skip, KnowsFrames) {
    for (const char* line : {"+---+---+---+", " *-----------* ", "------+-------+------",
                             "=====", ".-----.-----.", "':-----+-----:'"}) {
        EXPECT_TRUE(text::is_frame_line(line)) << line;
    }
    for (const char* line : {"", "..3..", "12---", "--", "a---", ". . . . . . . . ."}) {
        EXPECT_FALSE(text::is_frame_line(line)) << line;
    }
}

TEST(Skip, WhatEnclosesAPuzzleInAPostGivesNoRow) {
    const std::string block = text_test::in_rows(text_test::kPuzzle, 9);
    const std::string drawing = *write("grid", read_puzzle(text_test::kPuzzle)->position);
    for (const auto& [open, close] : {std::pair<std::string, std::string>{"```", "```"},
                                      {"```text", "```"},
                                      {"~~~", "~~~"},
                                      {"[code]", "[/code]"},
                                      {"[QUOTE]", "[/QUOTE]"},
                                      {"<pre>", "</pre>"}}) {
        for (const std::string& puzzle : {block, drawing, text_test::kPuzzle + "\n"}) {
            const auto rows = text_test::read_all(open + "\n" + puzzle + close + "\n" + puzzle);
            ASSERT_EQ(rows.size(), 2U) << open << rows[0];
            EXPECT_EQ(rows[0].position, text_test::kPuzzle) << open;
            EXPECT_EQ(rows[1].position, text_test::kPuzzle) << open;
        }
    }
    for (const std::string other : {"``", "```1", "[cod]", "<div>", "[code] x"}) {
        EXPECT_FALSE(text_test::read_all(other + "\n")[0].ok) << other;
    }
}

TEST(Skip, ATitleGivesNoRowOnlyAboveADrawing) {
    const Position puzzle = read_puzzle(text_test::kPuzzle)->position;
    for (const std::string format : {"grid", "pencil"}) {
        for (const std::string title : {"My puzzle of the day", "Weekly no. 12 (hard):"}) {
            const auto rows = text_test::read_all(title + "\n\n" + *write(format, puzzle));
            ASSERT_EQ(rows.size(), 1U) << title << rows[0];
            EXPECT_TRUE(rows[0].ok) << title;
        }
    }
    const auto alone = text_test::read_all("My puzzle of the day\n" + text_test::kPuzzle + "\n");
    ASSERT_EQ(alone.size(), 2U);
    EXPECT_FALSE(alone[0].ok);
}

TEST(Skip, WordsAndRatingsGiveNoRowBelowADrawing) {
    const std::string drawing = *write("grid", read_puzzle(kPuzzle)->position);
    for (const std::string line : {"Level: unfair (1234)", "HoDoKu - v2.2.0 - Build 116",
                                   "Rating: 7.2", "ER 7.2", "ED=7.2/1.2/1.2", "SE 8.3",
                                   "Simple Sudoku Version 4.2n", "Monday, 3 August", "very hard"}) {
        const auto rows = read_all(drawing + line + "\n\n" + line + "\n" + drawing);
        ASSERT_EQ(rows.size(), 2U) << line;
        EXPECT_EQ(rows[0].position, kPuzzle) << line << rows[0];
        EXPECT_EQ(rows[1].position, kPuzzle) << line << rows[1];
    }
    for (const std::string line :
         {"https://sudokupad.app/sclN4IgxgpgNlDKCWAvCIBcBWADAGnNKAzmgNrHAC", "{\"puzzle\": oops}",
          "x23456789123456789", "r1c1=5 r1x=6", "N4IgzglgXgpiBcBOANCA5gJwgEwQbT", "[1, 2, 3"}) {
        const auto rows = read_all(drawing + line + "\n");
        ASSERT_EQ(rows.size(), 2U) << line << ": what may be a puzzle never goes in silence";
        EXPECT_FALSE(rows[1].ok) << line;
    }
    EXPECT_EQ(read_all(kPuzzle + "\nRating: 7.2\n").size(), 2U) << "not below a line";
}

TEST(Skip, ANameInQuotesGivesNoRowAboveAGrid) {
    const std::string block = text_test::in_rows(text_test::kPuzzle, 9);
    const auto rows = text_test::read_all("\"IDENT 7\"\n" + block);
    ASSERT_EQ(rows.size(), 1U) << rows[0];
    EXPECT_EQ(rows[0].position, text_test::kPuzzle);
    const auto alone = text_test::read_all("\"IDENT 7\"\n");
    ASSERT_EQ(alone.size(), 1U);
    EXPECT_FALSE(alone[0].ok);
}

}  // namespace
}  // namespace nonet
