// Line ends, byte order marks, pauses, over-long lines: what the supplier makes of bytes.
#include "text/lines/line_supplier.hpp"

#include "unit/text/read_all.hpp"

#include <algorithm>
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

/// Takes `count` bytes, with pauses in between.
std::string take(LineSupplier& input, std::size_t count) {
    while (true) {
        const std::string_view bytes = input.bytes(count);
        if (bytes.size() < count && input.state() == LineSupplier::State::pause) continue;
        std::string taken(bytes.substr(0, count));
        input.consume_bytes(taken.size());
        return taken;
    }
}

const Line* next_line(LineSupplier& input) {
    const Line* line = input.peek(0);
    while (line == nullptr && input.state() == LineSupplier::State::pause) line = input.peek(0);
    return line;
}

TEST(LineSupplier, GivesBytesAndLinesInTurn) {
    const std::string text =
        "\xEF\xBB\xBF"
        "one\r\ntw\xC3\xB6 three\rfour\n";
    for (const std::size_t piece : {1U, 2U, 3U, 50U}) {
        PiecewiseSource source(text, piece);
        LineSupplier input(source, {1, 1, 0});
        EXPECT_EQ(take(input, 2), "on") << piece;
        EXPECT_EQ(input.place(), (Place{1, 3, 5}));
        ASSERT_NE(next_line(input), nullptr);
        EXPECT_EQ(next_line(input)->text, "e");
        EXPECT_EQ(next_line(input)->place, (Place{1, 3, 5}));
        EXPECT_EQ(take(input, 7), "e\r\ntw\xC3\xB6");  // the line became bytes again
        EXPECT_EQ(input.place(), (Place{2, 4, 12}));
        EXPECT_EQ(next_line(input)->text, " three");
        input.consume(1);
        EXPECT_EQ(next_line(input)->text, "four");
        EXPECT_EQ(next_line(input)->place, (Place{3, 1, 19}));
        EXPECT_EQ(take(input, 100), "four\n");
        EXPECT_EQ(input.state(), LineSupplier::State::end);
        EXPECT_EQ(next_line(input), nullptr);
    }
}

TEST(LineSupplier, GivesTheBytesOfALineThatIsTooLong) {
    std::string text(3 * LineSupplier::kLongestLine, 'x');
    text += "\ny\n";
    StringSource source(text);
    LineSupplier input(source, {1, 1, 0});
    EXPECT_TRUE(input.peek(0)->too_long);
    std::size_t sum = 0;
    while (sum + 2 < text.size())
        sum += take(input, std::min<std::size_t>(1000, text.size() - 2 - sum)).size();
    EXPECT_EQ(next_line(input)->text, "y");
    EXPECT_EQ(next_line(input)->place.line, 2U);
}

TEST(LineSupplier, NobodyLooksBehindALineThatIsTooLong) {
    const std::string text = "12\n" + std::string(40 * LineSupplier::kLongestLine, ' ') + "\ny\n";
    StringSource source(text);
    LineSupplier input(source, {1, 1, 0});
    ASSERT_TRUE(input.peek(1)->too_long);
    EXPECT_EQ(input.peek(2), nullptr);
    EXPECT_EQ(input.state(), LineSupplier::State::far);
    input.consume(2);
    ASSERT_NE(input.peek(0), nullptr);
    EXPECT_EQ(input.peek(0)->text, "y");
    EXPECT_EQ(input.peek(0)->place, (Place{3, 1, text.size() - 2}));
}

}  // namespace
}  // namespace nonet::text
