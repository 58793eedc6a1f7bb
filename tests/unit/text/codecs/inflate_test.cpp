// zlib streams in texts. The packed ones were written by pako 2.1.0 and Python's zlib.
#include "text/codecs/inflate.hpp"

#include "text/codecs/base32hex.hpp"
#include "unit/text/codecs/mutations.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

const std::string kHello("\x78\x9c\xcb\x48\xcd\xc9\xc9\x07\x00\x06\x2c\x02\x15", 13);

/// kPuzzle as sudoku.coach packs a puzzle.
const std::string kCoach =
    "f2ecr3a11b130524tvpde5auaadidnem3ds84gi2v18bkq5b1einf5q42sfc119jjf3s1s4ui9boqlrt4gck48qp"
    "ttkriq6mfm9k3865s8g19qm0g3orgcs06vc00ffff1o3rngmmq7d1le9qbb7f1p94i6tpdlkfo4nt74fc16f6f2e"
    "9fa3hrd9h977unhpbqcisku9";

std::string coach_json() {
    std::string candidates = "0";
    for (int i = 1; i < 81; ++i) candidates += "-0";
    return R"({"gridSize":9,"givenDigits":")" + text_test::with_mark(text_test::kPuzzle, '0') +
           R"(","userDigits":")" + std::string(81, '0') + R"(","userCellCandidates":")" +
           candidates + "\"}";
}

TEST(Inflate, WhatOthersPacked) {
    EXPECT_EQ(*zlib_inflate(kHello), "hello");
    EXPECT_EQ(*zlib_inflate(*base32hex_decode(kCoach)), coach_json());
}

TEST(Inflate, RoundTrip) {
    for (const std::string& text :
         {std::string(), std::string(1, '\0'), coach_json(), std::string(300'000, 'x')}) {
        EXPECT_EQ(*zlib_inflate(*zlib_deflate(text)), text);
    }
}

TEST(Inflate, DamageIsFound) {
    for (const std::string& text : text_test::dropped_or_doubled(kCoach)) {
        const auto bytes = base32hex_decode(text);
        EXPECT_FALSE(bytes.ok() && zlib_inflate(*bytes).ok()) << text;
    }
    for (const std::string& text : text_test::swapped_or_replaced(kCoach, "0gv")) {
        const auto bytes = base32hex_decode(text);
        ASSERT_TRUE(bytes.ok()) << "these are all characters of base32";
        EXPECT_FALSE(zlib_inflate(*bytes).ok()) << text;
    }
}

TEST(Inflate, Errors) {
    EXPECT_EQ(zlib_inflate("").error().code, ErrorCode::truncated);
    for (std::size_t size = 1; size < kHello.size(); ++size) {
        EXPECT_EQ(zlib_inflate(kHello.substr(0, size)).error().code, ErrorCode::truncated) << size;
    }
    EXPECT_EQ(zlib_inflate(kHello + "x").error().code, ErrorCode::wrong_length);
    EXPECT_EQ(zlib_inflate("not zlib at all").error().code, ErrorCode::bad_symbol);
    std::string wrong_sum = kHello;
    wrong_sum.back() = '\x16';
    EXPECT_EQ(zlib_inflate(wrong_sum).error().code, ErrorCode::bad_symbol);
}

TEST(Inflate, TheBombIsRefused) {
    const std::string bomb = *zlib_deflate(std::string(std::size_t{64} << 20, '\0'));
    EXPECT_LT(bomb.size(), std::size_t{100} << 10);
    EXPECT_EQ(zlib_inflate(bomb).error().code, ErrorCode::not_supported);
    EXPECT_EQ(*zlib_inflate(kHello, 5), "hello");
    EXPECT_EQ(zlib_inflate(kHello, 4).error().code, ErrorCode::not_supported);
    EXPECT_EQ(*zlib_inflate(*zlib_deflate(""), 0), "");
}

}  // namespace
}  // namespace nonet::text
