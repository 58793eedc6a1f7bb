// Tables with a header.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::kSix;
using text_test::kSixNumbers;
using text_test::read_all;
using text_test::spread;
using text_test::with_mark;

const std::string kFull =
    "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
const std::string kZeros = with_mark(kPuzzle, '0');

void expect_puzzles(const std::string& text, const std::string& name) {
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 2U) << name << "\n" << text;
    EXPECT_EQ(rows[0].position, kPuzzle) << name << rows[0];
    EXPECT_EQ(rows[0].format, "csv") << name;
    EXPECT_EQ(rows[1].position, kOther) << name << rows[1];
    EXPECT_EQ(rows[1].format, "csv") << name;
}

TEST(CsvFormat, FindsTheColumnByItsName) {
    for (const std::string name :
         {"puzzle", "Puzzles", "QUESTION", "quiz", "quizzes", "board", "Initial Board", "grid",
          "sudoku", "\"givens\"", "starting_cells", "mission"}) {
        for (const std::string separator : {",", ";", "\t", "|"}) {
            const auto row = [&](const std::string& first, const std::string& puzzle) {
                return first + separator + puzzle + separator + kFull + separator + "5\r\n";
            };
            expect_puzzles("id" + separator + name + separator + "solution" + separator + "x\r\n" +
                               row("1", kZeros) + row("2", kOther),
                           name + separator);
        }
    }
}

TEST(CsvFormat, FindsTheColumnByItsContent) {
    expect_puzzles("id,text,level\n1," + kZeros + ",easy\n2," + kOther + ",hard\n", "text");
    expect_puzzles("solution,text\n" + kFull + "," + kZeros + "\n" + kFull + "," + kOther + "\n",
                   "solution first");
    // "givens" is a number here, and "grid" has no puzzle in it.
    expect_puzzles("givens,grid,puzzle\n25,9x9," + kZeros + "\n24,9x9," + kOther + "\n", "givens");
    expect_puzzles("grid,text\n9x9," + kZeros + "\n9x9," + kOther + "\n", "grid");
}

TEST(CsvFormat, KeepsTheOtherFields) {
    const auto rows = read_all("source,question,answer,rating\nown," + kPuzzle + "," + kFull +
                               ",5\n\"a, b\",\"" + kOther + "\"," + kFull + ",\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].rest, "own," + kFull + ",5");
    EXPECT_EQ(rows[0].place, (Place{2, 5, 34}));
    EXPECT_EQ(rows[1].position, kOther);
    EXPECT_EQ(rows[1].rest, "a, b," + kFull + ",");
}

TEST(CsvFormat, TheColumnCountsWhateverStandsBesideIt) {
    // A solved puzzle is a puzzle there, but beside one with blanks the columns are swapped.
    const auto rows = read_all("pair,puzzle\n" + kPuzzle + "," + kOther + "\n" + kPuzzle + "," +
                               kFull + "\n" + kPuzzle + ",\n" + kPuzzle + "," + kOther.substr(1) +
                               "\n" + kPuzzle + "," + kOther + "\n");
    ASSERT_EQ(rows.size(), 5U);
    EXPECT_EQ(rows[0].position, kOther);
    EXPECT_EQ(rows[1].code, ErrorCode::ambiguous) << rows[1];
    EXPECT_EQ(rows[1].place.column, 1U);
    EXPECT_FALSE(rows[2].ok);
    EXPECT_EQ(rows[3].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[3].place.column, 83U);
    EXPECT_NE(rows[3].message.find("80 cells"), std::string::npos);
    EXPECT_EQ(rows[4].position, kOther);
}

TEST(CsvFormat, AFullGridIsTold) {
    const auto rows = read_all("puzzle,solution\n" + kZeros + "," + kFull + "\n" + kFull + "," +
                               kFull + "\n" + kFull + "," + kPuzzle + "\n" + kFull + "\n");
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].note, "");
    EXPECT_EQ(rows[1].position, kFull);
    EXPECT_NE(rows[1].note.find("full grid"), std::string::npos);
    EXPECT_EQ(rows[2].code, ErrorCode::ambiguous);
    EXPECT_EQ(rows[2].place, (Place{4, 83, 426}));
    EXPECT_EQ(rows[3].code, ErrorCode::wrong_length);
    EXPECT_NE(rows[3].message.find("1 field where the header has 2"), std::string::npos);
    for (const std::string& text : {kFull, kFull + "," + kPuzzle}) {
        const auto alone = read_all("puzzle,solution\n" + text + "\n");
        ASSERT_EQ(alone.size(), 1U);
        EXPECT_FALSE(alone[0].ok) << alone[0];
    }
    EXPECT_EQ(read_all("puzzle\n" + kFull + "\n").at(0).note, "");
}

