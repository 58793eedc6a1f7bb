// One pass each way, and from a place in the decoded text to the one in the encoded: see
// percent.hpp.
#include "text/codecs/percent.hpp"

#include "text/codecs/codec_error.hpp"

namespace nonet::text {

namespace {

constexpr std::string_view kHexDigits = "0123456789ABCDEF";
constexpr std::string_view kUnreservedMarks = "-_.!~*'()";

int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

bool is_unreserved(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           kUnreservedMarks.find(c) != std::string_view::npos;
}

}  // namespace

Result<std::string> percent_decode(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        const int high = i + 1 < text.size() ? hex_value(text[i + 1]) : -1;
        const int low = i + 2 < text.size() ? hex_value(text[i + 2]) : -1;
        if (high < 0 || low < 0) {
            return codec_error(ErrorCode::bad_symbol, text, i,
                               "is a % without two hexadecimal digits; copy the link again");
        }
        decoded += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return decoded;
}

std::string percent_encode(std::string_view text) {
    std::string encoded;
    encoded.reserve(text.size());
    for (const char c : text) {
        if (is_unreserved(c)) {
            encoded += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        encoded += '%';
        encoded += kHexDigits[byte >> 4];
        encoded += kHexDigits[byte & 15];
    }
    return encoded;
}

std::size_t percent_position(std::string_view text, std::size_t index) {
    std::size_t position = 0;
    for (; index > 0 && position < text.size(); --index) position += text[position] == '%' ? 3 : 1;
    return position;
}

}  // namespace nonet::text
