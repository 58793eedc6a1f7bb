// Clues as row, column and value.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

/// The clues of a 9x9 line, rows and columns from `base` on.
std::string triples(const std::string& line, const std::string& separator, int base = 1) {
    std::string text;
    for (int cell = 0; cell < 81; ++cell) {
        if (line[static_cast<std::size_t>(cell)] == '.') continue;
        text += std::to_string(cell / 9 + base) + separator + std::to_string(cell % 9 + base) +
                separator + line[static_cast<std::size_t>(cell)] + "\n";
    }
    return text;
}

TEST(TriplesFormat, ReadsATableFromOneAndFromZero) {
    const auto one = read_all("Row;Column;Value\r\n" + triples(kPuzzle, ";") + "\n" + kOther);
    ASSERT_EQ(one.size(), 2U);
    EXPECT_EQ(one[0].position, kPuzzle) << one[0];
    EXPECT_EQ(one[0].format, "triples");
    EXPECT_EQ(one[0].note, "");
    EXPECT_EQ(one[1].position, kOther);
    const auto zero = read_all("row,col,value\n" + triples(kPuzzle, ",", 0));
    ASSERT_EQ(zero.size(), 1U);
    EXPECT_EQ(zero[0].position, kPuzzle);
    EXPECT_NE(zero[0].note.find("from 0"), std::string::npos);
}

TEST(TriplesFormat, TellsWhatItTookWhereNothingProvesIt) {
    const auto rows = read_all("row,col,value\n2,3,4\n5,6,7\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position[11], '4');
    EXPECT_NE(rows[0].note.find("--zero-based"), std::string::npos);
    ReadOptions options;
    options.zero_based = true;
    const auto zero = read_all("row,col,value\n2,3,4\n5,6,7\n", options);
    ASSERT_EQ(zero.size(), 1U);
    EXPECT_EQ(zero[0].position[21], '4');
}

TEST(TriplesFormat, ColumnsMayStandInAnyOrder) {
    const auto rows = read_all("value,col,row\n4,9,2\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position[17], '4') << rows[0];
}

TEST(TriplesFormat, ReadsTheJudgesForm) {
    const auto rows = read_all("2 3\n1 1 4\n1 4 2\n4 4 3\n\n" + kOther);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, "4 0 0 2 0 0 0 0 0 0 0 0 0 0 0 3") << rows[0];
    EXPECT_EQ(rows[1].position, kOther);
    for (const std::string text : {"7 1\n1 1 4\n", "2 2\n1 1 4\n1 4 2\n4 4 3\n",
                                   "2 4\n1 1 4\n1 4 2\n4 4 3\n", "2 1\n1 5 4\n"}) {
        const auto bad = read_all(text + "\n" + kOther);
        ASSERT_EQ(bad.size(), 2U) << text;
        EXPECT_FALSE(bad[0].ok) << text << bad[0];
        EXPECT_EQ(bad[1].position, kOther);
    }
}

TEST(TriplesFormat, AByteMoreOrLessIsNeverAnotherPuzzle) {
    const std::string text = "row,col,value\n" + triples(kPuzzle, ",");
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const bool drop : {true, false}) {
            std::string damaged = text;
            if (drop) {
                damaged.erase(i, 1);
            } else {
                damaged.insert(i, 1, text[i]);
            }
            for (const auto& row : read_all(damaged)) {
                EXPECT_TRUE(!row.ok || row.position == kPuzzle) << damaged << row;
            }
        }
    }
}

TEST(TriplesFormat, OneWrongLineMakesTheTableAnError) {
    const std::string good = triples(kPuzzle, ",");
    for (const std::string bad : {"11,2,1", "1,11,1", "1,2,11", "12,1", "1,2,", ",2,1", "1,,2,1",
                                  "1,1,1\n1,1,2", "0,1,1", "1,2,0"}) {
        const auto rows = read_all("row,col,value\n" + bad + "\n" + good + "\n" + kOther);
        ASSERT_EQ(rows.size(), 2U) << bad;
        EXPECT_FALSE(rows[0].ok) << bad << rows[0];
        EXPECT_EQ(rows[1].position, kOther);
    }
    // A blank line does not cut the table in two.
    const auto gap = read_all("row,col,value\n\n1,1,1\n\n" + good);
    ASSERT_EQ(gap.size(), 1U);
    EXPECT_EQ(gap[0].position, "1" + kPuzzle.substr(1));
}

}  // namespace
}  // namespace nonet
