// Games that KSudoku saves.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

/// Column by column, a letter a cell, 'b' for 1.
std::string letters_of(const std::string& puzzle, int side) {
    std::string text;
    for (int column = 0; column < side; ++column) {
        for (int row = 0; row < side; ++row) {
            const char c = puzzle[static_cast<std::size_t>(row * side + column)];
            text += c == '.' ? '_' : static_cast<char>('a' + (c - '0'));
        }
    }
    return text;
}

std::string saved(const std::string& inside) {
    return "<!DOCTYPE ksudoku>\n<ksudoku><game had-help=\"0\"><puzzle>" + inside +
           "</puzzle></game></ksudoku>\n";
}

const std::string kGraph = "<graph order=\"9\" type=\"sudoku\"/>";

std::string values(const std::string& letters) {
    return "<values>" + letters + "</values>";
}

TEST(KsudokuFormat, ReadsColumnByColumn) {
    const auto rows = read_all(saved(kGraph + values(letters_of(kPuzzle, 9))));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
    EXPECT_EQ(rows[0].format, "ksudoku");
}

TEST(KsudokuFormat, ReadsOtherSizes) {
    const auto four = read_all(
        saved("<graph order=\"4\" type=\"sudoku\"/>" + values(letters_of("1..2..3..4..2..1", 4))));
    ASSERT_EQ(four.size(), 1U);
    EXPECT_EQ(four[0].position, "1 0 0 2 0 0 3 0 0 4 0 0 2 0 0 1") << four[0];
    const auto large = read_all(
        saved("<graph order=\"25\" type=\"sudoku\"/>" + values("_z" + std::string(623, '_'))));
    ASSERT_EQ(large.size(), 1U);
    ASSERT_TRUE(large[0].ok) << large[0];
    // The second letter is r2c1.
    EXPECT_EQ(large[0].position.substr(48, 6), "0 25 0");
}

TEST(KsudokuFormat, ReadsACustomGraphThatIsPlain) {
    const std::string attributes =
        "order=\"9\" type=\"custom\" sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\" specific-type=\"Plain\"";
    const std::string graph =
        "<graph " + attributes + "><sudokugroups at=\"0\" withblocks=\"1\"/></graph>";
    const auto rows = read_all(saved(graph + values(letters_of(kPuzzle, 9))));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
}

TEST(KsudokuFormat, VariantsAreRefusedByName) {
    const std::string cells = values(letters_of(kPuzzle, 9));
    for (const std::string& name :
         std::vector<std::string>{"XSudoku", "Jigsaw", "KillerSudoku", "Mathdoku", "Samurai"}) {
        const auto rows = read_all(saved(
            "<graph order=\"9\" type=\"custom\" specific-type=\"" + name +
            "\"><sudokugroups withblocks=\"1\"/><clique size=\"9\">0 1</clique></graph>" + cells));
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_EQ(rows[0].code, ErrorCode::not_supported);
        EXPECT_EQ(rows[0].symbol, name);
    }
    for (const std::string& graph : std::vector<std::string>{
             "<graph order=\"9\" type=\"roxdoku\"/>", "<graph order=\"9\" type=\"custom\"/>",
             "<graph order=\"9\" type=\"custom\"><sudokugroups withblocks=\"0\"/></graph>",
             "<graph order=\"9\" type=\"custom\"><sudokugroups withblocks=\"1\"/><cage/></graph>",
             "<graph order=\"9\" type=\"sudoku\" sizeX=\"12\"/>",
             "<graph order=\"99\" type=\"sudoku\"/>", "<graph order=\"6\" type=\"sudoku\"/>"}) {
        const auto rows = read_all(saved(graph + cells) + kPuzzle);
        ASSERT_EQ(rows.size(), 2U) << graph;
        EXPECT_FALSE(rows[0].ok) << graph;
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
}

TEST(KsudokuFormat, DamageIsRefused) {
    const std::string cells = letters_of(kPuzzle, 9);
    std::string contradicting = cells;
    contradicting[cells.find_first_not_of('_')] = 'b';
    std::string high = cells;
    high[0] = 'k';
    for (const std::string& inside : std::vector<std::string>{
             kGraph, values(cells), kGraph + values(cells.substr(1)), kGraph + values(cells + "_"),
             kGraph + values(high), kGraph + values("a" + cells.substr(1)),
             kGraph + values("." + cells.substr(1)), kGraph + values(cells) + values(cells),
             kGraph + kGraph + values(cells),
             kGraph + values(cells) + "<solution>" + contradicting + "</solution>",
             kGraph + values(cells) + "<solution>b</solution>",
             kGraph + values(cells) + "</puzzle><puzzle>" + kGraph + values(cells)}) {
        const auto rows = read_all(saved(inside) + kPuzzle);
        ASSERT_EQ(rows.size(), 2U) << inside;
        EXPECT_FALSE(rows[0].ok) << inside;
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
}

TEST(KsudokuFormat, MovesAreLeftOutAndANoteSaysSo) {
    const std::string text = saved(kGraph + values(letters_of(kPuzzle, 9)) + "</puzzle><history>" +
                                   "<simple-event index=\"1\" value=\"4\"/></history><puzzle>");
    const std::string puzzle_again = "<puzzle></puzzle>";
    std::string once = text;
    once.erase(once.find(puzzle_again), puzzle_again.size());
    const auto rows = read_all(once);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_NE(rows[0].note.find("moves"), std::string::npos);
}

}  // namespace
}  // namespace nonet
