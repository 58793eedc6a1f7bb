// lz-string in links: any text may come, what unpacks comes back after packing, errors lie within
// the text, and any UTF-8 comes back from its packed form.
//
// Chance hardly ever makes a packed text that holds, so the mutator sometimes unpacks one, changes
// what was in it and packs it again.
#include "require.hpp"
#include "text/codecs/lz_string.hpp"

#include <algorithm>
#include <cstring>

using nonet::fuzz::require;
using nonet::fuzz::text_of;

namespace {

constexpr std::size_t kBound = 20'000;
constexpr std::size_t kLongest = 600;

using Decompress = nonet::Result<std::string> (*)(std::string_view, std::size_t);
using Compress = nonet::Result<std::string> (*)(std::string_view);

void check(std::string_view text, Decompress decompress, Compress compress) {
    const auto unpacked = decompress(text, kBound);
    if (unpacked.ok()) {
        require(*decompress(*compress(*unpacked), kBound) == *unpacked);
    } else {
        require(!unpacked.error().message.empty());
        require(unpacked.error().place.offset <= text.size());
    }
    const auto packed = compress(text);
    if (packed.ok()) require(*decompress(*packed, kBound) == text);
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t capacity);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t capacity, unsigned seed) {
    const auto unpacked = nonet::text::lz_decompress_base64(text_of(data, size), kBound);
    if (!unpacked.ok() && seed % 8 != 0) return LLVMFuzzerMutate(data, size, capacity);
    if (seed % 4 == 1) return LLVMFuzzerMutate(data, size, capacity);
    std::string inner = unpacked.ok() ? *unpacked : "{\"size\":9,\"grid\":[[{\"value\":1}]]}";
    const std::size_t inner_size = inner.size();
    inner.resize(inner_size + 64);
    inner.resize(
        LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(inner.data()), inner_size, inner.size()));
    const auto packed = nonet::text::lz_compress_base64(inner);
    if (!packed.ok() || packed->size() > std::min(capacity, kLongest))
        return LLVMFuzzerMutate(data, size, capacity);
    std::memcpy(data, packed->data(), packed->size());
    return packed->size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // Longer texts only take longer.
    const std::string_view text = text_of(data, std::min(size, kLongest));
    check(text, nonet::text::lz_decompress_base64, nonet::text::lz_compress_base64);
    check(text, nonet::text::lz_decompress_uri, nonet::text::lz_compress_uri);
    return 0;
}
