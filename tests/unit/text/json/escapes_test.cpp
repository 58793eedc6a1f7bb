// Strings with escapes mean what JSON says, and errors in them have the place in the source.
#include "text/json/escapes.hpp"

#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::text::json {
namespace {

using text_test::kPuzzle;
using text_test::read_all;
using text_test::Row;

std::string unescaped(std::string_view raw) {
    std::string text;
    append_unescaped(raw, text);
    return text;
}

TEST(Escapes, MeanWhatJsonSays) {
    EXPECT_EQ(unescaped(R"(plain)"), "plain");
    EXPECT_EQ(unescaped(R"(\"\\\/\b\f\n\r\t)"), "\"\\/\b\f\n\r\t");
    EXPECT_EQ(unescaped(R"(a\u0033\u00e9\u20ACz)"), "a3\xC3\xA9\xE2\x82\xACz");
    EXPECT_EQ(unescaped(R"(\ud83d\ude00)"), "\xF0\x9F\x98\x80");
}

TEST(Escapes, LeadBackToTheirPlaces) {
    const std::string raw = R"(a\u0033\n\ud83d\ude00b)";
    const std::vector<std::size_t> expected = {0, 1, 7, 9, 9, 9, 9, 21, 22, 22};
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(escaped_index(raw, i), expected[i]);
}

/// Every character as \uXXXX.
std::string all_escaped(std::string_view text) {
    static constexpr std::string_view kHex = "0123456789abcdef";
    std::string escaped;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        escaped += "\\u00";
        escaped += kHex[byte / 16];
        escaped += kHex[byte % 16];
    }
    return escaped;
}

void expect_puzzle(const std::string& text) {
    for (const std::size_t piece : {text.size(), std::size_t{1}}) {
        text_test::PiecewiseSource source(text, piece);
        const std::vector<Row> rows = read_all(source);
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_EQ(rows[0].position, kPuzzle) << text << "\n" << rows[0];
    }
}

TEST(Escapes, AreUndoneInValuesAndKeys) {
    expect_puzzle("[\"" + all_escaped(kPuzzle) + "\"]\n");
    expect_puzzle("{\"puzzle\":\"" + all_escaped(kPuzzle) + "\"}\n");
    expect_puzzle("{\"" + all_escaped("puzzle") + "\":\"" + std::string(kPuzzle) + "\"}\n");
    std::string rows;
    std::string cells = "[[";
    for (int cell = 0; cell < 81; ++cell) {
        const std::string symbol = kPuzzle.substr(static_cast<std::size_t>(cell), 1);
        rows += symbol;
        if (cell % 9 == 8 && cell < 80) rows += "\\n";
        cells += '"' + all_escaped(symbol == "." ? "" : symbol) + '"';
        cells += cell % 9 < 8 ? "," : cell < 80 ? "],[" : "]]";
    }
    expect_puzzle("{\"puzzle\":\"" + rows + "\"}\n");
    expect_puzzle(cells + "\n");
}

TEST(Escapes, KeepThePlacesOfErrors) {
    // The 3rd cell of the 2nd puzzle is no symbol; it stands behind two escapes of six bytes.
    const std::string text = "{\"puzzle\":\"" + std::string(kPuzzle) + "\"}\n{\"puzzle\": \"" +
                             all_escaped(kPuzzle.substr(0, 2)) + "!" +
                             std::string(kPuzzle.substr(3)) + "\"}\n";
    const std::vector<Row> rows = read_all(text);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[1].code, ErrorCode::bad_symbol) << rows[1];
    EXPECT_EQ(rows[1].symbol, "!");
    EXPECT_EQ(rows[1].place.line, 2U);
    EXPECT_EQ(rows[1].place.column, 25U);
    EXPECT_EQ(rows[1].place.offset, text.find('!'));
}

TEST(Escapes, ThatAreNoneAreRefused) {
    for (const char* escape : {"\\x33", "\\u003", "\\ud83d", "\\"}) {
        const std::string text = "{\"puzzle\":\"" + (escape + std::string(kPuzzle.substr(1))) +
                                 "\"}\n" + std::string(kPuzzle) + "\n";
        const std::vector<Row> rows = read_all(text);
        ASSERT_EQ(rows.size(), 2U) << text;
        EXPECT_FALSE(rows[0].ok) << text;
        EXPECT_EQ(rows[1].position, kPuzzle);
    }
}

}  // namespace
}  // namespace nonet::text::json
