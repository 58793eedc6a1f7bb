// Percent-encoding: every text comes back from its encoded form, whatever decodes can be encoded
// again, and places stay within the text.
#include "require.hpp"
#include "text/codecs/percent.hpp"

using nonet::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = nonet::fuzz::text_of(data, size);
    require(*nonet::text::percent_decode(nonet::text::percent_encode(text)) == text);
    const auto decoded = nonet::text::percent_decode(text);
    if (decoded.ok()) {
        require(*nonet::text::percent_decode(nonet::text::percent_encode(*decoded)) == *decoded);
        require(nonet::text::percent_position(text, decoded->size()) == text.size());
    } else {
        require(decoded.error().place.offset < text.size());
    }
    return 0;
}
