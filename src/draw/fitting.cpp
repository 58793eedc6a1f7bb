// Widths follow DejaVu Sans, the widest of the fonts that systems have by default; Helvetica and
// its like are some 12 % narrower. Scripts of East Asia fill a square, and lines may end between
// any two of their characters.
#include "draw/fitting.hpp"

#include "text/lines/utf8.hpp"

namespace nonet::draw {

namespace {

constexpr std::string_view kEllipsis = "…";
constexpr char32_t kReplacement = 0xFFFD;

bool is_wide(char32_t point) {
    return (point >= 0x1100 && point <= 0x115F) || (point >= 0x2E80 && point <= 0xD7A3) ||
           (point >= 0xF900 && point <= 0xFAFF) || (point >= 0xFE30 && point <= 0xFE6F) ||
           (point >= 0xFF00 && point <= 0xFF60) || (point >= 0x1F000 && point <= 0x3FFFF);
}

double width_of_point(char32_t point) {
    constexpr std::u32string_view kNarrow = U"iIjlrtf.,:;!'|()[]/ ·";
    if (is_wide(point)) return 1.0;
    if (kNarrow.find(point) != std::u32string_view::npos) return 0.4;
    if (point == U'm' || point == U'w' || point == U'M' || point == U'W') return 1.0;
    if (point >= U'A' && point <= U'Z') return 0.75;
    return 0.64;
}

bool is_xml_character(char32_t point) {
    return point != 0xFFFE && point != 0xFFFF;
}

/// Calls `use` for each code point with its bytes.
template <class Use>
void for_each_point(std::string_view text, Use use) {
    while (!text.empty()) {
        const text::CodePoint point = text::first_code_point(text);
        use(point, text.substr(0, point.size));
        text.remove_prefix(point.size);
    }
}

/// Pieces between which a line may end; each carries the blank behind it.
std::vector<std::string> pieces_of(std::string_view text) {
    std::vector<std::string> pieces;
    bool begins = true;
    for_each_point(text, [&](const text::CodePoint& point, std::string_view bytes) {
        if (begins || (is_wide(point.value) && !pieces.back().empty())) pieces.emplace_back();
        pieces.back() += bytes;
        begins = point.value == U' ' || is_wide(point.value);
    });
    return pieces;
}

void trim_end(std::string& line) {
    while (line.ends_with(' ')) line.pop_back();
}

/// As much of the text as fits with an ellipsis behind it.
std::string cut(std::string_view text, double width) {
    std::string kept;
    double used = width_of(kEllipsis);
    bool is_full = false;
    for_each_point(text, [&](const text::CodePoint& point, std::string_view bytes) {
        used += width_of_point(point.value);
        is_full = is_full || used > width;
        if (!is_full) kept += bytes;
    });
    trim_end(kept);
    return kept + std::string(kEllipsis);
}

}  // namespace

std::vector<std::string> characters_of(std::string_view text) {
    std::vector<std::string> characters;
    for_each_point(text, [&](const text::CodePoint&, std::string_view bytes) {
        characters.emplace_back(bytes);
    });
    return characters;
}

std::size_t length_of(std::string_view text) {
    std::size_t length = 0;
    for_each_point(text, [&](const text::CodePoint&, std::string_view) { ++length; });
    return length;
}

double width_of(std::string_view text, bool is_bold) {
    double width = 0;
    for_each_point(text, [&](const text::CodePoint& point, std::string_view) {
        width += width_of_point(point.value);
    });
    return is_bold ? 1.1 * width : width;
}

std::string clean(std::string_view text) {
    std::string cleaned;
    for_each_point(text, [&](const text::CodePoint& point, std::string_view bytes) {
        const bool is_control = point.valid && (point.value < 0x20 || point.value == 0x7F ||
                                                (point.value >= 0x80 && point.value < 0xA0));
        if (is_control)
            cleaned += ' ';
        else if (!point.valid || !is_xml_character(point.value))
            text::append_utf8(kReplacement, cleaned);
        else
            cleaned += bytes;
    });
    return cleaned;
}

std::vector<std::string> wrapped(std::string_view text, double width, std::size_t most) {
    std::vector<std::string> lines;
    std::string line;
    const std::vector<std::string> pieces = pieces_of(text);
    for (std::size_t i = 0; i < pieces.size() && most > 0;) {
        std::string longer = line + pieces[i];
        trim_end(longer);
        if (width_of(longer) <= width) {
            line += pieces[i++];
            continue;
        }
        if (line.empty() || lines.size() + 1 == most) {
            for (; i < pieces.size(); ++i) line += pieces[i];
            lines.push_back(cut(line, width));
            return lines;
        }
        trim_end(line);
        lines.push_back(std::move(line));
        line.clear();
    }
    trim_end(line);
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

}  // namespace nonet::draw
