// Overlong forms, surrogates and what lies beyond U+10FFFF are invalid, as RFC 3629 has it: see
// utf8.hpp.
#include "text/lines/utf8.hpp"

namespace nonet::text {

CodePoint first_code_point(std::string_view bytes) {
    const auto lead = static_cast<unsigned char>(bytes[0]);
    if (lead < 0x80) return {lead, 1, true};
    const CodePoint broken{lead, 1, false};
    std::size_t size = 0;
    if (lead >= 0xC2 && lead <= 0xDF) size = 2;
    if (lead >= 0xE0 && lead <= 0xEF) size = 3;
    if (lead >= 0xF0 && lead <= 0xF4) size = 4;
    if (size == 0 || bytes.size() < size) return broken;
    char32_t value = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        if ((byte & 0xC0U) != 0x80U) return broken;
        value = (value << 6U) | (byte & 0x3FU);
    }
    const bool overlong = (size == 3 && value < 0x800) || (size == 4 && value < 0x10000);
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    if (overlong || surrogate || value > 0x10FFFF) return broken;
    return {value, size, true};
}

void append_utf8(char32_t point, std::string& text) {
    const auto put = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (point < 0x80) {
        put(point);
        return;
    }
    if (point < 0x800) {
        put(0xC0U | (point >> 6U));
    } else {
        if (point < 0x10000) {
            put(0xE0U | (point >> 12U));
        } else {
            put(0xF0U | (point >> 18U));
            put(0x80U | ((point >> 12U) & 0x3FU));
        }
        put(0x80U | ((point >> 6U) & 0x3FU));
    }
    put(0x80U | (point & 0x3FU));
}

}  // namespace nonet::text