TEST(CsvFormat, TwoPuzzleColumnsThatDifferAreTold) {
    const auto rows = read_all("quiz,puzzle,x\n" + kOther + "," + kPuzzle + ",1\n" + kZeros + "," +
                               kPuzzle + ",2\n" + kFull + "," + kPuzzle + ",3\n");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_NE(rows[0].note.find("column 2 and column 1 hold different puzzles"), std::string::npos);
    EXPECT_EQ(rows[1].note, "") << "the same";
    EXPECT_EQ(rows[2].note, "") << "its solution";
}

TEST(CsvFormat, ReadsWhatExcelMakesOfText) {
    for (const std::string& field : {"=\"" + kZeros + "\"", "\"=\"\"" + kZeros + "\"\"\"",
                                     "'" + kZeros, "'" + kZeros + "'", "\"'" + kZeros + "\""}) {
        for (const std::string head : {"sep=;\r\n", "\"sep=;\"\r\n", ""}) {
            expect_puzzles(head + "id;puzzle;x\r\n1;" + field + ";2\r\n2;" + kOther + ";3\r\n",
                           head + field);
        }
    }
    EXPECT_EQ(read_all("sep=,\n" + kZeros + "," + kFull + "\n").size(), 1U);
    const auto cut =
        read_all("id,puzzle\n1,103000600900305" + std::string(66, '0') + "\n2," + kZeros + "\n");
    ASSERT_EQ(cut.size(), 2U);
    EXPECT_NE(cut[0].note.find("spreadsheet"), std::string::npos);
    EXPECT_EQ(cut[1].note, "");
    EXPECT_NE(read_all("103000600900305" + std::string(66, '0')).at(0).note, "");
    EXPECT_EQ(read_all("123456789" + std::string(72, '0')).at(0).note, "") << "a first row";
}

TEST(CsvFormat, SpacesAreBlanksInAFieldOf81Characters) {
    const std::string spaces = with_mark(kPuzzle, ' ');
    const auto rows = read_all("id,puzzle,x\n1,\"" + spaces + "\",y\n2," + spaces + ",y\n3," +
                               spaces.substr(1) + ",y\n");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
    EXPECT_EQ(rows[1].position, kPuzzle) << rows[1];
    EXPECT_FALSE(rows[2].ok);
}

TEST(CsvFormat, RefusesRowsWhoseColumnsMayHaveShifted) {
    const std::string good = "own," + kPuzzle + "," + kFull + ",5\n";
    const auto rows = read_all("source,question,answer,rating\n" + good + "own," + kPuzzle + "," +
                               kFull + "\nown,," + kPuzzle + "," + kFull + ",5\nown," + kPuzzle +
                               "," + kFull + ",5,\n" + good);
    ASSERT_EQ(rows.size(), 5U);
    EXPECT_TRUE(rows[0].ok);
    EXPECT_NE(rows[1].message.find("3 fields where the header has 4"), std::string::npos);
    EXPECT_NE(rows[2].message.find("5 fields where the header has 4"), std::string::npos);
    EXPECT_EQ(rows[3].position, kPuzzle) << "an empty field at the end does no harm";
    EXPECT_EQ(rows[4].position, kPuzzle);
}

TEST(CsvFormat, ReadsWhatQuotesEnclose) {
    expect_puzzles("id,puzzle,x\n1,\"" + in_rows(kZeros, 9) + "\",\"a \"\"b\"\"\n\nc\"\n2,\"" +
                       in_rows(kOther, 9) + "\",\n",
                   "rows");
    expect_puzzles("id,puzzle\n1,\"" + spread(kZeros, " ") + "\"\n2,\"[" +
                       spread(with_mark(kOther, '0'), ", ") + "]\"\n",
                   "numbers");
}

TEST(CsvFormat, AQuoteWithoutPartnerEndsWithItsRow) {
    const std::string good = "\"2\",\"" + kOther + "\",\"x\"\n";
    for (const std::string& bad : std::vector<std::string>{
             "\"1,\"" + kPuzzle + "\",\"x\"\n", "\"1\",\"" + kPuzzle + ",\"x\"\n",
             "\"1\",\"" + kPuzzle + "\",\"x\n", "\"\"1\",\"" + kPuzzle + "\",\"x\"\n",
             "\"1\",\"" + kPuzzle + "\",\"x\"\"\n"}) {
        const auto rows = read_all("\"id\",\"puzzle\",\"x\"\n" + good + bad + good + good);
        ASSERT_EQ(rows.size(), 4U) << bad;
        EXPECT_FALSE(rows[1].ok) << bad << rows[1];
        EXPECT_EQ(rows[1].place.line, 3U);
        EXPECT_EQ(rows[2].position, kOther) << bad;
        EXPECT_EQ(rows[3].position, kOther) << bad;
    }
}

TEST(CsvFormat, ReadsOtherSizes) {
    const auto rows = read_all("id,puzzle\n1," + kSix + "\n2,1234341221434321\n3,\"" + kSixNumbers +
                               "\"\n4," + std::string(256, '.') + "\n5," + kSix.substr(1) + "\n");
    ASSERT_EQ(rows.size(), 5U);
    EXPECT_EQ(rows[0].position, kSixNumbers);
    EXPECT_EQ(rows[1].position, "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1");
    EXPECT_EQ(rows[2].position, kSixNumbers);
    EXPECT_EQ(rows[3].position.size(), 511U);
    EXPECT_EQ(rows[4].code, ErrorCode::wrong_length);
}

