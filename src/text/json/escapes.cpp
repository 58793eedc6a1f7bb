// See escapes.hpp. JSON knows \" \\ \/ \b \f \n \r \t and \uXXXX, in UTF-16: two of those make one
// character above U+FFFF. The parser has refused everything else before.
#include "text/json/escapes.hpp"

#include "text/lines/utf8.hpp"

#include <charconv>

namespace nonet::text::json {

namespace {

constexpr std::size_t kUnicode = 6;  ///< bytes of \uXXXX

/// The UTF-16 unit of the escape \uXXXX at `at`; 0 when there is none.
char32_t unit_at(std::string_view raw, std::size_t at) {
    if (raw.size() < at + kUnicode || raw[at] != '\\' || raw[at + 1] != 'u') return 0;
    unsigned unit = 0;
    std::from_chars(raw.data() + at + 2, raw.data() + at + kUnicode, unit, 16);
    return unit;
}

char meaning_of(char escape) {
    switch (escape) {
        case 'b':
            return '\b';
        case 'f':
            return '\f';
        case 'n':
            return '\n';
        case 'r':
            return '\r';
        case 't':
            return '\t';
        default:
            return escape;
    }
}

/// Puts the meaning of the escape at `at` behind `text`; gives the bytes that it takes.
std::size_t append_escape(std::string_view raw, std::size_t at, std::string& text) {
    if (at + 1 >= raw.size()) return raw.size() - at;
    if (raw[at + 1] != 'u') {
        text += meaning_of(raw[at + 1]);
        return 2;
    }
    const char32_t unit = unit_at(raw, at);
    const char32_t second = unit_at(raw, at + kUnicode);
    const bool pair = unit >= 0xD800 && unit < 0xDC00 && second >= 0xDC00 && second < 0xE000;
    append_utf8(pair ? 0x10000 + ((unit - 0xD800) << 10U) + (second - 0xDC00) : unit, text);
    return pair ? 2 * kUnicode : kUnicode;
}

}  // namespace

void append_unescaped(std::string_view raw, std::string& text) {
    while (!raw.empty()) {
        const std::size_t plain = raw.substr(0, raw.find('\\')).size();
        text += raw.substr(0, plain);
        raw.remove_prefix(plain);
        if (!raw.empty()) raw.remove_prefix(append_escape(raw, 0, text));
    }
}

std::size_t escaped_index(std::string_view raw, std::size_t index) {
    std::string meaning;
    std::size_t at = 0;
    while (at < raw.size()) {
        std::size_t size = 1;
        if (raw[at] == '\\') {
            size = append_escape(raw, at, meaning);
        } else {
            meaning += raw[at];
        }
        if (meaning.size() > index) return at;
        at += size;
    }
    return raw.size();
}

}  // namespace nonet::text::json
