// One line of input, as the formats see it.
//
// People paste full-width digits, box-drawing frames and no-break spaces, but every format here is
// made of ASCII. So a line that holds other characters is folded once, when it is split off:
// one byte per code point, look-alikes replaced by their ASCII form, everything else by kForeign.
// A format therefore never thinks about UTF-8, and an index into `text` plus one is the column that
// people count. For a pure ASCII line, which is nearly every line, `text` is `raw`: no copy.
#pragma once

#include <nonet/result.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::text {

/// Stands in a folded line for a character that no format knows, and for invalid UTF-8.
inline constexpr char kForeign = '\x01';

struct Line {
    std::string_view text;  ///< one byte per code point
    std::string_view raw;   ///< as it stands in the input, without the line end
    Place place;            ///< of its first character
    bool too_long = false;  ///< cut off at the supplier's bound; only the beginning is here
};

/// `raw` with one byte per code point.
std::string fold(std::string_view raw);

/// The byte in `raw` at which the code point number `index` of the line starts; raw.size() for an
/// index at or behind its end. Constant time for ASCII lines, else linear.
std::size_t byte_index(const Line& line, std::size_t index);

/// The place of the code point number `index`, which may be one behind the last.
Place place_at(const Line& line, std::size_t index);

/// What stands in the input from code point `index` on.
std::string_view raw_from(const Line& line, std::size_t index);

/// The code point number `index` as an error names it: itself when it can be printed, else its
/// bytes in hexadecimal, such as "\x00".
std::string symbol_at(const Line& line, std::size_t index);

/// A part of line.text as an error names it, code point by code point.
std::string symbols_of(const Line& line, std::string_view part);

/// An error at code point `index` of `line`, which becomes its symbol where there is one.
Error error_at(ErrorCode code, const Line& line, std::size_t index, std::string message);

inline bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

inline bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// An ASCII letter; the locale plays no part.
inline bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

inline char to_upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

inline char to_lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// `text` with the letters of ASCII in lower case.
std::string lower(std::string_view text);

/// `text` without white space at both ends.
std::string_view trimmed(std::string_view text);

/// `field` without white space at both ends, outside and inside of a pair of double quotes.
std::string_view unquoted(std::string_view field);

/// Where `part`, a view into line.text, starts.
inline std::size_t index_of(const Line& line, std::string_view part) {
    return static_cast<std::size_t>(part.data() - line.text.data());
}

}  // namespace nonet::text
