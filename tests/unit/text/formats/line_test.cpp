// Puzzles on one line: marks, white space, rests, other sizes, refusals.
#include "unit/text/read_all.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::read_all;

const std::string kPuzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

TEST(LineFormat, ReadsEveryBlankMark) {
    for (const char mark : {'.', '0', '*', '_', '-', 'x', 'X', '?', '#', ' '}) {
        std::string line = kPuzzle;
        std::replace(line.begin(), line.end(), '.', mark);
        const auto rows = read_all(line + "\n");
        ASSERT_EQ(rows.size(), 1U) << mark;
        EXPECT_TRUE(rows[0].ok) << mark << rows[0];
        EXPECT_EQ(rows[0].position, kPuzzle) << mark;
    }
}

TEST(LineFormat, RefusesEightyAndEightyTwoCellsWithTheCount) {
    const auto rows = read_all(kPuzzle.substr(0, 80) + "\n" + kPuzzle + "5\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[0].place, (Place{1, 81, 80}));
    EXPECT_NE(rows[0].message.find("80"), std::string::npos);
    EXPECT_EQ(rows[1].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[1].place, (Place{2, 82, 162}));
    EXPECT_NE(rows[1].message.find("82"), std::string::npos);
    EXPECT_EQ(rows[2].position, kPuzzle);
}

}  // namespace
}  // namespace nonet
