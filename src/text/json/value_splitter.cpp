// See value_splitter.hpp.
#include "text/json/value_splitter.hpp"

#include <algorithm>

namespace nonet::text::json {

using State = ValueSplitter::State;

State ValueSplitter::damaged(const char* problem) {
    problem_ = problem;
    return State::damaged;
}

State ValueSplitter::scan(std::string_view bytes) {
    while (at_ < bytes.size()) {
        const std::size_t before = at_;
        const State state = step(bytes);
        if (state != State::more) return state;
        if (at_ == before) break;  // half of an escape
    }
    return State::more;
}

State ValueSplitter::step(std::string_view bytes) {
    if (quote_ != 0) return string(bytes);
    const char c = bytes[at_];
    if (in_word_) {
        if (is_json_gap(c) || c == ',' || c == ';' || closes_bracket(c)) return State::done;
        if (is_quote(c) || opens_bracket(c)) return damaged("a comma is missing here");
        ++at_;
        return State::more;
    }
    if (is_quote(c)) {
        if (depth_ > 0 && behind_a_value(bytes)) return damaged("a comma is missing here");
        quote_ = c;
        ++at_;
        return State::more;
    }
    if (opens_bracket(c)) return open(bytes);
    if (closes_bracket(c)) return close(c);
    if (depth_ > 0 && (c == '#' || c == '/')) {
        return damaged("a comment begins here, which JSON does not have");
    }
    if (depth_ == 0) in_word_ = true;
    ++at_;
    return State::more;
}

/// Inside a string. Nearly every string has neither escapes nor a fault, so one search for the end
/// and two for those are faster than a look at each byte.
State ValueSplitter::string(std::string_view bytes) {
    const std::size_t quote = std::min(bytes.find(quote_, at_), bytes.size());
    const std::string_view inside = bytes.substr(at_, quote - at_);
    const std::size_t line_end = std::min(inside.find('\n'), inside.find('\r'));
    const std::size_t escape = inside.substr(0, line_end).find('\\');
    if (escape != std::string_view::npos) {
        const std::size_t escaped = at_ + escape + 1;
        if (escaped >= bytes.size()) {
            at_ = escaped - 1;
            return State::more;
        }
        at_ = is_json_gap(bytes[escaped]) ? escaped : escaped + 1;
        return State::more;
    }
    if (line_end != std::string_view::npos) {
        at_ += line_end;
        return damaged("the line ends inside a string");
    }
    at_ = quote;
    if (quote == bytes.size()) return State::more;
    ++at_;
    quote_ = 0;
    return depth_ == 0 ? State::done : State::more;
}

/// True when what stands before this byte is a complete value.
bool ValueSplitter::behind_a_value(std::string_view bytes) const {
    std::size_t i = at_;
    while (i > 0 && is_json_gap(bytes[i - 1])) --i;
    if (i == 0) return false;
    const char before = bytes[i - 1];
    return is_quote(before) || closes_bracket(before) || is_digit(before);
}

State ValueSplitter::open(std::string_view bytes) {
    if (depth_ > 0 && behind_a_value(bytes)) return damaged("a comma is missing here");
    if (depth_ == kDeepest) return damaged("brackets are nested too deeply here");
    const char c = bytes[at_++];
    closers_[depth_++] = c == '[' ? ']' : c == '{' ? '}' : ')';
    return State::more;
}

State ValueSplitter::close(char c) {
    if (depth_ == 0 || closers_[depth_ - 1] != c) {
        return damaged("this bracket closes none that is open");
    }
    ++at_;
    --depth_;
    return depth_ == 0 ? State::done : State::more;
}

State ValueSplitter::finish() {
    if (in_word_) return State::done;
    return damaged(quote_ != 0 ? "the text ends inside a string" : "a bracket is not closed");
}

}  // namespace nonet::text::json
