// The careful reading of a line: white space, quotes, separated rows, refusals.
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
using text_test::spread;
using text_test::with_mark;

TEST(LineReading, WhiteSpaceMayStandAnywhere) {
    const std::string with_tab = kPuzzle.substr(0, 40) + "\t" + kPuzzle.substr(40);
    const std::string texts[] = {"   " + kPuzzle + " \t",
                                 in_rows(kPuzzle, 3, " "),
                                 in_rows(kPuzzle, 9, " "),
                                 spread(kPuzzle, " "),
                                 with_tab + "\r",
                                 in_rows(with_mark(kPuzzle, '0'), 9, "  "),
                                 spread(with_mark(kPuzzle, '0'), " ")};
    for (const std::string& text : texts) {
        const auto rows = read_all(text + "\n" + kOther + "\n");
        ASSERT_EQ(rows.size(), 2U) << text;
        EXPECT_EQ(rows[0].position, kPuzzle) << text << rows[0];
        EXPECT_EQ(rows[1].position, kOther) << text;
    }
}

TEST(LineReading, TextMayFollowSpacedCells) {
    const auto rows = read_all(in_rows(kPuzzle, 9, " ") + "ED=7.2\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].rest, "ED=7.2");
}

TEST(LineReading, QuotesMayStandAroundTheCells) {
    const auto rows = read_all("\"" + kPuzzle + "\",\"" + kOther + "\"\n'" + kPuzzle + "'\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].rest, "\"" + kOther + "\"");
    EXPECT_EQ(rows[0].place, (Place{1, 2, 1}));
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(LineReading, DotsMaySeparateTheRows) {
    // 0 is the blank here. The 89 characters must never be read as 81 cells with dots as blanks.
    const std::string zeros = with_mark(kPuzzle, '0');
    for (const std::string separator : {".", "/", ",", "-", ";"}) {
        std::string text = in_rows(zeros, 9, separator);
        text.pop_back();
        const auto rows = read_all(text + "\n");
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_EQ(rows[0].position, kPuzzle) << text << rows[0];
    }
}

TEST(LineReading, EightyAndEightyTwoCellsAreRefusedWithTheCount) {
    const auto rows = read_all(kPuzzle.substr(0, 80) + "\n" + kPuzzle + "5\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[0].place, (Place{1, 81, 80}));
    EXPECT_NE(rows[0].message.find("80 cells"), std::string::npos) << rows[0];
    EXPECT_EQ(rows[1].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[1].place, (Place{2, 82, 162}));
    EXPECT_NE(rows[1].message.find("82 cells"), std::string::npos) << rows[1];
    EXPECT_EQ(rows[2].position, kPuzzle);
}

TEST(LineReading, EveryLengthNearIsRefused) {
    for (const std::size_t length : {37U, 48U, 63U, 79U, 80U}) {
        const auto rows = read_all(kPuzzle.substr(0, length) + "\n");
        ASSERT_EQ(rows.size(), 1U) << length;
        EXPECT_EQ(rows[0].code, ErrorCode::wrong_length) << length;
        EXPECT_NE(rows[0].message.find(std::to_string(length) + " cells"), std::string::npos);
    }
    const auto spaced = read_all(in_rows(kPuzzle, 9, " ") + "5\n");
    ASSERT_EQ(spaced.size(), 1U);
    EXPECT_EQ(spaced[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(spaced[0].place.column, 91U);

    const std::string hex(255, 'A');
    const auto big = read_all(hex.substr(0, 200) + std::string(55, '.') + "\n");
    ASSERT_EQ(big.size(), 1U);
    EXPECT_NE(big[0].message.find("255 cells on a line, but a 16x16 puzzle has 256"),
              std::string::npos)
        << big[0];
}

TEST(LineReading, ABadSymbolIsNamedWithItsPlace) {
    std::string bad = kPuzzle;
    bad[7] = 'q';
    const auto rows = read_all("# first\n" + bad + "\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].place, (Place{2, 8, 15}));
    EXPECT_EQ(rows[0].symbol, "q");
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(LineReading, ColumnsCountCodePointsAndOffsetsBytes) {
    std::string bad = kPuzzle;
    bad.replace(3, 1, "\xE2\x82\xAC");  // a euro sign
    bad[20] = 'q';
    const auto rows = read_all(bad + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].symbol, "\xE2\x82\xAC");
    EXPECT_EQ(rows[0].place, (Place{1, 4, 3}));

    std::string wide = kPuzzle;
    wide.replace(0, 1, "\xEF\xBC\x8E");  // a full-width dot, three bytes
    wide[20] = 'q';                      // the 19th character
    const auto folded = read_all(wide + "\n");
    ASSERT_EQ(folded.size(), 1U);
    EXPECT_EQ(folded[0].place, (Place{1, 19, 20}));
}

TEST(LineReading, AForeignBlankMarkIsRefused) {
    const auto rows = read_all(with_mark(kPuzzle, '@') + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].symbol, "@");
    EXPECT_EQ(rows[0].place, (Place{1, 1, 0}));
}

TEST(LineReading, TwoBlankMarksAreRefused) {
    std::string mixed = kPuzzle;
    mixed[1] = '*';
    const auto rows = read_all(mixed + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].place.column, 2U);
}

TEST(LineReading, ASquareOfCellsMayBeARow) {
    // Sixteen characters: sixteen lines of them with higher symbols are one puzzle, alone they are
    // a 4x4.
    const std::string four = "1...2...3...4...";
    EXPECT_EQ(read_all(four + "\n").size(), 1U);
    EXPECT_EQ(read_all(four + "\n" + four + "\n").size(), 2U);
    std::string sixteen;
    for (int i = 0; i < 16; ++i) sixteen += i == 9 ? "G9..............\n" : four + "\n";
    const auto rows = read_all(sixteen);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].format, "block");
    // Sixteen empty rows are an empty 16x16, not sixteen empty 4x4.
    EXPECT_EQ(read_all(in_rows(std::string(256, '.'), 16)).size(), 1U);
    ReadOptions options;
    options.box = BoxShape{2, 2};
    EXPECT_EQ(read_all(in_rows(std::string(256, '.'), 16), options).size(), 16U);
}

TEST(LineReading, AnAlphabetTellsRowsFromPuzzles) {
    ReadOptions options;
    options.alphabet = "ABCDEFGHIJKLMNOP";
    std::string cells(256, '-');
    cells[0] = 'A';
    EXPECT_EQ(read_all(in_rows(cells, 16), options).size(), 1U);
    options.alphabet = "ABCD";
    EXPECT_EQ(read_all("A..B....C......D\nD..B....C......A\n", options).size(), 2U);
}

TEST(LineReading, RowsOfABigPuzzleMayStandOnOneLine) {
    std::string cells(256, '.');
    cells[0] = '1';
    cells[255] = 'G';
    const auto rows = read_all(in_rows(cells, 16, " ") + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position.substr(rows[0].position.size() - 4), "0 16");
    // But two words are a puzzle and what belongs to it.
    const auto pair = read_all("12..34..21..43.. 1234341221434321\n");
    ASSERT_EQ(pair.size(), 1U);
    EXPECT_EQ(pair[0].position, "1 2 0 0 3 4 0 0 2 1 0 0 4 3 0 0");
    EXPECT_EQ(pair[0].rest, "1234341221434321");
}

TEST(LineReading, ProseIsAnErrorAndNoPuzzle) {
    for (const std::string text :
         {"please solve this one", "a", "https://example.org/?bd=123",
          "board =", "1 solution found in 3 steps", "{\"puzzle\": 1}", "10 r1c1 r2c1"}) {
        const auto rows = read_all(text + "\n" + kPuzzle + "\n");
        ASSERT_EQ(rows.size(), 2U) << text;
        EXPECT_FALSE(rows[0].ok) << text;
        EXPECT_EQ(rows[1].position, kPuzzle) << text;
    }
}

TEST(LineReading, CellsBehindAPuzzleAreToldOrRefused) {
    for (const std::string& text : {kPuzzle + " " + kOther, kPuzzle + " " + kPuzzle,
                                    "\"" + kPuzzle + "\",\"" + kOther + "\""}) {
        const auto rows = read_all(text);
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_EQ(rows[0].position, kPuzzle);
        EXPECT_NE(rows[0].note.find("several puzzles stand on this line"), std::string::npos);
    }
    EXPECT_TRUE(read_all(kPuzzle + " # " + std::string(81, '1')).front().note.empty());
    const auto told = read_all(kPuzzle + " # 7.1 " + kOther);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_TRUE(told[0].ok);
    EXPECT_NE(told[0].note.find("several puzzles stand on this line"), std::string::npos);
    const auto torn = read_all(kPuzzle + " # 7.1" + kOther + "\n" + kOther);
    ASSERT_EQ(torn.size(), 2U);
    EXPECT_EQ(torn[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(torn[0].place.column, 82U);
    EXPECT_EQ(torn[1].position, kOther);
}

TEST(LineReading, AFrameWithAGapIsNoEmptyBoard) {
    EXPECT_TRUE(read_all("----------------- --------\n").empty());
}

TEST(LineReading, ALoneBlankMarkIsNoPuzzleEvenWhenLinesAreAskedFor) {
    ReadOptions options;
    options.from = "line";
    const auto rows = text_test::read_all("-\tinvalid\n", options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_FALSE(rows[0].ok) << rows[0];
}

}  // namespace
}  // namespace nonet
