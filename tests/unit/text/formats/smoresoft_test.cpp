// Puzzle packs of Smoresoft Sudoku.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

std::string pack(const std::string& puzzles) {
    return "<?xml version=\"1.0\"?>\n<puzzlePack>\n" + puzzles + "\n</puzzlePack>\n";
}

TEST(SmoresoftFormat, ReadsGroupsWithTheirRatings) {
    const auto rows = read_all(pack("<puzzles rating=\"3\">\n <puzzle>\n  " + kPuzzle +
                                    "\n </puzzle></puzzles>\n<puzzles><puzzle>" +
                                    text_test::with_mark(kOther, '0') + "</puzzle></puzzles>"));
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].format, "smoresoft");
    EXPECT_EQ(rows[0].rest, "3");
    EXPECT_EQ(rows[0].place.line, 5U);
    EXPECT_EQ(rows[0].place.column, 3U);
    EXPECT_EQ(rows[1].position, kOther);
    EXPECT_EQ(rows[1].rest, "");
}

TEST(SmoresoftFormat, AWrongPuzzleIsAnErrorAndTheNextIsRead) {
    std::string mixed = kPuzzle;
    mixed[0] = '0';
    for (const std::string& wrong : std::vector<std::string>{
             kPuzzle + ".", kPuzzle.substr(1), mixed, "x" + kPuzzle.substr(1), std::string(),
             kPuzzle.substr(0, 40) + " " + kPuzzle.substr(40)}) {
        const auto rows = read_all(pack("<puzzles><puzzle>" + wrong + "</puzzle><puzzle>" + kOther +
                                        "</puzzle></puzzles>"));
        ASSERT_EQ(rows.size(), 2U) << wrong;
        EXPECT_FALSE(rows[0].ok) << wrong;
        EXPECT_EQ(rows[1].position, kOther) << wrong;
    }
}

TEST(SmoresoftFormat, ALostEndTagDoesNotSwallowWhatFollows) {
    const auto rows =
        read_all("<puzzlePack><puzzles><puzzle>" + kPuzzle + "\n\n# next\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::not_supported);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(SmoresoftFormat, AnotherElementIsAnError) {
    const auto rows = read_all(pack("<puzzels><puzzle>" + kPuzzle + "</puzzle></puzzels>"));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].symbol, "puzzels");
}

}  // namespace
}  // namespace nonet
