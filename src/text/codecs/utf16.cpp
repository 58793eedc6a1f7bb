// Code points one by one; lone surrogates are refused, not replaced: see utf16.hpp.
#include "text/codecs/utf16.hpp"

#include "text/lines/utf8.hpp"

#include <cstddef>

namespace nonet::text {

namespace {

constexpr char32_t kHighSurrogate = 0xD800;
constexpr char32_t kLowSurrogate = 0xDC00;
constexpr char32_t kAfterSurrogates = 0xE000;
constexpr char32_t kFirstInPairs = 0x10000;

}  // namespace

std::optional<std::string> utf8_from_utf16(std::u16string_view units) {
    std::string text;
    text.reserve(units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        char32_t point = units[i];
        if (point >= kHighSurrogate && point < kAfterSurrogates) {
            const char32_t next = i + 1 < units.size() ? units[i + 1] : 0;
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
        const CodePoint point = first_code_point(text);
        if (!point.valid) return std::nullopt;
        text.remove_prefix(point.size);
        if (point.value >= kFirstInPairs) {
            const char32_t rest = point.value - kFirstInPairs;
            units += static_cast<char16_t>(kHighSurrogate + (rest >> 10U));
            units += static_cast<char16_t>(kLowSurrogate + (rest & 0x3FFU));
        } else {
            units += static_cast<char16_t>(point.value);
        }
    }
    return units;
}

}  // namespace nonet::text
