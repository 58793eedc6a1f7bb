#include "text/codecs/utf16.hpp"

#include <cstddef>
#include <cstdint>

namespace nonet::text {

namespace {

constexpr std::uint32_t kHighSurrogate = 0xD800;
constexpr std::uint32_t kLowSurrogate = 0xDC00;
constexpr std::uint32_t kAfterSurrogates = 0xE000;
constexpr std::uint32_t kFirstInPairs = 0x10000;
constexpr std::uint32_t kLastCodePoint = 0x10FFFF;

void append_utf8(std::uint32_t point, std::string& text) {
    const auto tail = [&](unsigned shift) {
        text += static_cast<char>(0x80U | ((point >> shift) & 0x3FU));
    };
    if (point < 0x80) {
        text += static_cast<char>(point);
    } else if (point < 0x800) {
        text += static_cast<char>(0xC0U | (point >> 6));
        tail(0);
    } else if (point < kFirstInPairs) {
        text += static_cast<char>(0xE0U | (point >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | (point >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

/// Takes one code point off the front of `text`; false when there is no valid one.
bool take_code_point(std::string_view& text, std::uint32_t& point) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    constexpr std::uint32_t kLowest[] = {0, 0, 0x80, 0x800, kFirstInPairs};
    if ((first >= 0x80 && first < 0xC0) || first >= 0xF8 || text.size() < length) return false;
    point = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U) return false;
        point = point << 6 | (byte & 0x3FU);
    }
    text.remove_prefix(length);
    return point >= kLowest[length] && point <= kLastCodePoint &&
           (point < kHighSurrogate || point >= kAfterSurrogates);
}

}  // namespace

std::optional<std::string> utf8_from_utf16(std::u16string_view units) {
    std::string text;
    text.reserve(units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::uint32_t point = units[i];
        if (point >= kHighSurrogate && point < kAfterSurrogates) {
            const std::uint32_t next = i + 1 < units.size() ? units[i + 1] : 0;
            if (point >= kLowSurrogate || next < kLowSurrogate || next >= kAfterSurrogates) {
                return std::nullopt;
            }
            point = kFirstInPairs + ((point - kHighSurrogate) << 10) + (next - kLowSurrogate);
            ++i;
        }
        append_utf8(point, text);
    }
    return text;
}

std::optional<std::u16string> utf16_from_utf8(std::string_view text) {
    std::u16string units;
    units.reserve(text.size());
    while (!text.empty()) {
        std::uint32_t point = 0;
        if (!take_code_point(text, point)) return std::nullopt;
        if (point >= kFirstInPairs) {
            const std::uint32_t rest = point - kFirstInPairs;
            units += static_cast<char16_t>(kHighSurrogate + (rest >> 10));
            units += static_cast<char16_t>(kLowSurrogate + (rest & 0x3FFU));
        } else {
            units += static_cast<char16_t>(point);
        }
    }
    return units;
}

}  // namespace nonet::text
