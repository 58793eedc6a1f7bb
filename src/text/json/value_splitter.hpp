// Where a JSON value ends, without understanding it.
//
// A file may hold a million values, in one line or in many, so they are split off one by one before
// anything parses them. The splitter follows brackets and strings and nothing else; it goes on
// where it stopped when more bytes arrive. It also sees early that a value is damaged, since a
// splitter that trusts a lost bracket would swallow the rest of the file: a bracket closed by
// another kind, a string that the line ends in, a value right behind a value without a comma,
// brackets deeper than kDeepest.
#pragma once

#include "text/json/tree.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet::text::json {

class ValueSplitter {
  public:
    enum class State : std::uint8_t {
        more,     ///< the value goes on behind these bytes
        done,     ///< it ends at size()
        damaged,  ///< it is broken at size(), as problem() says
    };

    /// `bytes` begins with the value, and holds at least what it held at the last call.
    State scan(std::string_view bytes);

    /// The input has ended: a number needs no more, everything else is cut off.
    State finish();

    /// The value is longer than anything here may be.
    State too_long() { return damaged("this value is too long"); }

    [[nodiscard]] std::size_t size() const { return at_; }
    [[nodiscard]] const char* problem() const { return problem_; }

  private:
    State step(std::string_view bytes);
    State string(std::string_view bytes);
    State open(std::string_view bytes);
    State close(char c);
    State damaged(const char* problem);
    [[nodiscard]] bool behind_a_value(std::string_view bytes) const;

    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    std::array<char, kDeepest> closers_{};
    char quote_ = 0;        ///< inside a string: its quote
    bool in_word_ = false;  ///< a value without brackets or quotes: a number, null
    const char* problem_ = "";
};

inline bool is_json_gap(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

inline bool opens_bracket(char c) {
    return c == '[' || c == '{' || c == '(';
}

inline bool closes_bracket(char c) {
    return c == ']' || c == '}' || c == ')';
}

inline bool is_quote(char c) {
    return c == '"' || c == '\'';
}

}  // namespace nonet::text::json