TEST(CsvFormat, TellsWhatASpreadsheetDid) {
    for (const std::string field : {"1.00326E+79", "3.02e+78", "\"3,02E+78\"", "100326E+74",
                                    "12345678901234567890123456789012345678901234567890"
                                    "123456789012345678901234567890"}) {
        const auto rows = read_all("id,puzzle,solution\n1," + kZeros + "," + kFull + "\n2," +
                                   field + "," + kFull + "\n");
        ASSERT_EQ(rows.size(), 2U);
        EXPECT_FALSE(rows[1].ok) << field;
        EXPECT_EQ(rows[1].place.line, 3U);
        EXPECT_EQ(rows[1].place.column, field[0] == '"' ? 4U : 3U);
        EXPECT_NE(rows[1].message.find("spreadsheet"), std::string::npos) << rows[1].message;
        EXPECT_NE(rows[1].message.find("as text"), std::string::npos) << rows[1].message;
    }
}

TEST(CsvFormat, LinesThatAreNoRowsGiveNothing) {
    const std::string good = "1," + kPuzzle + "\n";
    const auto rows = read_all("\xEF\xBB\xBFid,puzzle\n\n" + good + "\n# note\n" + good +
                               "2 puzzles solved in 0.01 s\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(CsvFormat, EndsWhereTheTableEnds) {
    const auto rows = read_all("id,puzzle\n1," + kPuzzle + "\nquizzes,solutions\n" + kZeros + "," +
                               kFull + "\n\n" + in_rows(kOther, 9) + "# text\n" + kOther);
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[1].position, kPuzzle);
    EXPECT_EQ(rows[1].rest, kFull);
    EXPECT_EQ(rows[2].format, "block");
    EXPECT_EQ(rows[3].format, "line");
}

TEST(CsvFormat, ATitleIsNoHeader) {
    for (const std::string title : {"puzzle", "Sudoku, easy", "grid"}) {
        const auto rows = read_all(title + "\n" + in_rows(kPuzzle, 9));
        ASSERT_EQ(rows.size(), 1U) << title;
        EXPECT_EQ(rows[0].format, "block") << title << rows[0];
    }
}

TEST(CsvFormat, ForcedItReadsRowsWithoutAHeader) {
    ReadOptions options;
    options.from = "csv";
    const auto rows =
        read_all(kFull + "," + kZeros + "\n1;\"" + in_rows(kOther, 9) + "\";x\n1,2\n", options);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].rest, kFull);
    EXPECT_EQ(rows[1].position, kOther);
    EXPECT_EQ(rows[1].rest, "1;x");
    EXPECT_FALSE(rows[2].ok);
    const auto two = read_all("1," + kPuzzle + "," + kOther + "\n2," + kFull + "\n", options);
    ASSERT_EQ(two.size(), 2U);
    EXPECT_NE(two[0].note.find("different puzzles"), std::string::npos);
    EXPECT_NE(two[1].note.find("full grid"), std::string::npos);
}

TEST(CsvFormat, ABlankLineAndALineWithoutSeparatorsEndTheTable) {
    for (const std::string header : {"puzzle,solution", "solution,puzzle", "x,puzzle"}) {
        const bool first = header[0] == 'p';
        const std::string row = (first ? kPuzzle : kFull) + "," + (first ? kFull : kPuzzle);
        const auto rows = read_all(header + "\n" + row + "\n\n" + kOther + "\n" + kFull + "," +
                                   kPuzzle + "\n\"" + kOther + "\n");
        ASSERT_EQ(rows.size(), 4U) << header;
        EXPECT_EQ(rows[0].format, "csv");
        EXPECT_EQ(rows[1].position, kOther) << rows[1];
        EXPECT_EQ(rows[1].format, "line");
        EXPECT_EQ(rows[2].format, "labelled") << rows[2];
        EXPECT_EQ(rows[2].position, kPuzzle);
    }
}

TEST(CsvFormat, WritesBoardsInQuotes) {
    const auto puzzle = read_puzzle(kSix);
    ASSERT_TRUE(puzzle.ok());
    const auto text = write("csv", puzzle->position);
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, '"' + kSixNumbers + '"');
    const auto back = read_puzzle("puzzle\n" + *text + "\n");
    ASSERT_TRUE(back.ok()) << back.error().message;
    EXPECT_EQ(back->position, puzzle->position);
    EXPECT_EQ(back->format, "csv");
    // What convert writes for a bad row is a bad row again.
    EXPECT_FALSE(read_puzzle("puzzle\n" + *text + "\n\"\"\n").ok());
}

}  // namespace
}  // namespace nonet
