// Characters that nobody sees, such as the zero-width space that web pages put between digits.
//
// They are copied along with a puzzle and count as cells, so that a line which looks right has "82
// cells". Dropping them in silence would be a repair, and might hide what was lost with them; so
// they are an error like any other symbol, but one that says what stands there and where, since the
// user cannot see it. Only lines that are refused anyway are looked at. A byte order mark at the
// start of the input is no part of any line.
#include "text/cells/invisible.hpp"

#include "text/cells/symbols.hpp"
#include "text/lines/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nonet::text {

namespace {

struct Invisible {
    char32_t value;
    std::string_view code;
    std::string_view name;
};

constexpr std::array kInvisible = {
    Invisible{0x00AD, "U+00AD", "soft hyphen"},
    Invisible{0x061C, "U+061C", "Arabic letter mark"},
    Invisible{0x180E, "U+180E", "Mongolian vowel separator"},
    Invisible{0x200B, "U+200B", "zero-width space"},
    Invisible{0x200C, "U+200C", "zero-width non-joiner"},
    Invisible{0x200D, "U+200D", "zero-width joiner"},
    Invisible{0x200E, "U+200E", "left-to-right mark"},
    Invisible{0x200F, "U+200F", "right-to-left mark"},
    Invisible{0x202A, "U+202A", "left-to-right embedding"},
    Invisible{0x202C, "U+202C", "pop directional formatting"},
    Invisible{0x2060, "U+2060", "word joiner"},
    Invisible{0x2066, "U+2066", "left-to-right isolate"},
    Invisible{0x2069, "U+2069", "pop directional isolate"},
    Invisible{0xFE0E, "U+FE0E", "variation selector"},
    Invisible{0xFE0F, "U+FE0F", "variation selector"},
    Invisible{0xFEFF, "U+FEFF", "byte order mark"},
};

const Invisible* find_invisible(std::string_view raw) {
    const CodePoint point = first_code_point(raw);
    if (!point.valid || point.value < 0x80) return nullptr;
    for (const Invisible& row : kInvisible) {
        if (row.value == point.value) return &row;
    }
    return nullptr;
}

std::string described(const Invisible& row) {
    return std::string(row.code) + " (" + std::string(row.name) + ")";
}

Error error_about(const Invisible& row, const Line& line, std::size_t index) {
    return {ErrorCode::bad_symbol, place_at(line, index), std::string(row.code),
            "an invisible character stands here, " + described(row) + "; delete it"};
}

/// A cell, what stands between cells, or a character that no format knows.
bool may_stand_before(char c) {
    static constexpr CharacterSet kBetween(" \t\v\f|+=:,;'\"[]{}");
    return kBetween.has(c) || is_digit(c) || is_blank_mark(c) || c == kForeign;
}

/// An invisible character and its index in the folded line.
struct Spot {
    const Invisible* row = nullptr;
    std::size_t index = 0;
};

/// The first one in the characters [begin, end) of the line; `among_cells`: only while nothing but
/// cells stands before it. One pass.
Spot find_in(const Line& line, std::size_t begin, std::size_t end, bool among_cells) {
    std::string_view raw = raw_from(line, begin);
    for (std::size_t i = begin; i < end; ++i) {
        const char c = line.text[i];
        if (among_cells && !may_stand_before(c)) return {};
        if (c == kForeign) {
            if (const Invisible* row = find_invisible(raw)) return {row, i};
        }
        raw.remove_prefix(first_code_point(raw).size);
    }
    return {};
}

}  // namespace

std::optional<std::string> invisible_in(std::string_view raw) {
    while (!raw.empty()) {
        if (const Invisible* row = find_invisible(raw)) return described(*row);
        raw.remove_prefix(first_code_point(raw).size);
    }
    return std::nullopt;
}

bool blame_invisible(const Line& line, Error& error) {
    if (line.text.find(kForeign) == std::string_view::npos) return false;
    const Spot spot = find_in(line, 0, line.text.size(), true);
    if (spot.row == nullptr) return false;
    // What stands behind the symbol of an error of its own line is not its cause.
    const bool own = error.code != ErrorCode::unknown_format && error.place.line == line.place.line;
    const std::size_t behind = error.place.column + std::max<std::size_t>(error.symbol.size(), 1);
    if (own && line.place.column + spot.index >= behind) return false;
    error = error_about(*spot.row, line, spot.index);
    return true;
}

void blame_invisible(std::span<const CellText> field, Error& error) {
    for (const CellText& piece : field) {
        if (piece.text.find(kForeign) == std::string_view::npos) continue;
        const std::size_t start = index_of(*piece.line, piece.text);
        const Spot spot = find_in(*piece.line, start, start + piece.text.size(), false);
        if (spot.row == nullptr) continue;
        error = error_about(*spot.row, *piece.line, spot.index);
        return;
    }
}

}  // namespace nonet::text
