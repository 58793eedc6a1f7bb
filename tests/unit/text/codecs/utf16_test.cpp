// UTF-8 and UTF-16. The pairs of encodings are from the tables of RFC 3629 and RFC 2781.
#include "text/codecs/utf16.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

const std::u16string kUnits = {0x7F,   0x80,   0x7FF,  0x800,  0xD7FF, 0xE000, 0xFFFF,
                               0xD800, 0xDC00, 0xD83D, 0xDE00, 0xDBFF, 0xDFFF};
const std::string kBytes =
    "\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF"
    "\xF0\x90\x80\x80\xF0\x9F\x98\x80\xF4\x8F\xBF\xBF";

TEST(Utf16, BothWays) {
    EXPECT_EQ(utf8_from_utf16(kUnits), kBytes);
    EXPECT_EQ(utf16_from_utf8(kBytes), kUnits);
    EXPECT_EQ(utf8_from_utf16(u""), "");
    EXPECT_EQ(utf16_from_utf8(""), u"");
    EXPECT_EQ(utf16_from_utf8(std::string(1, '\0')), std::u16string(1, u'\0'));
}

TEST(Utf16, RefusesLoneSurrogates) {
    for (const std::u16string& units :
         {std::u16string{0xD800}, std::u16string{0xDC00}, std::u16string{0xD800, u'a'},
          std::u16string{0xD800, 0xD800, 0xDC00}, std::u16string{0xDC00, 0xD800},
          std::u16string{0xD83D, 0xE000}}) {
        EXPECT_FALSE(utf8_from_utf16(units));
    }
}

TEST(Utf16, RefusesWhatIsNotUtf8) {
    for (const std::string bytes :
         {"\x80", "\xBF", "\xC3", "\xC3(", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xE4\xB8",
          "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80",
          "\xF5\x80\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF", "a\xFE"}) {
        EXPECT_FALSE(utf16_from_utf8(bytes)) << testing::PrintToString(bytes);
    }
}

}  // namespace
}  // namespace nonet::text
