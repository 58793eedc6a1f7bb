// UTF-16 with and without a byte order mark, in pieces of any size; plain text goes through as it
// is.
#include "text/lines/utf16_source.hpp"

#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using text_test::kPuzzle;
using text_test::PiecewiseSource;

std::string all_of(ByteSource& source) {
    std::string result;
    while (true) {
        std::array<char, 5> space;  // shorter than what one unit may become, so it must be kept
        const auto delivery = source.read(space);
        result.append(space.data(), delivery.size);
        if (delivery.status == ByteSource::Status::end) return result;
    }
}

std::string through(std::string_view bytes, std::size_t piece, bool at_start = true) {
    PiecewiseSource pieces(bytes, piece);
    Utf16Source source(pieces, at_start);
    return all_of(source);
}

std::string utf16(std::u16string_view text, bool big_endian) {
    std::string bytes;
    for (const char16_t unit : text) {
        const char low = static_cast<char>(unit & 0xFFU);
        const char high = static_cast<char>(unit >> 8U);
        bytes += big_endian ? high : low;
        bytes += big_endian ? low : high;
    }
    return bytes;
}

constexpr std::u16string_view kText = u"1.2\r\n\u00e9\uff15\U0001d7d7\n";
const std::string kUtf8 = "1.2\r\n\xC3\xA9\xEF\xBC\x95\xF0\x9D\x9F\x97\n";

TEST(Utf16Source, ConvertsBothByteOrders) {
    for (const std::size_t piece : {1U, 2U, 3U, 4U, 100U}) {
        for (const bool big_endian : {false, true}) {
            const std::string marked = utf16(u"\uFEFF" + std::u16string(kText), big_endian);
            EXPECT_EQ(through(marked, piece), "\xEF\xBB\xBF" + kUtf8) << piece << big_endian;
            EXPECT_EQ(through(utf16(kText, big_endian), piece), kUtf8) << piece << big_endian;
        }
    }
}

TEST(Utf16Source, HandsPlainTextOn) {
    for (const std::string_view text : {"", "1", "12", "123", kUtf8.c_str(), "\xEF\xBB\xBF.1"}) {
        for (const std::size_t piece : {1U, 2U, 100U}) EXPECT_EQ(through(text, piece), text);
    }
    const std::string marked = utf16(u"\uFEFF1", false);
    EXPECT_EQ(through(marked, 9, false), marked) << "not at the start of a text";
}

TEST(Utf16Source, ReplacesHalfCharacters) {
    const std::string replaced = "\xEF\xBF\xBD";
    const std::u16string lone_halves = {u'1', u'2', 0xD835, u'3', 0xDFD7, u'4'};
    EXPECT_EQ(through(utf16(lone_halves, false), 3), "12" + replaced + "3" + replaced + "4");
    EXPECT_EQ(through(utf16(u"12", false) + "3", 3), "12" + replaced);
}

TEST(Utf16Source, ThePlacesOfMistakesStayRight) {
    std::u16string text = u"\uFEFF# \uc2a4\ub3c4\ucfe0\r\n";
    std::string puzzle(kPuzzle);
    puzzle[4] = '@';
    for (const char c : puzzle) text += static_cast<char16_t>(c);
    const std::string bytes = utf16(text, false);
    StringSource source(bytes);
    const auto rows = text_test::read_all(source);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].place.line, 2U);
    EXPECT_EQ(rows[0].place.column, 5U);
    EXPECT_EQ(rows[0].symbol, "@");
}

}  // namespace
}  // namespace nonet::text
