// Where reading goes on behind damaged JSON.
//
// After damage it is in doubt where the next puzzle begins. Outside an array: at the next line that
// begins as the damaged value did, with the same two kinds of characters, or behind the next blank
// line. Inside: at the next element that begins as the elements before did. So a damaged line of
// JSON Lines costs that line, and rows of a damaged grid are not taken for grids.
#include "text/json/recovery.hpp"

#include <algorithm>
#include <utility>

namespace nonet::text::json {

namespace {

char kind_of(char c) {
    if (is_digit(c) || c == '.' || c == '-') return '0';
    if (is_letter(c)) return 'a';
    return c;
}

/// True for a line that is a puzzle and no part of a JSON value.
bool is_puzzle_line(std::string_view line) {
    constexpr std::size_t kEnough = 37;
    return line.size() >= kEnough && std::all_of(line.begin(), line.begin() + kEnough,
                                                 [](char c) { return is_digit(c) || c == '.'; });
}

}  // namespace

Beginning beginning_of(std::string_view text) {
    Beginning beginning;
    std::size_t i = 0;
    while (i < text.size() && is_space(text[i])) ++i;
    if (i < text.size()) beginning.first = kind_of(text[i++]);
    while (i < text.size() && is_space(text[i])) ++i;
    if (i < text.size() && text[i] != '\n' && text[i] != '\r') beginning.second = kind_of(text[i]);
    return beginning;
}

void Recovery::begin(bool indented) {
    active_ = true;
    separated_ = false;
    blank_line_ = false;
    skip_line_ = true;
    indented_ = indented;
}

/// True when an element begins at byte `at`; more input is fetched when that is needed to know.
bool Recovery::begins_element(LineSupplier& input, std::string_view& bytes, std::size_t at) const {
    std::size_t second = at + 1;
    while (true) {
        while (second < bytes.size() && is_space(bytes[second])) ++second;
        if (second < bytes.size() || second > kLongestValue / 2) break;
        bytes = input.bytes(second + 1);
        if (second >= bytes.size()) break;
    }
    return beginning_of(bytes.substr(at)) == sort_;
}

Recovery::Step Recovery::in_array(LineSupplier& input) {
    while (true) {
        std::string_view bytes = input.bytes(1);
        std::size_t i = 0;
        for (; i < bytes.size(); ++i) {
            const char c = bytes[i];
            if (c == '\n' || c == '\r') {
                if (blank_line_ && c == '\n') break;
                blank_line_ = true;
                separated_ = true;
                continue;
            }
            if (is_space(c)) continue;
            if (separated_ && begins_element(input, bytes, i)) {
                input.consume_bytes(i);
                active_ = false;
                return Step::found;
            }
            if (separated_ && input.state() == LineSupplier::State::pause) {
                input.consume_bytes(i);
                return Step::more;
            }
            separated_ = c == ',';
            blank_line_ = false;
        }
        const bool left = i < bytes.size();
        input.consume_bytes(i);
        if (left) {
            active_ = false;
            return Step::left;
        }
        if (input.state() == LineSupplier::State::pause) return Step::more;
        if (input.state() != LineSupplier::State::ready) return Step::ended;
    }
}

Recovery::Step Recovery::by_lines(LineSupplier& input) {
    while (const Line* line = input.peek(0)) {
        if (!std::exchange(skip_line_, false)) {
            const bool blank = std::all_of(line->text.begin(), line->text.end(), is_space);
            const bool same_sort =
                !blank && is_space(line->text[0]) == indented_ && beginning_of(line->text) == sort_;
            if (blank || same_sort || is_puzzle_line(line->text)) {
                active_ = false;
                return Step::found;
            }
        }
        input.consume(1);
    }
    return input.state() == LineSupplier::State::pause ? Step::more : Step::ended;
}

}  // namespace nonet::text::json
