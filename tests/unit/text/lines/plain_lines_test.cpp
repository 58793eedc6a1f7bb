// Which lines are plain: every byte at every place, line ends, and numbers that were cut.
#include "text/lines/plain_lines.hpp"

#include "unit/text/samples.hpp"

#include <nonet/geometry.hpp>

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::with_mark;

const std::string kFull =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

PlainLines find(const std::string& text, std::size_t most = 100) {
    return find_plain_lines(text.data(), text.data() + text.size(), most);
}

TEST(PlainLines, CountsUpToTheFirstThatIsNot) {
    const std::string plain = kPuzzle + "\n" + with_mark(kOther, '0') + "\n" + kFull + "\n";
    EXPECT_EQ(find(plain).count, 3U);
    EXPECT_EQ(find(plain).stride, 82U);
    EXPECT_EQ(find(plain, 2).count, 2U);
    EXPECT_EQ(find(kPuzzle).count, 0U);
    EXPECT_EQ(find(plain + kPuzzle).count, 3U);
    EXPECT_EQ(find(plain + kPuzzle + "1\n").count, 3U);
    EXPECT_EQ(find("").count, 0U);
}

TEST(PlainLines, KeepsToOneLineEnd) {
    EXPECT_EQ(find(kPuzzle + "\r\n" + kOther + "\r\n" + kPuzzle + "\n").count, 2U);
    EXPECT_EQ(find(kPuzzle + "\r\n").stride, 83U);
    EXPECT_EQ(find(kPuzzle + "\n" + kOther + "\r\n").count, 1U);
    EXPECT_EQ(find(kPuzzle + "\r").count, 0U);
    EXPECT_EQ(find(kPuzzle + "\r" + kOther + "\r").count, 0U);
}

TEST(PlainLines, PassOnlyDigitsAndOneBlank) {
    for (const char mark : {'.', '0'}) {
        const std::string line = with_mark(kOther, mark) + "\n";
        for (std::size_t at = 0; at < kCells; ++at) {
            for (int byte = 0; byte < 256; ++byte) {
                std::string text = line + line + line;
                text[82 + at] = static_cast<char>(byte);
                const bool passes = (byte >= '1' && byte <= '9') || byte == mark;
                EXPECT_EQ(find(text).count, passes ? 3U : 1U) << at << ' ' << byte;
            }
        }
    }
}

TEST(PlainLines, LeaveOutWhatMayBeACutNumber) {
    for (std::size_t digits = 0; digits < 30; ++digits) {
        std::string line(kCells, '0');
        for (std::size_t i = 0; i < digits; ++i) line[i] = static_cast<char>('1' + i % 9);
        EXPECT_EQ(find(line + "\n").count, digits > 17 ? 1U : 0U) << digits;
        std::replace(line.begin(), line.end(), '0', '.');
        EXPECT_EQ(find(line + "\n").count, 1U) << digits;
    }
}

}  // namespace
}  // namespace nonet::text
