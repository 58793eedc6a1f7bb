// JSON in the shapes that people paste.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::kSix;
using text_test::kSixNumbers;
using text_test::read_all;
using text_test::Row;
using text_test::with_mark;

/// The cells as a list of lists: each cell between `quote`s, blanks as `blank`.
std::string lists(const std::string& cells, const std::string& quote, const std::string& blank,
                  const std::string& brackets = "[]") {
    std::string text(1, brackets[0]);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i % 9 == 0) text += brackets[0];
        text += cells[i] == '.' ? blank : quote + cells[i] + quote;
        text += i % 9 == 8 ? std::string(1, brackets[1]) + ",\n " : ", ";
    }
    text.resize(text.size() - 3);
    return text + brackets[1];
}

std::string flat(const std::string& cells, const std::string& blank) {
    std::string text = "[";
    for (const char c : cells) text += (c == '.' ? blank : std::string(1, c)) + ",";
    text.back() = ']';
    return text;
}

std::string strings(const std::string& cells, std::size_t width, char quote = '"') {
    std::string text = "[";
    for (std::size_t i = 0; i < cells.size(); i += width) {
        text += quote + cells.substr(i, width) + quote + ", ";
    }
    text.resize(text.size() - 2);
    return text + "]";
}

void expect_puzzles(const std::string& text, const std::vector<std::string>& puzzles) {
    const std::vector<Row> rows = read_all(text);
    ASSERT_EQ(rows.size(), puzzles.size()) << text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].position, puzzles[i]) << text << "\n" << rows[i];
        EXPECT_EQ(rows[i].format, "json");
    }
}

TEST(JsonFormat, ReadsEveryShapeOfOnePuzzle) {
    const std::string zeros = with_mark(kPuzzle, '0');
    for (const std::string& value :
         {lists(kPuzzle, "", "0"), lists(kPuzzle, "", "null"), lists(kPuzzle, "\"", "\".\""),
          lists(kPuzzle, "\"", "\"\""), lists(kPuzzle, "'", "' '"), lists(kPuzzle, "", "None"),
          lists(kPuzzle, "", "0", "()"), lists(kPuzzle, "", "0", "{}"), flat(kPuzzle, "0"),
          flat(kPuzzle, "null"), strings(kPuzzle, 9), strings(zeros, 9, '\''),
          "{\"puzzle\": \"" + kPuzzle + "\", \"solution\": \"x\", \"id\": 7}",
          "{\"grid\": " + lists(kPuzzle, "", "0") + "}",
          "{\"id\": \"a\", \"board\": " + flat(kPuzzle, "0") + ", \"difficulty\": \"Hard\"}",
          "{\"newboard\":{\"grids\":[{\"value\":" + lists(kPuzzle, "", "0") +
              ",\"difficulty\":\"Easy\"}],\"results\":1}}"}) {
        expect_puzzles(value, {kPuzzle});
        expect_puzzles(value + "\n" + value, {kPuzzle, kPuzzle});
        expect_puzzles("[\n" + value + ",\n" + value + "\n]\n", {kPuzzle, kPuzzle});
        expect_puzzles("{\"puzzles\": [" + value + "]}", {kPuzzle});
    }
}

TEST(JsonFormat, ReadsAssignments) {
    for (const std::string before : {"board = ", "const board = ", "  sudoku: list[list[int]] = ",
                                     "x = np.array(", "puzzle = [", "let b: number[][] = "}) {
        const std::string after = before.back() == '(' ? ")" : before.back() == '[' ? ",]" : ";";
        expect_puzzles(before + lists(kPuzzle, "", "0") + after + "\n", {kPuzzle});
    }
    for (const std::string before : {"int grid[9][9] = ", "int[][] b = new int[][] ",
                                     "grid := [9][9]int", "static const char a[9][10] = "}) {
        expect_puzzles(before + lists(kPuzzle, "", "0", "{}") + ";\n", {kPuzzle});
    }
}

TEST(JsonFormat, TellsThePlaceOfTheFirstCell) {
    const auto rows = read_all("\n{\"id\": 1,\n \"puzzle\": \"" + kPuzzle + "\"}");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].place, (Place{3, 13, 23}));
}

