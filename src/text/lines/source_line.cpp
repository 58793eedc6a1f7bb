// Folding a line to one byte per code point, and finding the way back for places and symbols.
//
// Invalid UTF-8 must survive and keep its columns: a byte that starts no valid sequence counts as
// one code point of its own, as most editors show it. Cost: linear, and only for lines that are
// not ASCII.
#include "text/lines/source_line.hpp"

#include "text/lines/utf8.hpp"

#include <array>
#include <utility>

namespace nonet::text {

namespace {

/// The ASCII character that people mean by this one.
char look_alike(char32_t value) {
    if (value < 0x80) return static_cast<char>(value);
    if (value >= 0xFF01 && value <= 0xFF5E) return static_cast<char>(value - 0xFF01 + '!');
    switch (value) {
        case 0x00A0:  // no-break space
        case 0x2002:
        case 0x2003:
        case 0x2007:
        case 0x2009:
        case 0x202F:
        case 0x3000:  // ideographic space
            return ' ';
        case 0x00B7:  // middle dot
        case 0x2022:  // bullet
        case 0x30FB:  // katakana middle dot
        case 0x3002:  // ideographic full stop
            return '.';
        case 0x2010:
        case 0x2011:
        case 0x2012:
        case 0x2013:
        case 0x2014:
        case 0x2212:
            return '-';
        default:
            break;
    }
    if (value == 0x2502 || value == 0x2503 || value == 0x2551) return '|';
    if (value == 0x2500 || value == 0x2501 || value == 0x2550) return '-';
    if (value >= 0x2500 && value <= 0x257F) return '+';  // corners and crossings of frames
    return kForeign;
}

std::string in_hexadecimal(std::string_view bytes) {
    static constexpr std::string_view kHex = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += "\\x";
        text += kHex[value >> 4U];
        text += kHex[value & 0xFU];
    }
    return text;
}

bool is_ascii(const Line& line) {
    return line.text.data() == line.raw.data();
}

}  // namespace

std::string fold(std::string_view raw) {
    std::string folded;
    folded.reserve(raw.size());
    while (!raw.empty()) {
        const CodePoint next = first_code_point(raw);
        folded += next.valid ? look_alike(next.value) : kForeign;
        raw.remove_prefix(next.size);
    }
    return folded;
}

std::size_t byte_index(const Line& line, std::size_t index) {
    if (is_ascii(line)) return index < line.raw.size() ? index : line.raw.size();
    std::size_t byte = 0;
    for (; index > 0 && byte < line.raw.size(); --index) {
        byte += first_code_point(line.raw.substr(byte)).size;
    }
    return byte;
}

Place place_at(const Line& line, std::size_t index) {
    return {line.place.line, line.place.column + index,
            line.place.offset + byte_index(line, index)};
}

std::string_view raw_from(const Line& line, std::size_t index) {
    return line.raw.substr(byte_index(line, index));
}

std::string symbol_at(const Line& line, std::size_t index) {
    const std::string_view rest = raw_from(line, index);
    if (rest.empty()) return "";
    const CodePoint symbol = first_code_point(rest);
    const bool printable = symbol.valid && symbol.value >= 0x20 && symbol.value != 0x7F &&
                           !(symbol.value >= 0x80 && symbol.value < 0xA0) &&
                           !(symbol.value >= 0xD800 && symbol.value < 0xE000);
    const std::string_view bytes = rest.substr(0, symbol.size);
    return printable ? std::string(bytes) : in_hexadecimal(bytes);
}

std::string symbols_of(const Line& line, std::string_view part) {
    if (is_ascii(line)) return std::string(part);
    const auto start = static_cast<std::size_t>(part.data() - line.text.data());
    std::string symbols;
    for (std::size_t i = 0; i < part.size(); ++i) symbols += symbol_at(line, start + i);
    return symbols;
}

Error error_at(ErrorCode code, const Line& line, std::size_t index, std::string message) {
    return {code, place_at(line, index), symbol_at(line, index), std::move(message)};
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = to_lower(c);
    return result;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view unquoted(std::string_view field) {
    field = trimmed(field);
    if (field.size() < 2 || field.front() != '"' || field.back() != '"') return field;
    return trimmed(field.substr(1, field.size() - 2));
}

}  // namespace nonet::text
