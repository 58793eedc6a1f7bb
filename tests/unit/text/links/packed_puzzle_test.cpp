// Packed texts of f-puzzles and SudokuPad that stand alone on a line.
#include "text/links/packed_puzzle.hpp"

#include "text/codecs/lz_string.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

/// A list of rows of objects, `given` in those with a digit.
std::string rows_of(const std::string& given) {
    std::string json = "[";
    for (std::size_t cell = 0; cell < kPuzzle.size(); ++cell) {
        json += cell % 9 > 0 ? "," : cell > 0 ? ",[" : "[";
        const char c = kPuzzle[cell];
        json += c == '.' ? "{}" : std::string("{\"value\":") + c + given + "}";
        if (cell % 9 == 8) json += "]";
    }
    return json + "]";
}

std::string fpuzzles_packed() {
    return *lz_compress_base64("{\"size\":9,\"grid\":" + rows_of(",\"given\":true") + "}");
}

std::string sudokupad_json() {
    return "{\"cells\":" + rows_of("") + "}";
}

TEST(PackedPuzzle, IsReadAloneOnALine) {
    const std::string zipped = "{cs:50,ce:" + [] {
        std::string rows = "[";
        for (std::size_t cell = 0; cell < kPuzzle.size(); ++cell) {
            rows += cell % 9 > 0 ? "," : cell > 0 ? ",[" : "[";
            if (kPuzzle[cell] != '.') rows += std::string("{v:") + kPuzzle[cell] + "}";
            if (cell % 9 == 8) rows += "]";
        }
        return rows + "]}";
    }();
    const struct {
        std::string text;
        std::string format;
    } cases[] = {
        {fpuzzles_packed(), "fpuzzles"},
        {*lz_compress_base64(sudokupad_json()), "sudokupad"},
        {*lz_compress_uri(sudokupad_json()), "sudokupad"},
        {*lz_compress_base64(zipped), "sudokupad"},
    };
    for (const auto& [text, format] : cases) {
        const auto rows = read_all(kPuzzle + "\n  " + text + "\r\n" + kPuzzle + "\n");
        ASSERT_EQ(rows.size(), 3U) << text;
        EXPECT_EQ(rows[1].position, kPuzzle) << text << rows[1];
        EXPECT_EQ(rows[1].format, format);
        EXPECT_EQ(rows[1].place.column, 3U);
        for (const char* from : {"fpuzzles", "sudokupad"}) {
            ReadOptions options;
            options.from = from;
            EXPECT_TRUE(read_puzzle(text, options).ok()) << from;
        }
    }
}

TEST(PackedPuzzle, DamageIsAnErrorThatNamesWhatItWasTakenFor) {
    const std::string good = fpuzzles_packed();
    for (std::size_t at = 2; at < good.size() - 4; ++at) {
        std::string damaged = good;
        damaged.erase(at, 1);
        const auto rows = read_all(damaged + "\n" + kPuzzle);
        ASSERT_EQ(rows.size(), 2U) << at;
        EXPECT_FALSE(rows[0].ok) << at;
        EXPECT_NE(rows[0].message.find("packed puzzle of f-puzzles or SudokuPad"),
                  std::string::npos)
            << rows[0];
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
    const auto other =
        read_all(*lz_compress_base64("{\"words\":[\"a\",\"b\",\"c\",\"d\",\"e\"],"
                                     "\"numbers\":[1,2,3,4,5,6,7]}"));
    ASSERT_EQ(other.size(), 1U);
    EXPECT_EQ(other[0].code, ErrorCode::not_supported) << other[0];
}

TEST(PackedPuzzle, BoardsInLettersAreNone) {
    std::string board = "N4" + std::string(623, 'x');
    const auto rows = read_all(board);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].message.find("packed"), std::string::npos) << rows[0];
}

TEST(PackedPuzzle, SupposedMakersOfPrefixedTextsAreNamed) {
    for (const auto& [text, maker] :
         {std::pair<std::string, std::string>{"sclN4IgxgpgNlDKCWAvCIBcBW", "SudokuPad"},
          {"SCv7_32_0123456789ABCDEF0123456789", "sudoku.coach"}}) {
        const auto rows = read_all(text);
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_NE(rows[0].message.find("packed puzzle of " + maker), std::string::npos) << rows[0];
    }
}

}  // namespace
}  // namespace nonet::text
