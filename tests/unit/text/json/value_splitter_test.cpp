// The end of a value is the same however its bytes arrive.
#include "text/json/value_splitter.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text::json {
namespace {

using State = ValueSplitter::State;

State scan_in_pieces(const std::string& text, ValueSplitter& splitter) {
    for (std::size_t size = 1; size <= text.size(); ++size) {
        const State state = splitter.scan(std::string_view(text).substr(0, size));
        if (state != State::more) return state;
    }
    return splitter.finish();
}

TEST(ValueSplitter, FindsTheEnd) {
    for (const std::string value : {"[]", "{\"a\": [1, (2)]}", "\"a\\\"b\\\\\"", "'it'",
                                    "{\"]\": \"}\"}", "[\n[1],\n[2]\n]", "\"\""}) {
        const std::string text = value + ", [";
        ValueSplitter whole;
        EXPECT_EQ(whole.scan(text), State::done) << value;
        EXPECT_EQ(whole.size(), value.size()) << value;
        ValueSplitter pieces;
        EXPECT_EQ(scan_in_pieces(text, pieces), State::done) << value;
        EXPECT_EQ(pieces.size(), value.size()) << value;
    }
}

TEST(ValueSplitter, NumbersEndAtWhatIsNone) {
    ValueSplitter splitter;
    EXPECT_EQ(splitter.scan("-12"), State::more);
    EXPECT_EQ(splitter.scan("-12]"), State::done);
    EXPECT_EQ(splitter.size(), 3U);
    ValueSplitter last;
    EXPECT_EQ(last.scan("null"), State::more);
    EXPECT_EQ(last.finish(), State::done);
}

TEST(ValueSplitter, SeesDamageEarly) {
    const struct {
        std::string text;
        std::size_t at;
    } cases[] = {
        {"[1, 2}", 5},
        {"{\"a\": \"b\n\"}", 8},
        {"{\"a\": 1\n{\"a\": 2}", 8},
        {"[\"a\" \"b\"]", 5},
        {"[[1] [2]]", 5},
        {std::string(kDeepest + 1, '['), kDeepest},
        {"[1, 2", 5},
        {"\"abc", 4},
    };
    for (const auto& [text, at] : cases) {
        ValueSplitter whole;
        State state = whole.scan(text);
        if (state == State::more) state = whole.finish();
        EXPECT_EQ(state, State::damaged) << text;
        EXPECT_EQ(whole.size(), at) << text;
        ValueSplitter pieces;
        EXPECT_EQ(scan_in_pieces(text, pieces), State::damaged) << text;
        EXPECT_EQ(pieces.size(), at) << text;
    }
}

}  // namespace
}  // namespace nonet::text::json
