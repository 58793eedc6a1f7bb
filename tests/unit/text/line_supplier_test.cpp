// Line ends, byte order marks, pauses, over-long lines: what the supplier makes of bytes.
#include "text/line_supplier.hpp"

#include "unit/text/read_all.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using text_test::PiecewiseSource;

std::vector<std::string> lines_of(ByteSource& source) {
    LineSupplier lines(source, {1, 1, 0});
    std::vector<std::string> result;
    while (true) {
        const Line* line = lines.peek(0);
        if (line == nullptr && lines.state() == LineSupplier::State::pause) continue;
        if (line == nullptr) return result;
        EXPECT_EQ(line->place.line, result.size() + 1);
        result.emplace_back(line->text);
        lines.consume(1);
    }
}

std::vector<std::string> lines_of(std::string_view text) {
    StringSource source(text);
    return lines_of(source);
}

using Lines = std::vector<std::string>;

TEST(LineSupplier, KnowsThreeLineEnds) {
    const std::string text = "a\nb\r\nc\rd\n\r\n\re";
    const Lines expected = {"a", "b", "c", "d", "", "", "e"};
    EXPECT_EQ(lines_of(text), expected);
    for (const std::size_t piece : {1U, 2U, 3U, 7U}) {
        PiecewiseSource source(text, piece);
        EXPECT_EQ(lines_of(source), expected) << "in pieces of " << piece;
    }
}

TEST(LineSupplier, KeepsTheLastLineWithoutEnd) {
    EXPECT_EQ(lines_of("a\nb"), (Lines{"a", "b"}));
    EXPECT_EQ(lines_of("a\nb\n"), (Lines{"a", "b"}));
    EXPECT_EQ(lines_of(""), Lines{});
}

TEST(LineSupplier, DropsAByteOrderMarkAtTheStartOnly) {
    EXPECT_EQ(lines_of("\xEF\xBB\xBF"
                       "1\n2"),
              (Lines{"1", "2"}));
    PiecewiseSource source(
        "\xEF\xBB\xBF"
        "1\n2",
        1);
    EXPECT_EQ(lines_of(source), (Lines{"1", "2"}));
}

TEST(LineSupplier, CountsOffsetsInBytes) {
    const std::string text =
        "\xEF\xBB\xBF"
        "ab\r\n\xEF\xBC\x91x\rc";
    StringSource source(text);
    LineSupplier lines(source, {1, 1, 0});
    ASSERT_NE(lines.peek(2), nullptr);
    EXPECT_EQ(lines.peek(0)->place, (Place{1, 1, 3}));
    EXPECT_EQ(lines.peek(1)->place, (Place{2, 1, 7}));
    EXPECT_EQ(lines.peek(1)->text, "1x");  // the full-width digit is folded
    EXPECT_EQ(place_at(*lines.peek(1), 1), (Place{2, 2, 10}));
    EXPECT_EQ(lines.peek(2)->place, (Place{3, 1, 12}));
}

}  // namespace
}  // namespace nonet::text
