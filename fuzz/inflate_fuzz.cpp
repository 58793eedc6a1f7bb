// zlib streams: any bytes may come, results stay within their bound, and any bytes come back from
// their packed form.
#include "require.hpp"
#include "text/codecs/inflate.hpp"

using nonet::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kBound = 100'000;
    const std::string_view bytes = nonet::fuzz::text_of(data, size);
    const auto unpacked = nonet::text::zlib_inflate(bytes, kBound);
    require(unpacked.ok() ? unpacked->size() <= kBound : !unpacked.error().message.empty());
    const auto packed = nonet::text::zlib_deflate(bytes);
    require(*nonet::text::zlib_inflate(*packed, size) == bytes);
    if (size > 0) require(!nonet::text::zlib_inflate(*packed, size - 1).ok());
    return 0;
}