TEST(JsonFormat, MinusOneMarksBlanksOfDigitsFromZero) {
    std::string lowered = kPuzzle;
    for (char& c : lowered) c = c == '.' ? '.' : static_cast<char>(c - 1);
    auto rows = read_all(flat(lowered, "-1"));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
    EXPECT_NE(rows[0].note, "");
    rows = read_all(flat(kPuzzle, "-1"));
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].note, "");
    ReadOptions options;
    options.zero_based = true;
    rows = read_all(flat(lowered, "null"), options);
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(JsonFormat, ReadsOtherSizes) {
    expect_puzzles("{\"puzzle\": \"" + kSix + "\"}", {kSixNumbers});
    expect_puzzles(strings(kSix, 6), {kSixNumbers});
    expect_puzzles("{\"puzzle\": \"" + kSixNumbers + "\"}", {kSixNumbers});
    std::string rows = "[";
    std::string numbers;
    for (int i = 0; i < 16; ++i) {
        rows += i == 0 ? "[" : ", [";
        for (int j = 0; j < 16; ++j) {
            const std::string value = i == j ? std::to_string(j + 1) : "0";
            rows += (j == 0 ? "" : ",") + value;
            numbers += (numbers.empty() ? "" : " ") + value;
        }
        rows += "]";
    }
    expect_puzzles(rows + "]", {numbers});
}

TEST(JsonFormat, ADamagedLineCostsThatLine) {
    const std::string good = "{\"id\": 1, \"puzzle\": \"" + kPuzzle + "\"}";
    const std::string other = "{\"id\": 2, \"puzzle\": \"" + kOther + "\"}";
    for (const std::string& bad :
         {good.substr(0, good.size() - 1), good.substr(0, good.size() - 2), good.substr(0, 40),
          std::string("{\"id\": 1, \"puzzle\": 5}"), std::string("{\"id\": 1, \"puzzle\" 5}"),
          std::string("{\"id\": 1, \"puzzle\": \"1..2\"}"), std::string("{\"id\": [1}")}) {
        for (const std::string end : {"\n", "\r\n"}) {
            const auto rows = read_all(good + end + bad + end + other + end + good + end);
            ASSERT_EQ(rows.size(), 4U) << bad;
            EXPECT_FALSE(rows[1].ok) << bad;
            EXPECT_EQ(rows[1].place.line, 2U) << bad << rows[1];
            EXPECT_EQ(rows[2].position, kOther) << bad;
            EXPECT_EQ(rows[3].position, kPuzzle) << bad;
        }
    }
}

TEST(JsonFormat, ADamagedElementCostsThatElement) {
    const std::string good = '"' + kPuzzle + '"';
    for (const std::string& bad : {'"' + kPuzzle, kPuzzle + '"', '"' + kPuzzle.substr(1) + '"',
                                   good + " " + good, std::string("null"), std::string("{")}) {
        const auto rows =
            read_all("[" + good + ", " + bad + ", \"" + kOther + "\", \"" + kOther + "\"]\n");
        ASSERT_GE(rows.size(), 3U) << bad;
        EXPECT_EQ(rows[0].position, kPuzzle);
        EXPECT_FALSE(rows[1].ok && rows[2].ok && rows.size() < 5) << bad;
        EXPECT_EQ(rows.back().position, kOther) << bad;
    }
}

TEST(JsonFormat, RowsOfADamagedGridAreNoGrids) {
    std::string grid = lists(kPuzzle, "", "0");
    grid.erase(grid.find(']'), 1);
    const auto rows = read_all(grid + "\n\n" + kOther + "\n");
    ASSERT_GE(rows.size(), 2U);
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) EXPECT_FALSE(rows[i].ok) << rows[i];
    EXPECT_EQ(rows.back().position, kOther);
}

