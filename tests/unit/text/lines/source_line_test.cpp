// Folding to one byte per code point, places and symbols.
#include "text/lines/source_line.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

TEST(SourceLine, FoldsLookAlikes) {
    EXPECT_EQ(fold("\xEF\xBC\x91\xEF\xBC\x8E"), "1.");               // full-width 1 and dot
    EXPECT_EQ(fold("\xC2\xA0\xE3\x80\x80"), "  ");                   // no-break, ideographic space
    EXPECT_EQ(fold("\xE2\x94\x82\xE2\x94\x80\xE2\x94\xBC"), "|-+");  // box drawing
    EXPECT_EQ(fold("\xC2\xB7"), ".");                                // middle dot
    EXPECT_EQ(fold("a\xC3\xA9z"), std::string("a") + kForeign + "z");
}

TEST(SourceLine, InvalidBytesAreOneCodePointEach) {
    for (const std::string bytes : {"\xFF\xFE", "\xC3\xC3", "\xE2\x82", "\x80\x80", "\xF5\x80"}) {
        EXPECT_EQ(fold(bytes), std::string(2, kForeign)) << testing::PrintToString(bytes);
    }
    EXPECT_EQ(fold("\xF0\x9F\x98\x80"), std::string(1, kForeign));  // four bytes, one code point
}

TEST(SourceLine, FindsTheWayBack) {
    const std::string raw =
        "1\xC3\xA9\xFF"
        "2";
    const std::string folded = fold(raw);
    const Line line{folded, raw, {7, 1, 100}};
    EXPECT_EQ(place_at(line, 0), (Place{7, 1, 100}));
    EXPECT_EQ(place_at(line, 1), (Place{7, 2, 101}));
    EXPECT_EQ(place_at(line, 2), (Place{7, 3, 103}));
    EXPECT_EQ(place_at(line, 3), (Place{7, 4, 104}));
    EXPECT_EQ(place_at(line, 4), (Place{7, 5, 105}));
    EXPECT_EQ(symbol_at(line, 1), "\xC3\xA9");
    EXPECT_EQ(symbol_at(line, 2), "\\xff");
    EXPECT_EQ(symbol_at(line, 4), "");
    EXPECT_EQ(raw_from(line, 3), "2");
}

TEST(SourceLine, ControlCharactersAreNamedInHexadecimal) {
    const std::string raw("\0\x07\x7F", 3);
    const Line line{raw, raw, {1, 1, 0}};
    EXPECT_EQ(symbol_at(line, 0), "\\x00");
    EXPECT_EQ(symbol_at(line, 1), "\\x07");
    EXPECT_EQ(symbol_at(line, 2), "\\x7f");
}

}  // namespace
}  // namespace nonet::text
