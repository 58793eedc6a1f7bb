// Whether a line begins a JSON value, or a literal of a programming language that reads like one.
//
// A bracket alone says little: "[Puzzle]" heads a section and "(1)" counts something. So a bracket
// counts only with what may stand in a value behind it; and a name counts only with "=" and a
// bracket behind it, between which types and functions may stand, as in "int[][] a = new int[][] {"
// or "x = np.array([". Cost: one pass over the line, over at most 200 characters of a name.
#include "text/json/value_begin.hpp"

#include "text/json/value_splitter.hpp"
#include "text/lines/source_line.hpp"

#include <algorithm>
#include <array>

namespace nonet::text::json {

namespace {

bool contains(std::string_view characters, char c) {
    return characters.find(c) != std::string_view::npos;
}

std::size_t behind_spaces(std::string_view line, std::size_t at) {
    while (at < line.size() && is_space(line[at])) ++at;
    return at;
}

bool is_word_character(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '.';
}

std::string_view word_at(std::string_view line, std::size_t at) {
    std::size_t end = at;
    while (end < line.size() && is_word_character(line[end])) ++end;
    return line.substr(at, end - at);
}

bool is_blank_word(std::string_view word) {
    static constexpr std::array<std::string_view, 7> kWords = {"null", "None", "NULL",     "nil",
                                                               "nan",  "NaN",  "undefined"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

/// "puzzle: " and a value, as objects are written in JavaScript.
bool is_bare_key(std::string_view line, std::size_t at) {
    const std::string_view key = word_at(line, at);
    if (key.empty() || is_digit(key[0])) return false;
    const std::size_t colon = behind_spaces(line, at + key.size());
    if (colon == line.size() || line[colon] != ':') return false;
    const std::size_t value = behind_spaces(line, colon + 1);
    return value == line.size() || opens_bracket(line[value]) || is_quote(line[value]) ||
           is_digit(line[value]);
}

/// Whether the bracket at `at` begins a value. "[Puzzle]" does not, nor does "[[Puzzle]".
bool is_value(std::string_view line, std::size_t at) {
    const char bracket = line[at];
    char innermost = bracket;
    while (at < line.size() && (opens_bracket(line[at]) || is_space(line[at]))) {
        if (opens_bracket(line[at])) innermost = line[at];
        ++at;
    }
    if (at == line.size()) return true;
    const char c = line[at];
    if (innermost == '{' && is_bare_key(line, at)) return true;  // the parser names the cure
    if (bracket == '(' && is_digit(c)) return contains(line, ',');
    return closes_bracket(c) || is_quote(c) || is_digit(c) || c == '-' ||
           is_blank_word(word_at(line, at));
}

/// Behind "=": the value may have a type or a function in front, "new int[][] {" or "np.array(".
std::size_t behind_type(std::string_view line, std::size_t at) {
    while (at < line.size()) {
        const char c = line[at];
        if (c == '(' || c == '{') return at;
        if (c == '[') {
            std::size_t close = at + 1;
            while (close < line.size() && (is_digit(line[close]) || is_space(line[close]))) ++close;
            const bool dimension = close < line.size() && line[close] == ']';
            if (!dimension) return at;
            at = close;
        } else if (!is_word_character(c) && !contains(" \t<>!&:", c)) {
            break;
        }
        ++at;
    }
    return std::string_view::npos;
}

}  // namespace

std::size_t value_begin(std::string_view line) {
    constexpr std::size_t kLongestName = 200;
    const std::size_t begin = behind_spaces(line, 0);
    if (begin == line.size()) return std::string_view::npos;
    if (opens_bracket(line[begin])) return is_value(line, begin) ? begin : std::string_view::npos;
    if (!is_letter(line[begin]) && line[begin] != '_') return std::string_view::npos;
    std::size_t at = begin + word_at(line, begin).size();
    if (at < line.size() && line[at] == '(') {
        const std::size_t inside = behind_spaces(line, at + 1);
        const bool list = inside < line.size() && opens_bracket(line[inside]);
        return list ? at : std::string_view::npos;
    }
    const std::size_t last = std::min(line.size(), begin + kLongestName);
    while (at < last && (is_word_character(line[at]) || contains(" \t[]<>:,*&", line[at]))) ++at;
    if (at >= last || line[at] != '=') return std::string_view::npos;
    const std::size_t value = behind_type(line, at + 1);
    return value != std::string_view::npos && is_value(line, value) ? value
                                                                    : std::string_view::npos;
}

}  // namespace nonet::text::json