TEST(JsonFormat, SaysWhatIsWrong) {
    const struct {
        std::string text;
        ErrorCode code;
        std::size_t column;
        std::string symbol;
    } cases[] = {
        {"{\"puzzle\": \"" + kPuzzle.substr(1) + "\"}", ErrorCode::wrong_length, 13, ""},
        {"{\"puzzle\": \"" + kPuzzle + "1\"}", ErrorCode::wrong_length, 13, ""},
        {"[\"" + std::string(80, '.') + "%\"]", ErrorCode::bad_symbol, 83, "%"},
        {"[[1, 2], [3]]", ErrorCode::wrong_length, 1, "["},
        {"[1, 2, 3]", ErrorCode::wrong_length, 1, "["},
        {"{\"a\": 1}", ErrorCode::unknown_format, 1, "{"},
        {"[]", ErrorCode::unknown_format, 1, "["},
        {"{\"puzzle\": \"" + kPuzzle + "\", \"board\": \"" + kOther + "\"}", ErrorCode::ambiguous,
         1, "{"},
        {"{\"a\": tru}", ErrorCode::bad_symbol, 10, "}"},
    };
    for (const auto& test : cases) {
        const auto rows = read_all(test.text);
        ASSERT_EQ(rows.size(), 1U) << test.text;
        EXPECT_EQ(rows[0].code, test.code) << rows[0];
        EXPECT_EQ(rows[0].place.column, test.column) << rows[0];
        if (!test.symbol.empty()) {
            EXPECT_EQ(rows[0].symbol, test.symbol) << rows[0];
        }
    }
}

