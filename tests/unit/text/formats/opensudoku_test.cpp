// OpenSudoku's XML: its versions, its relatives, games that were begun, and broken files.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::PiecewiseSource;
using text_test::read_all;

std::string game(const std::string& puzzle, const std::string& attribute = "data") {
    return "<game " + attribute + "=\"" + text_test::with_mark(puzzle, '0') + "\"/>";
}

const std::string kDeclaration = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n";

void expect_two_puzzles(const std::string& text) {
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 2U) << text;
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].format, "opensudoku");
    EXPECT_EQ(rows[1].position, kOther);
    for (const std::size_t piece : {1U, 5U, 64U}) {
        PiecewiseSource source(text, piece);
        EXPECT_EQ(read_all(source), rows) << "in pieces of " << piece;
    }
}

TEST(OpensudokuFormat, ReadsAllVersions) {
    expect_two_puzzles(kDeclaration + "<opensudoku>\n<name>a &lt; b</name>\n<author/>\n" +
                       game(kPuzzle) + game(kOther) + "\n</opensudoku>\n");
    expect_two_puzzles("<opensudoku version=\"2\">\r\n" + game(kPuzzle) +
                       "\r\n<folder name=\"b\">" + game(kOther) + "</folder>\r\n</opensudoku>");
    expect_two_puzzles(kDeclaration + "<opensudoku version='3'><folder name='a' created='0'>" +
                       game(kPuzzle, "state='1' cells_data") + game(kOther, "cells_data") +
                       "</folder></opensudoku>");
}

TEST(OpensudokuFormat, ReadsItsRelatives) {
    expect_two_puzzles("<opensudoku2 version=\"3\"><folder folder_name=\"a\">" +
                       game(kPuzzle, "cells_data") + game(kOther, "cells_data") +
                       "</folder></opensudoku2>");
    expect_two_puzzles("<onegravitysudoku><level><sudoku data=\"" +
                       text_test::with_mark(kPuzzle, '0') + "\"/></level><sudoku data=\"" +
                       text_test::with_mark(kOther, '0') + "\"/></onegravitysudoku>");
}

TEST(OpensudokuFormat, TheDocumentEndsWithItsRoot) {
    const auto rows = read_all(kPuzzle + "\n  <!-- mine -->\n<opensudoku>" + game(kOther) +
                               "</opensudoku>" + kPuzzle + "\n<opensudoku/>" + kOther);
    ASSERT_EQ(rows.size(), 5U);
    EXPECT_EQ(rows[1].position, kOther);
    EXPECT_EQ(rows[2].position, kPuzzle);
    EXPECT_EQ(rows[2].format, "line");
    EXPECT_NE(rows[3].message.find("no puzzle"), std::string::npos);
    EXPECT_EQ(rows[4].position, kOther);
}

TEST(OpensudokuFormat, PlacesAreThoseOfTheTags) {
    const auto rows = read_all(kDeclaration + "<opensudoku>\r\n  " + game(kPuzzle) + game("12") +
                               "\r\n</opensudoku>\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].place, (Place{3, 3, kDeclaration.size() + 16}));
    EXPECT_EQ(rows[1].place.line, 3U);
    EXPECT_EQ(rows[1].place.column, 3U + game(kPuzzle).size());
}

TEST(OpensudokuFormat, AWrongGameIsAnErrorAndTheNextIsRead) {
    for (const std::string& data : std::vector<std::string>{
             "data=\"" + kPuzzle + "\"", "data=\"123\"", "data=\"" + std::string(82, '0') + "\"",
             std::string("dta=\"1\""), std::string("data=\"\""),
             "data=\"" + std::string(81, '0') + "\" cells_data=\"" + std::string(81, '0') + "\"",
             std::string("data=\"version: 7&#10;0|0|1|\""), std::string("data=\"version: 3\"")}) {
        const auto rows = read_all("<opensudoku version=\"2\"><game " + data + "/>" + game(kOther) +
                                   "</opensudoku>");
        ASSERT_EQ(rows.size(), 2U) << data;
        EXPECT_FALSE(rows[0].ok) << data;
        EXPECT_EQ(rows[1].position, kOther) << data;
    }
}

TEST(OpensudokuFormat, AnElementThatMayBeALostGameIsAnError) {
    const auto rows = read_all("<opensudoku><gamee data=\"" + std::string(81, '0') + "\"/>" +
                               game(kOther) + "</opensudoku>");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].symbol, "gamee");
    EXPECT_EQ(rows[1].position, kOther);
    const auto gravity = read_all("<onegravitysudoku><sodoku data=\"" + std::string(81, '0') +
                                  "\"/></onegravitysudoku>");
    ASSERT_EQ(gravity.size(), 1U);
    EXPECT_EQ(gravity[0].code, ErrorCode::not_supported);
}

