// Five bits a letter, high bit first. The bits left over at the end must be zero, so that every
// text stands for bytes of its own: see base32hex.hpp.
#include "text/codecs/base32hex.hpp"

#include "text/codecs/codec_error.hpp"

#include <cstdint>

namespace nonet::text {

namespace {

constexpr std::string_view kAlphabet = "0123456789abcdefghijklmnopqrstuv";
constexpr unsigned kBits = 5;

int value_of(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'v') return c - 'a' + 10;
    if (c >= 'A' && c <= 'V') return c - 'A' + 10;
    return -1;
}

}  // namespace

Result<std::string> base32hex_decode(std::string_view text) {
    std::size_t size = text.size();
    while (size > 0 && text[size - 1] == '=') --size;
    std::string bytes;
    bytes.reserve(size * kBits / 8);
    std::uint32_t held = 0;
    unsigned held_bits = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const int value = value_of(text[i]);
        if (value < 0) {
            return codec_error(ErrorCode::bad_symbol, text, i,
                               "is not one of 0-9 and a-v; copy the text again");
        }
        held = held << kBits | static_cast<std::uint32_t>(value);
        held_bits += kBits;
        if (held_bits >= 8) {
            held_bits -= 8;
            bytes += static_cast<char>(held >> held_bits & 0xFFU);
        }
        held &= (1U << held_bits) - 1;
    }
    if (held_bits >= kBits || held != 0) {
        return codec_error(ErrorCode::wrong_length, text, size == 0 ? 0 : size - 1,
                           "cannot be the last: a character is missing, doubled or wrong; copy "
                           "the text again");
    }
    return bytes;
}

std::string base32hex_encode(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() * 8 + kBits - 1) / kBits);
    std::uint32_t held = 0;
    unsigned held_bits = 0;
    for (const char c : bytes) {
        held = held << 8 | static_cast<unsigned char>(c);
        held_bits += 8;
        while (held_bits >= kBits) {
            held_bits -= kBits;
            text += kAlphabet[held >> held_bits & 31U];
        }
        held &= (1U << held_bits) - 1;
    }
    if (held_bits > 0) text += kAlphabet[held << (kBits - held_bits) & 31U];
    return text;
}

}  // namespace nonet::text