TEST(JsonFormat, SectionsInBracketsAreNotJson) {
    const auto rows = read_all("[Puzzle]\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(JsonFormat, ManyPuzzlesOnOneLine) {
    std::string text = "[";
    for (int i = 0; i < 30000; ++i) text += '"' + (i % 2 == 0 ? kPuzzle : kOther) + "\",";
    text.back() = ']';
    const auto rows = read_all(text + "\n" + kPuzzle);
    ASSERT_EQ(rows.size(), 30001U);
    EXPECT_EQ(rows[29999].position, kOther);
    EXPECT_EQ(rows[29999].place.column, 2U + 29999U * 84U + 1U);
    EXPECT_EQ(rows[30000].format, "line");
}

TEST(JsonFormat, AnEndlessValueIsRefused) {
    std::string text = "{\"a\": [";
    while (text.size() < 5U << 20U) text += "1, ";
    const auto rows = read_all(text + "\n\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].place.line, 1U);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(JsonFormat, WritesWhatItReads) {
    const Grid givens = *Grid::from_line(kPuzzle);
    Progress progress;
    progress.placed.assign(kCells, 0);
    progress.placed[0] = 4;
    Candidates marks = Candidates::from_grid(givens);
    marks.set(0, mask_of(4));
    marks.set(1, static_cast<DigitMask>(mask_of(5) | mask_of(7)));
    progress.marks = marks;
    const auto text = write("json", givens, &progress);
    ASSERT_TRUE(text.ok());
    const auto read = read_puzzle(*text);
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(read->position, Position(givens));
    ASSERT_NE(read->progress, nullptr);
    EXPECT_EQ(*read->progress, progress);

    const Position candidates = marks;
    const auto again = read_puzzle(*write("json", candidates));
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->position, candidates);

    for (const BoxShape box : {BoxShape{3, 2}, BoxShape{1, 9}, BoxShape{1, 1}, BoxShape{2, 1},
                               BoxShape{5, 5}, BoxShape{6, 6}}) {
        Board board(box);
        board.set(0, board.side());
        const auto sized = read_puzzle(*write("json", board));
        ASSERT_TRUE(sized.ok()) << sized.error().message;
        EXPECT_EQ(sized->position, Position(board));
    }
}

TEST(JsonFormat, RefusesDamageOfItsOwnForm) {
    const std::string start = "{\"format\":\"nonet\",\"puzzle\":\"" + kPuzzle + "\",";
    std::string placed(81, '.');
    placed[0] = '4';
    ASSERT_TRUE(read_puzzle(start + "\"placed\":\"" + placed + "\"}").ok());
    placed[2] = '3';  // where the puzzle has a given
    for (const std::string& rest :
         {"\"placed\":\"" + placed + "\"}", std::string("\"plaed\":\"\"}"),
          std::string("\"box\":\"3\"}"), std::string("\"box\":\"2x3\"}"),
          "\"marks\":\"" + std::string(729, '.') + "\"}", "\"puzzle\":\"" + kPuzzle + "\"}"}) {
        EXPECT_FALSE(read_puzzle(start + rest).ok()) << rest;
    }
}

const std::string kSolution =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

std::string pair_of(const std::string& first, const std::string& second) {
    return "[\"" + first + "\",\"" + second + "\"]";
}

TEST(JsonFormat, ReadsAPairOfPuzzleAndSolutionAsOnePuzzle) {
    const std::string zeros = with_mark(kPuzzle, '0');
    expect_puzzles(pair_of(kPuzzle, kSolution), {kPuzzle});
    expect_puzzles(pair_of(zeros, kSolution) + "\n" + pair_of(kPuzzle, kSolution),
                   {kPuzzle, kPuzzle});
    expect_puzzles("[" + pair_of(zeros, kSolution) + ",\n" + pair_of(kPuzzle, kSolution) + "]",
                   {kPuzzle, kPuzzle});
    expect_puzzles("[('" + kPuzzle + "', '" + kSolution + "'),]", {kPuzzle});
    expect_puzzles("{\"puzzles\": [" + pair_of(kPuzzle, kSolution) + "]}", {kPuzzle});
    expect_puzzles("[ \"1 0 0 0 0 0 3 0 0 0 0 0 0 0 0 2\" , \"1 3 2 4 2 4 3 1 4 2 1 3 3 1 4 2\" ]",
                   {"1 0 0 0 0 0 3 0 0 0 0 0 0 0 0 2"});
}

TEST(JsonFormat, ReadsAPairInAnyPieces) {
    const std::string text = " [ " + pair_of(kPuzzle, kSolution).substr(1) + "\n" +
                             pair_of(kPuzzle, kOther) + "\n" + pair_of(kPuzzle, kSolution);
    const std::vector<Row> whole = read_all(text);
    ASSERT_EQ(whole.size(), 4U);
    for (const std::size_t piece : {1U, 2U, 7U, 100U}) {
        text_test::PiecewiseSource source(text, piece);
        EXPECT_EQ(read_all(source), whole) << piece;
    }
}

TEST(JsonFormat, ReadsOtherArraysOfTwoStringsAsTwoPuzzles) {
    expect_puzzles(pair_of(kPuzzle, kOther), {kPuzzle, kOther});
    expect_puzzles(pair_of(kSolution, kSolution), {kSolution, kSolution});
    expect_puzzles(pair_of(kSolution, kPuzzle), {kSolution, kPuzzle});
    expect_puzzles("[\"" + kPuzzle + "\",\"" + kSolution + "\",\"" + kPuzzle + "\"]",
                   {kPuzzle, kSolution, kPuzzle});
}

TEST(JsonFormat, RefusesAPairThatDoesNotAgree) {
    std::string wrong = kSolution;
    std::swap(wrong[2], wrong[3]);
    const std::vector<Row> rows =
        read_all("[" + pair_of(kPuzzle, wrong) + ",\n " + pair_of(kPuzzle, kSolution) + "]\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::ambiguous);
    EXPECT_NE(rows[0].message.find("differ at r1c3"), std::string::npos) << rows[0];
    EXPECT_EQ(rows[0].place.line, 1U);
    EXPECT_EQ(rows[0].place.column, 88U);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(JsonFormat, NamesTheCauseWhereJavaScriptDiffers) {
    const struct {
        std::string text;
        std::string cause;
        std::size_t column;
    } cases[] = {
        {"{puzzle: \"" + kPuzzle + "\"}", "double quotes", 2},
        {"{\"id\": 1, puzzle: \"" + kPuzzle + "\"}", "double quotes", 11},
        {"[{puzzle: '" + kPuzzle + "'}]", "double quotes", 3},
        {"{\"puzzle\": \"" + kPuzzle + "\" // don't }\n}", "comment", 96},
        {"[[5, 3, 0 # the \"first\" row\n]]", "comment", 11},
    };
    for (const auto& [text, cause, column] : cases) {
        const std::vector<Row> rows = read_all(text + "\n\n" + kOther + "\n");
        ASSERT_EQ(rows.size(), 2U) << text;
        EXPECT_NE(rows[0].message.find(cause), std::string::npos) << rows[0];
        EXPECT_EQ(rows[0].place.column, column) << rows[0];
        EXPECT_EQ(rows[1].position, kOther);
    }
}

}  // namespace
}  // namespace nonet
