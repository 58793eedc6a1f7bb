// Percent-encoding. The encoded forms are those of RFC 3986 and of JavaScript's encodeURIComponent.
#include "text/codecs/percent.hpp"

#include <nonet/random.hpp>

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

TEST(Percent, Decodes) {
    EXPECT_EQ(*percent_decode(""), "");
    EXPECT_EQ(*percent_decode("abc"), "abc");
    EXPECT_EQ(*percent_decode("%2B%2b%2F%3D"), "++/=");
    EXPECT_EQ(*percent_decode("a%20b%c3%A9"), "a b\xc3\xa9");
    EXPECT_EQ(*percent_decode("%00"), std::string(1, '\0'));
    EXPECT_EQ(*percent_decode("a+b"), "a+b") << "+ for a space is a rule of forms, not of URLs";
    EXPECT_EQ(*percent_decode("%252B"), "%2B") << "one layer at a time";
}

TEST(Percent, RefusesAPercentSignWithoutTwoDigits) {
    for (const std::string text : {"ab%", "ab%2", "ab%G0", "ab%2G", "ab% 20", "ab%%20"}) {
        const auto decoded = percent_decode(text);
        ASSERT_FALSE(decoded.ok()) << text;
        EXPECT_EQ(decoded.error().code, ErrorCode::bad_symbol);
        EXPECT_EQ(decoded.error().place, (Place{0, 3, 2})) << text;
        EXPECT_EQ(decoded.error().symbol, "%");
        EXPECT_NE(decoded.error().message.find("character 3 "), std::string::npos);
    }
}

TEST(Percent, Encodes) {
    EXPECT_EQ(percent_encode("azAZ09-_.!~*'()"), "azAZ09-_.!~*'()");
    EXPECT_EQ(percent_encode("a b+/=?&#%"), "a%20b%2B%2F%3D%3F%26%23%25");
    EXPECT_EQ(percent_encode("\xc3\xa9"), "%C3%A9");
}

TEST(Percent, RoundTrip) {
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        std::string text;
        for (auto size = random.below(60); size > 0; --size) {
            text += static_cast<char>(random.below(256));
        }
        const auto again = percent_decode(percent_encode(text));
        ASSERT_TRUE(again.ok());
        EXPECT_EQ(*again, text);
    }
}

TEST(Percent, PlacesInTheEncodedText) {
    const std::string text = "a%2Bb%20";
    EXPECT_EQ(percent_position(text, 0), 0U);
    EXPECT_EQ(percent_position(text, 1), 1U);
    EXPECT_EQ(percent_position(text, 2), 4U);
    EXPECT_EQ(percent_position(text, 3), 5U);
    EXPECT_EQ(percent_position(text, 4), text.size());
}

}  // namespace
}  // namespace nonet::text
