// Invisible characters among the cells: named with their code and place, never repaired, and no
// concern of a line that can be read.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_rows;
using text_test::in_spread_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

const std::string kZeroWidth = "\xE2\x80\x8B";

void expect_named(const std::string& text, Place place, const std::string& symbol) {
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 2U) << text << rows[0];
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol) << rows[0];
    EXPECT_EQ(rows[0].place.line, place.line) << rows[0];
    EXPECT_EQ(rows[0].place.column, place.column) << rows[0];
    EXPECT_EQ(rows[0].symbol, symbol);
    EXPECT_NE(rows[0].message.find(symbol + " ("), std::string::npos) << rows[0];
    EXPECT_EQ(rows[1].position, kOther) << text;
}

TEST(Invisible, OnALineIsNamedWhereverItStands) {
    for (const std::size_t at : {0U, 20U, 81U}) {
        std::string line = kPuzzle;
        line.insert(at, kZeroWidth);
        expect_named(line + "\n" + kOther + "\n", {1, at + 1, 0}, "U+200B");
    }
}

TEST(Invisible, EveryOneHasItsName) {
    const struct {
        std::string bytes;
        std::string symbol;
    } cases[] = {{"\xE2\x80\x8C", "U+200C"},
                 {"\xE2\x80\x8D", "U+200D"},
                 {"\xEF\xBB\xBF", "U+FEFF"},
                 {"\xC2\xAD", "U+00AD"},
                 {"\xE2\x81\xA0", "U+2060"}};
    for (const auto& [bytes, symbol] : cases) {
        std::string line = kPuzzle;
        line.insert(5, bytes);
        expect_named(line + "\n" + kOther + "\n", {1, 6, 0}, symbol);
    }
}

TEST(Invisible, InRowsAndTablesAndJsonIsNamed) {
    std::string block = in_rows(kPuzzle, 9);
    block.insert(13, kZeroWidth);
    expect_named(block + "\n" + kOther + "\n", {2, 4, 0}, "U+200B");
    std::string numbers = in_spread_rows(text_test::with_mark(kPuzzle, '0'), 9, " ");
    numbers.insert(1, kZeroWidth);
    expect_named(numbers + "\n" + kOther + "\n", {1, 2, 0}, "U+200B");
    std::string cells = kPuzzle;
    cells.insert(20, kZeroWidth);
    expect_named("puzzle,rating\n" + cells + ",1\n" + kOther + ",2\n", {2, 21, 0}, "U+200B");
    expect_named("[\"" + cells + "\",\"" + kOther + "\"]\n", {1, 3, 0}, "U+200B");
}

TEST(Invisible, IsNoConcernOfTheRestOfALine) {
    const auto good = read_all(kPuzzle + " # by caf\xC3\xA9" + kZeroWidth + "\n");
    ASSERT_EQ(good.size(), 1U);
    EXPECT_EQ(good[0].position, kPuzzle);
    const auto short_line = read_all(kPuzzle.substr(1) + " # by hand" + kZeroWidth + "\n");
    ASSERT_EQ(short_line.size(), 1U);
    EXPECT_EQ(short_line[0].code, ErrorCode::wrong_length) << short_line[0];
}

TEST(Invisible, AByteOrderMarkAtTheStartIsSkipped) {
    const auto rows = read_all("\xEF\xBB\xBF" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
}

}  // namespace
}  // namespace nonet
