// Three grids that belong together, and those that do not.
#include "text/format_table.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

std::string sample() {
    return std::string(find_format("triple")->sample);
}

/// The sample with `from` replaced in the grid number `grid`, counted from 0.
std::string with(std::size_t grid, const std::string& from, const std::string& to) {
    std::string text = sample();
    std::size_t at = 0;
    for (std::size_t i = 0; i < grid; ++i) at = text.find("\n\n", at) + 2;
    return text.replace(text.find(from, at), from.size(), to);
}

TEST(TripleFormat, ThreeGridsThatAgreeAreOnePuzzle) {
    const auto puzzle = read_puzzle(sample());
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    EXPECT_EQ(puzzle->format, "triple");
    EXPECT_EQ(to_line(puzzle->position), kPuzzle);
    EXPECT_EQ(puzzle->place.line, 2U);
    ASSERT_NE(puzzle->progress, nullptr);
    EXPECT_EQ(puzzle->progress->placed[0], 4);
    EXPECT_EQ(puzzle->progress->placed[2], 0);
    ASSERT_TRUE(puzzle->progress->marks.has_value());
    EXPECT_EQ((*puzzle->progress->marks)[0], mask_of(4));
    EXPECT_EQ((*puzzle->progress->marks)[1], mask_of(5) | mask_of(7) | mask_of(8));
}

TEST(TripleFormat, OtherTextsMayFollow) {
    const auto rows = read_all(sample() + sample() + "\nSimple Sudoku\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 3U) << rows[0];
    EXPECT_EQ(rows[0].format, "triple");
    EXPECT_EQ(rows[1].format, "triple");
    EXPECT_EQ(rows[2].position, kOther);
}

TEST(TripleFormat, ADamagedCopyIsRefusedAsAWhole) {
    const std::string texts[] = {
        with(0, "| . . 3", "| 5 . 3"),  // a given that the second lacks
        with(1, "| 4 . 3", "| 4 . ."),  // a given is gone
        with(1, "| 4 . 3", "| 4 5 3"),  // a placed digit that the marks lack
        with(2, "| 4  ", "| 45 "),      // a placed digit with two marks
        with(2, " 578 ", " 478 "),      // a mark that the digits rule out
    };
    for (const std::string& text : texts) {
        const auto rows = read_all(text + "\n" + kOther + "\n");
        ASSERT_EQ(rows.size(), 2U) << text << rows[0];
        EXPECT_EQ(rows[0].code, ErrorCode::ambiguous) << text;
        EXPECT_EQ(rows[0].place.line, 2U) << text;
        EXPECT_EQ(rows[1].position, kOther) << text;
    }
}

TEST(TripleFormat, AGridThatCannotBeReadTakesTheOthersAlong) {
    for (const std::size_t grid : {0U, 1U, 2U}) {
        const auto rows = read_all(with(grid, "| 7 ", "| @ "));
        ASSERT_EQ(rows.size(), 1U) << grid;
        EXPECT_FALSE(rows[0].ok) << grid;
    }
}

TEST(TripleFormat, OtherGridsAreReadByThemselves) {
    const std::string text = sample();
    const std::string other = *write("grid", read_puzzle(kOther)->position);
    const auto rows = read_all(other + "\n" + text.substr(text.find("\n\n") + 2));
    ASSERT_EQ(rows.size(), 3U) << rows[0];
    EXPECT_EQ(rows[0].position, kOther);
    EXPECT_EQ(rows[1].format, "grid");
    EXPECT_EQ(rows[2].format, "pencil");
}

TEST(TripleFormat, TwoGridsAreTwoPuzzles) {
    const std::string two = sample().substr(0, sample().rfind("\n\n") + 1);
    const auto rows = read_all(two + "\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].format, "grid");
    EXPECT_EQ(rows[1].format, "grid");
}

}  // namespace
}  // namespace nonet
