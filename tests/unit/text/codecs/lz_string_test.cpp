// lz-string in links. All packed texts here were written by lz-string 1.5.0 itself.
#include "text/codecs/lz_string.hpp"

#include "text/codecs/percent.hpp"
#include "unit/text/codecs/mutations.hpp"
#include "unit/text/samples.hpp"

#include <nonet/random.hpp>

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

struct Sample {
    std::string text;
    std::string base64;  ///< '=' included
    std::string uri;
};

const std::vector<Sample> kSamples = {
    {"", "Q===", "Q"},
    {"a", "IZA=", "IZA"},
    {"aa", "IbI=", "IbI"},
    {"aaaaaaaaaaaaaaaaaaaa", "IY1/kA==", "IY1-kA"},
    {"Hello, world", "BIUwNmD2A0AEDukBOYAmQ===", "BIUwNmD2A0AEDukBOYAmQ"},
    {"hello1hello2hello3hello4hello5hello6",
     "BYUwNmD2CMoZAmOUDMzIBZ0FZ0DYg===", "BYUwNmD2CMoZAmOUDMzIBZ0FZ0DYg"},
    {"\u00e9\u4e2d\U0001F600\u4e2d\u00e9", "JeWjlLwbgAeyxA==", "JeWjlLwbgAeyxA"},
    {R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]})",
     "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==",
     "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA"},
};

/// The givens of kPuzzle in the JSON of f-puzzles.
std::string grid_json() {
    std::string json = R"({"size":9,"grid":[)";
    for (std::size_t i = 0; i < text_test::kPuzzle.size(); ++i) {
        const char c = text_test::kPuzzle[i];
        json += i % 9 == 0 ? (i == 0 ? "[" : "],[") : ",";
        if (c == '.') {
            json += "{}";
        } else {
            json += R"({"value":)";
            json += c;
            json += R"(,"given":true})";
        }
    }
    return json + "]]}";
}

const std::string kGridPacked =
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAZlTQgpgDsEAXDBkmVDV6jAEyt2XXvxiDBlWgwQ"
    "A2SR27w+A0vIC6yQotEIU6KZu1zdN4UsYtzGmTqHHl8AKzrpW2fNt3RgBGH0t/A0IAuxN4UKdfKwURDwAOMJdrNx"
    "TGNQTw1yCEABYMv1d9QyFk+wR0/Mya2Pi2Z3Kspo8JBvbOxjNWxP9bIkiYjwB2MqSR2erAnLrpiKroovg8wYKs9a"
    "memeza+HqtxvJF+G7T3pGxtYurizPx3OWK86OBp5uXhG994bVMbrE7fA73I6PNrgj6xRzXGGHWJfaErKILI7/BGA"
    "voIFpgnGwjzwgnvYh6PREIA=";
const std::string kShortLink =
    "N4IgDiBcIIICIGECKAVOAFAMgRgJIDYBLADgCEAmFANxgGV8AJYgc3IHEBOdWhAORQBipXiAA0IAHZQQtALYBDADaKxIA"
    "M7TVszQF8gA";
const std::string kShortLinkText =
    R"({"p":"ADCQTDPL1I6i8B2TvAS6H8g2G9PSCNTFBN","n":"Small","s":"","m":""})";

TEST(LzString, WhatLzStringWrote) {
    for (const Sample& sample : kSamples) {
        EXPECT_EQ(*lz_decompress_base64(sample.base64), sample.text);
        EXPECT_EQ(*lz_decompress_uri(sample.uri), sample.text);
        EXPECT_EQ(*lz_compress_base64(sample.text), sample.base64);
        EXPECT_EQ(*lz_compress_uri(sample.text), sample.uri);
    }
    EXPECT_EQ(*lz_decompress_base64(kGridPacked), grid_json());
    EXPECT_EQ(*lz_compress_base64(grid_json()), kGridPacked);
    EXPECT_EQ(*lz_decompress_uri(kShortLink), kShortLinkText);
    EXPECT_EQ(*lz_compress_uri(kShortLinkText), kShortLink);
}

TEST(LzString, WhatMailsAndBrowsersMakeOfALink) {
    std::string spaces = kGridPacked;
    for (char& c : spaces) {
        if (c == '+') c = ' ';
    }
    ASSERT_NE(spaces, kGridPacked);
    std::string bare = kGridPacked;
    while (bare.back() == '=') bare.pop_back();
    for (const std::string& text :
         {spaces, bare, percent_encode(kGridPacked), percent_encode(spaces)}) {
        const auto unpacked = lz_decompress_base64(text);
        ASSERT_TRUE(unpacked.ok()) << unpacked.error().message;
        EXPECT_EQ(*unpacked, grid_json());
    }
}

