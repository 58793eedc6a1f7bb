// UTF-8, against the table of RFC 3629 and the ill-formed sequences of the Unicode standard (3.9).
#include "text/lines/utf8.hpp"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

const std::vector<std::pair<char32_t, std::string>> kPoints = {
    {0x00, std::string(1, '\0')},  {0x7F, "\x7F"},           {0x80, "\xC2\x80"},
    {0x7FF, "\xDF\xBF"},           {0x800, "\xE0\xA0\x80"},  {0xD7FF, "\xED\x9F\xBF"},
    {0xE000, "\xEE\x80\x80"},      {0xFFFF, "\xEF\xBF\xBF"}, {0x10000, "\xF0\x90\x80\x80"},
    {0x10FFFF, "\xF4\x8F\xBF\xBF"}};

TEST(Utf8, BothWays) {
    for (const auto& [value, bytes] : kPoints) {
        std::string text;
        append_utf8(value, text);
        EXPECT_EQ(text, bytes);
        const CodePoint point = first_code_point(bytes + "x");
        EXPECT_TRUE(point.valid);
        EXPECT_EQ(point.value, value);
        EXPECT_EQ(point.size, bytes.size());
    }
}

TEST(Utf8, OfWhatIsNotValidOneByteCounts) {
    for (const std::string bytes :
         {"\x80", "\xBF", "\xC3", "\xC3(", "\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xE4\xB8",
          "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80",
          "\xF5\x80\x80\x80", "\xF8\x88\x80\x80\x80", "\xFE", "\xFF"}) {
        const CodePoint point = first_code_point(bytes);
        EXPECT_FALSE(point.valid) << testing::PrintToString(bytes);
        EXPECT_EQ(point.size, 1U);
    }
}

}  // namespace
}  // namespace nonet::text
