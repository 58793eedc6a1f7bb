// sudoku.coach: the packed form, the JSON, and what must be refused.
#include "text/codecs/base32hex.hpp"
#include "text/codecs/inflate.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

std::string object_with(const std::string& members) {
    return "{\"gridSize\":9,\"givenDigits\":\"" + with_mark(kPuzzle, '0') + "\"" + members + "}";
}

std::string packed(const std::string& json) {
    return "SCv7_32_" + text::base32hex_encode(*text::zlib_deflate(json));
}

/// 4 placed in the first cell, 1 and 7 noted in the second.
std::string progress() {
    std::string placed(81, '0');
    placed[0] = '4';
    std::string notes = "0-130";
    for (int i = 2; i < 81; ++i) notes += "-0";
    return ",\"userDigits\":\"" + placed + "\",\"userCellCandidates\":\"" + notes + "\"";
}

TEST(SudokucoachFormat, ReadsLinksPackedTextAndObjects) {
    const std::string text = packed(object_with(progress()));
    for (const std::string& input :
         {text, "  " + text + " from a friend", "https://sudoku.coach/en/play/" + text,
          object_with(progress())}) {
        const auto puzzle = read_puzzle(input);
        ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
        EXPECT_EQ(puzzle->format, "sudokucoach");
        EXPECT_EQ(to_line(puzzle->position), kPuzzle);
        EXPECT_EQ(puzzle->progress->placed[0], 4);
        EXPECT_EQ((*puzzle->progress->marks)[0], mask_of(4));
        EXPECT_EQ((*puzzle->progress->marks)[1], mask_of(1) | mask_of(7));
        EXPECT_EQ((*puzzle->progress->marks)[3], kAllDigits);
    }
    EXPECT_EQ(read_puzzle(packed(object_with("")))->progress, nullptr);
}

TEST(SudokucoachFormat, RefusesWhatItCannotRead) {
    for (const std::string& text :
         {packed(object_with(",\"cages\":[1]")), std::string("SCv8_32_abc"),
          std::string("https://sudoku.coach/en/learn"), object_with(",\"userDigits\":\"12\""),
          object_with(",\"userDigits\":\"" + kPuzzle + "\""),
          object_with(",\"userDigits\":\"" + with_mark(kPuzzle, '0') + "\""),
          object_with(",\"userCellCandidates\":\"0-0\""), packed("[1]")}) {
        const auto rows = read_all(text + "\n");
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_FALSE(rows[0].ok) << text;
    }
    const auto variant = read_all(packed(object_with(",\"cages\":[1]")));
    EXPECT_EQ(variant[0].code, ErrorCode::not_supported);
    EXPECT_NE(variant[0].message.find("cages"), std::string::npos);
}

TEST(SudokucoachFormat, ALostCharacterIsFound) {
    const std::string text = packed(object_with(progress()));
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string damaged = text;
        damaged.erase(at, 1);
        EXPECT_FALSE(read_all(damaged)[0].ok) << at;
    }
}

TEST(SudokucoachFormat, WritesWhatItReads) {
    const auto before = read_puzzle(object_with(progress()));
    ASSERT_TRUE(before.ok());
    const auto text = write("sudokucoach", before->position, before->progress.get());
    ASSERT_TRUE(text.ok());
    const auto after = read_puzzle(*text);
    ASSERT_TRUE(after.ok()) << after.error().message;
    EXPECT_EQ(after->position, before->position);
    EXPECT_EQ(*after->progress, *before->progress);
    EXPECT_FALSE(write("sudokucoach", Board(BoxShape{2, 3})).ok());
}

TEST(SudokucoachFormat, TwoLinksOnALineAreRefused) {
    const std::string link = "https://sudoku.coach/x";
    const auto rows = text_test::read_all(link + " " + link + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::ambiguous) << rows[0];
    EXPECT_EQ(rows[0].place.line, 1U);
}

}  // namespace
}  // namespace nonet
