// Blocks: where they end, which rows are bad, and that a bad one never shifts the next.
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
using text_test::read_all;
using text_test::with_mark;

const std::string kBlock = in_rows(kPuzzle, 9);
const std::string kNext = in_rows(kOther, 9);

std::vector<std::string> lines_of(const std::string& block) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < block.size(); at = block.find('\n', at) + 1) {
        lines.push_back(block.substr(at, block.find('\n', at) - at));
    }
    return lines;
}

/// The block with one row replaced; without the row when it is empty.
std::string with_row(std::size_t row, const std::string& text) {
    std::vector<std::string> lines = lines_of(kBlock);
    std::string result;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i != row) result += lines[i] + "\n";
        if (i == row && !text.empty()) result += text + "\n";
    }
    return result;
}

/// The first block is refused as a whole, the second is read.
void expect_refused_and_next(const std::string& first, ErrorCode code, Place place) {
    const auto rows = read_all(first + kNext);
    ASSERT_EQ(rows.size(), 2U) << first << rows[0];
    EXPECT_FALSE(rows[0].ok) << first;
    EXPECT_EQ(rows[0].code, code) << rows[0];
    EXPECT_EQ(rows[0].place.line, place.line) << rows[0];
    EXPECT_EQ(rows[0].place.column, place.column) << rows[0];
    EXPECT_EQ(rows[1].position, kOther) << first;
}

TEST(Rows, BlocksMayFollowWithOrWithoutABlankLine) {
    for (const std::string between : {"", "\n", "\n\n\n", "# next\n", "Grid 02\n", "3\n", " \n"}) {
        const auto rows = read_all(kBlock + between + kNext);
        ASSERT_EQ(rows.size(), 2U) << between;
        EXPECT_EQ(rows[0].position, kPuzzle);
        EXPECT_EQ(rows[1].position, kOther);
    }
}

TEST(Rows, AShortRowIsOneErrorForItsBlock) {
    for (std::size_t row = 0; row < 9; ++row) {
        expect_refused_and_next(with_row(row, "1.3.5.7."), ErrorCode::wrong_length,
                                {row + 1, 9, 0});
    }
}

TEST(Rows, ALongRowIsOneErrorForItsBlock) {
    expect_refused_and_next(with_row(4, "1.3.5.7.9."), ErrorCode::wrong_length, {5, 10, 0});
}

TEST(Rows, ABadSymbolIsOneErrorForItsBlock) {
    for (std::size_t row = 0; row < 9; ++row) {
        expect_refused_and_next(with_row(row, "1.3.5q7.9"), ErrorCode::bad_symbol, {row + 1, 6, 0});
    }
}

TEST(Rows, AMissingRowIsOneErrorWhereTheBlockEnds) {
    expect_refused_and_next(with_row(8, "") + "\n", ErrorCode::wrong_length, {8, 10, 0});
    expect_refused_and_next(with_row(2, "") + "Grid 02\n", ErrorCode::wrong_length, {8, 10, 0});
    const auto rows = read_all(with_row(8, ""));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::truncated);
}

TEST(Rows, BlankLinesMayStandBehindEveryBandOrRow) {
    for (const std::size_t every : {1U, 3U}) {
        std::string text;
        const std::vector<std::string> lines = lines_of(kBlock);
        for (std::size_t i = 0; i < 9; ++i) {
            text += lines[i] + "\n";
            if (i % every == every - 1) text += "\n";
        }
        for (const std::string& more : {std::string(), kNext}) {
            const auto rows = read_all(text + more);
            ASSERT_EQ(rows.size(), more.empty() ? 1U : 2U) << text;
            EXPECT_EQ(rows[0].position, kPuzzle);
        }
    }
}

TEST(Rows, FragmentsDoNotEatTheNextBlock) {
    const std::vector<std::string> lines = lines_of(kBlock);
    const std::string band = lines[0] + "\n" + lines[1] + "\n" + lines[2] + "\n\n";
    for (const std::string& fragments : {band, band + band, lines[0] + "\n\n"}) {
        const auto rows = read_all(fragments + kNext);
        ASSERT_GE(rows.size(), 2U) << fragments;
        EXPECT_FALSE(rows.front().ok);
        EXPECT_EQ(rows.back().position, kOther) << fragments;
    }
}

TEST(Rows, ALoneRowIsNotDroppedInSilence) {
    const auto rows = read_all("1.3.5.7.9\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::truncated);
}

TEST(Rows, DashesAreBlanksOrBorders) {
    std::string dashes = with_mark(kPuzzle, '-');
    dashes.replace(0, 9, "---------");
    dashes.replace(27, 9, "---------");
    std::string expected = kPuzzle;
    expected.replace(0, 9, ".........");
    expected.replace(27, 9, ".........");
    const auto rows = read_all(in_rows(dashes, 9) + kBlock);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, expected);

    std::string bordered;
    const std::vector<std::string> lines = lines_of(kBlock);
    for (std::size_t i = 0; i < 9; ++i) {
        if (i % 3 == 0) bordered += "---------\n";
        bordered += lines[i] + "\n";
    }
    const auto framed = read_all(bordered + "---------\n");
    ASSERT_EQ(framed.size(), 1U);
    EXPECT_EQ(framed[0].position, kPuzzle);
}

}  // namespace
}  // namespace nonet
