// 729 candidates on a line.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

std::string candidates_of(const std::string& puzzle) {
    return *write("sukaku", read_puzzle(puzzle)->position);
}

TEST(SukakuFormat, ReadsWhatItWrites) {
    const std::string line = candidates_of(kPuzzle);
    ASSERT_EQ(line.size(), 729U);
    for (const char mark : {'.', '0', '-'}) {
        std::string marked = line;
        std::replace(marked.begin(), marked.end(), '.', mark);
        const auto rows = read_all(marked + " a comment\n" + kPuzzle + "\n");
        ASSERT_EQ(rows.size(), 2U) << mark;
        EXPECT_EQ(rows[0].position, line) << mark;
        EXPECT_EQ(rows[0].format, "sukaku");
        EXPECT_EQ(rows[0].rest, "a comment");
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
}

TEST(SukakuFormat, ADigitInAWrongPlaceIsRefused) {
    std::string line = candidates_of(kPuzzle);
    line[10] = '3';
    const auto rows = read_all(line + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].place, (Place{1, 11, 10}));
    EXPECT_NE(rows[0].message.find("r1c2"), std::string::npos);
}

TEST(SukakuFormat, AMissingCharacterIsRefused) {
    const auto rows = read_all(candidates_of(kPuzzle).substr(1) + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_NE(rows[0].message.find("728"), std::string::npos);
}

TEST(SukakuFormat, TheBoxOptionReadsABoardInstead) {
    ReadOptions options;
    options.box = BoxShape{3, 9};
    std::string line(729, '.');
    line += '\n';
    const auto rows = read_all(line, options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position.size(), 2U * 729 - 1);
    EXPECT_FALSE(write("sukaku", Board(BoxShape{3, 9})).ok());
}

}  // namespace
}  // namespace nonet