TEST(LzString, DamageIsFound) {
    std::string bare = kGridPacked;
    bare.pop_back();
    for (const std::string& link : {kGridPacked, bare}) {
        for (const std::string& text : text_test::dropped_or_doubled(link)) {
            const auto unpacked = lz_decompress_base64(text);
            if (unpacked.ok()) {
                EXPECT_EQ(*unpacked, grid_json()) << "misread without a word: " << text;
            }
        }
    }
}

// Its end is short and dense: a few of its texts come back with another title. The givens never do.
TEST(LzString, DamageOfAShortLinkLeavesItsGivens) {
    const std::string givens = kShortLinkText.substr(0, kShortLinkText.find(','));
    for (const std::string& text : text_test::dropped_or_doubled(kShortLink)) {
        const auto unpacked = lz_decompress_uri(text);
        if (unpacked.ok()) {
            EXPECT_EQ(unpacked->substr(0, givens.size()), givens) << text;
        }
    }
}

TEST(LzString, ErrorsTellThePlace) {
    const auto foreign = lz_decompress_base64("BYUw#mD2");
    ASSERT_FALSE(foreign.ok());
    EXPECT_EQ(foreign.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(foreign.error().symbol, "#");
    EXPECT_EQ(foreign.error().place, (Place{0, 5, 4}));

    const auto behind_percent = lz_decompress_base64("BY%55w#mD2");
    ASSERT_FALSE(behind_percent.ok());
    EXPECT_EQ(behind_percent.error().symbol, "#");
    EXPECT_EQ(behind_percent.error().place, (Place{0, 7, 6}));

    const auto cut = lz_decompress_base64(kGridPacked.substr(0, 100));
    ASSERT_FALSE(cut.ok());
    EXPECT_EQ(cut.error().code, ErrorCode::truncated);
    EXPECT_GE(cut.error().place.column, 98U);

    for (const std::string text : {"", "=", "%"}) EXPECT_FALSE(lz_decompress_base64(text).ok());
    EXPECT_EQ(lz_decompress_base64("Q==").error().code, ErrorCode::wrong_length);
    EXPECT_EQ(lz_decompress_base64("BYUwN-").error().symbol, "-");
    EXPECT_EQ(lz_decompress_uri("BYUwN/").error().symbol, "/");
    EXPECT_EQ(lz_decompress_base64("1R4a7w==").error().code, ErrorCode::bad_symbol);
}

TEST(LzString, TheBombIsRefused) {
    const std::string bomb = *lz_compress_base64(std::string(kMaxUnpacked + 1, 'a'));
    EXPECT_LT(bomb.size(), std::size_t{16} << 10);
    const auto unpacked = lz_decompress_base64(bomb);
    ASSERT_FALSE(unpacked.ok());
    EXPECT_EQ(unpacked.error().code, ErrorCode::not_supported);
    EXPECT_TRUE(lz_decompress_base64(*lz_compress_base64(std::string(500, 'a')), 500).ok());
    EXPECT_FALSE(lz_decompress_base64(*lz_compress_base64(std::string(500, 'a')), 499).ok());
}

TEST(LzString, TextsThatAreNotUnicode) {
    EXPECT_EQ(lz_compress_base64("\xff").error().code, ErrorCode::bad_argument);
    // "\uD800", which only JavaScript can hold.
    EXPECT_EQ(lz_decompress_base64("gAbQ").error().code, ErrorCode::bad_symbol);
}

TEST(LzString, RandomTexts) {
    Random random(7);
    const std::vector<std::string> pieces = {"a", "b",      "\"value\":", ",",         "{}",
                                             "1", "\u00e9", "\u4e2d",     "\U0001F600"};
    for (int i = 0; i < 300; ++i) {
        std::string text;
        const auto kinds = 1 + random.below(pieces.size());
        for (auto size = random.below(300); size > 0; --size) text += pieces[random.below(kinds)];
        EXPECT_EQ(*lz_decompress_base64(*lz_compress_base64(text)), text);
        EXPECT_EQ(*lz_decompress_uri(*lz_compress_uri(text)), text);
    }
}

TEST(LzString, RandomGarbageIsRefused) {
    constexpr std::string_view kSymbols =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    Random random(8);
    for (int i = 0; i < 2000; ++i) {
        std::string text;
        for (auto size = 10 + random.below(200); size > 0; --size) {
            text += kSymbols[random.below(kSymbols.size())];
        }
        EXPECT_FALSE(lz_decompress_base64(text).ok()) << text;
    }
}

}  // namespace
}  // namespace nonet::text
