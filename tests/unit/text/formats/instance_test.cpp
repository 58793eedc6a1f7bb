// "name N rows columns values".
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::kSixNumbers;
using text_test::read_all;
using text_test::spread;
using text_test::with_mark;

std::string commas(std::string text) {
    std::replace(text.begin(), text.end(), ' ', ',');
    return text;
}

TEST(InstanceFormat, StatesTheShapeOfTheBoxes) {
    for (const BoxShape box : {BoxShape{2, 3}, BoxShape{3, 2}, BoxShape{1, 6}}) {
        const std::string text = "first 6 " + std::to_string(box.rows) + " " +
                                 std::to_string(box.columns) + " " + commas(kSixNumbers);
        const auto puzzle = read_puzzle(text);
        ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
        EXPECT_EQ(std::get<Board>(puzzle->position).box(), box);
        EXPECT_EQ(to_line(puzzle->position), kSixNumbers);
        EXPECT_EQ(puzzle->rest, "first");
        EXPECT_EQ(puzzle->format, "instance");
        EXPECT_EQ(puzzle->place.column, 13U);
    }
}

TEST(InstanceFormat, NineByNineIsAGrid) {
    const std::string values = spread(with_mark(kPuzzle, '0'), ",");
    const auto puzzle = read_puzzle("nine 9 3 3 " + values);
    ASSERT_TRUE(puzzle.ok());
    EXPECT_EQ(to_line(puzzle->position), kPuzzle);
    EXPECT_EQ(*write("instance", puzzle->position), "puzzle 9 3 3 " + values);
}

TEST(InstanceFormat, FaultsAreOneRow) {
    const std::string values = commas(kSixNumbers);
    const struct {
        std::string text;
        ErrorCode code;
    } cases[] = {
        {"a 6 2 4 " + values, ErrorCode::bad_shape},
        {"a 6 2 3 " + values + ",1", ErrorCode::wrong_length},
        {"a 6 2 3 7" + values.substr(1), ErrorCode::value_too_big},
        {"a 6 2 3 q" + values.substr(1), ErrorCode::bad_symbol},
    };
    for (const auto& [text, code] : cases) {
        const auto rows = read_all(text + "\n" + kPuzzle + "\n");
        ASSERT_EQ(rows.size(), 2U) << text;
        EXPECT_EQ(rows[0].code, code) << text << rows[0];
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
}

}  // namespace
}  // namespace nonet