TEST(OpensudokuFormat, AnUnknownVersionIsOneError) {
    const auto rows = read_all("<opensudoku version=\"4\">" + game(kPuzzle) + game(kOther) +
                               "</opensudoku>\n" + kPuzzle);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].symbol, "4");
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(OpensudokuFormat, EntitiesAreNeverExpanded) {
    std::string laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE opensudoku [\n<!ENTITY a0 \"ha\">\n";
    for (int i = 1; i < 30; ++i) {
        laughs += "<!ENTITY a" + std::to_string(i) + " \"";
        for (int j = 0; j < 10; ++j) laughs += "&a" + std::to_string(i - 1) + ";";
        laughs += "\">\n";
    }
    laughs += "]>\n<opensudoku><name>&a29;</name></opensudoku>\n";
    const std::string external =
        "<!DOCTYPE opensudoku SYSTEM \"file:///etc/passwd\">\n<opensudoku></opensudoku>\n";
    for (const std::string& text : std::vector<std::string>{laughs, external}) {
        const auto rows = read_all(text + kPuzzle + "\n");
        ASSERT_EQ(rows.size(), 2U) << text;
        EXPECT_NE(rows[0].message.find("entities"), std::string::npos) << rows[0];
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
}

TEST(OpensudokuFormat, BrokenXmlIsOneErrorAndWhatFollowsIsRead) {
    const std::string good = "<opensudoku>\n" + game(kPuzzle) + "\n</opensudoku>\n";
    for (const std::string& broken :
         std::vector<std::string>{std::string("<opensudoku><folder>\n</opensudoku>\n"),
                                  "<opensudoku><game data=\"1\n\n", "<opensudoku>\n<folder>\n\n",
                                  "<opensudoku>\n<game data=&x;/>\n<folder/>\n</opensudoku>\n",
                                  "<opensudoku>\n<!-- never ends\n", "<opensudoku>\n",
                                  "<opensudoku>&foe;</opensudoku>\n"}) {
        const std::string text = broken + good + "\n# next\n" + kOther + "\n";
        const auto rows = read_all(text);
        std::size_t errors = 0;
        for (const auto& row : rows) errors += row.ok ? 0 : 1;
        EXPECT_EQ(errors, 1U) << text;
        ASSERT_FALSE(rows.empty());
        EXPECT_FALSE(rows[0].ok);
        EXPECT_GT(rows[0].place.line, 0U);
        EXPECT_EQ(rows.back().position, kOther) << text;
        for (const std::size_t piece : {1U, 3U, 50U}) {
            PiecewiseSource source(text, piece);
            EXPECT_EQ(read_all(source), rows) << "in pieces of " << piece << ": " << text;
        }
    }
}

TEST(OpensudokuFormat, DepthAndLengthAreBounded) {
    std::string deep = "<onegravitysudoku>";
    for (int i = 0; i < 1000; ++i) deep += "<a>";
    EXPECT_EQ(read_all(deep + "\n\n" + kPuzzle).size(), 2U);
    const std::string large(3U << 20U, 'x');
    for (const std::string& text :
         std::vector<std::string>{"<opensudoku>\n<game data=\"" + large + "\"/>\n</opensudoku>\n",
                                  "<opensudoku>\n<!--" + large + "-->\n</opensudoku>\n"}) {
        const auto rows = read_all(text + kPuzzle);
        ASSERT_EQ(rows.size(), 2U);
        EXPECT_NE(rows[0].message.find("1 MiB"), std::string::npos) << rows[0];
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
}

TEST(OpensudokuFormat, ManyGamesOnOneLineAreRead) {
    std::string text = "<opensudoku version=\"3\"><folder name=\"a\">";
    constexpr std::size_t kGames = 20000;  // two lines' worth of the longest line that is read
    for (std::size_t i = 0; i < kGames; ++i) text += game(i % 2 == 0 ? kPuzzle : kOther);
    const auto rows = read_all(text + "</folder></opensudoku>\n" + kPuzzle);
    ASSERT_EQ(rows.size(), kGames + 1);
    for (const auto& row : rows) ASSERT_TRUE(row.ok) << row;
}

TEST(OpensudokuFormat, Utf16IsReadWhateverTheDeclarationSays) {
    const std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?><opensudoku>" + game(kPuzzle) + "</opensudoku>";
    std::string wide = "\xFF\xFE";
    for (const char c : text) wide += std::string{c, '\0'};
    const auto rows = read_all(wide);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
}

TEST(OpensudokuFormat, WritesAndReadsProgress) {
    Progress progress;
    progress.placed.assign(kCells, 0);
    progress.placed[0] = 4;
    Candidates marks = Candidates::from_grid(*Grid::from_line(kPuzzle));
    marks.set(0, mask_of(4));
    marks.set(1, static_cast<DigitMask>(mask_of(5) | mask_of(8)));
    progress.marks = marks;
    const auto text = write("opensudoku", *Grid::from_line(kPuzzle), &progress);
    ASSERT_TRUE(text.ok());
    const FormatInfo& info = *find_format("opensudoku");
    const auto puzzle = read_puzzle(std::string(info.head) + *text + "\n" + std::string(info.foot));
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    EXPECT_EQ(to_line(puzzle->position), kPuzzle);
    ASSERT_NE(puzzle->progress, nullptr);
    EXPECT_EQ(*puzzle->progress, progress);
    EXPECT_FALSE(write("opensudoku", Board(BoxShape{2, 2})).ok());
}

}  // namespace
}  // namespace nonet
