// Base32: any bytes come back, and a text that decodes is the only one for its bytes, but for case
// and '=' at the end.
#include "require.hpp"
#include "text/codecs/base32hex.hpp"

using nonet::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = nonet::fuzz::text_of(data, size);
    require(*nonet::text::base32hex_decode(nonet::text::base32hex_encode(text)) == text);
    const auto bytes = nonet::text::base32hex_decode(text);
    if (!bytes.ok()) return 0;
    std::string lower(text.substr(0, text.find('=')));
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    require(nonet::text::base32hex_encode(*bytes) == lower);
    return 0;
}
