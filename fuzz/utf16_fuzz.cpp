// UTF-8 and UTF-16: what is valid comes back from the other form unchanged.
#include "require.hpp"
#include "text/codecs/utf16.hpp"

using nonet::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = nonet::fuzz::text_of(data, size);
    if (const auto units = nonet::text::utf16_from_utf8(text)) {
        require(nonet::text::utf8_from_utf16(*units) == text);
    }
    std::u16string units;
    for (std::size_t i = 0; i + 1 < size; i += 2) {
        units += static_cast<char16_t>(data[i] << 8 | data[i + 1]);
    }
    if (const auto again = nonet::text::utf8_from_utf16(units)) {
        require(nonet::text::utf16_from_utf8(*again) == units);
    }
    return 0;
}
