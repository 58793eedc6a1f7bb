// The codes of lz-string: any bits may come, results stay within their bound, and what unpacks is
// what the result packs to. Any text comes back from its packed form.
#include "require.hpp"
#include "text/codecs/lz_codes.hpp"

#include <algorithm>

using nonet::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kBound = 20'000;
    size = std::min<std::size_t>(size, 600);  // longer texts only take longer
    nonet::text::Sextets sextets(data, data + size);
    for (std::uint8_t& sextet : sextets) sextet &= 63U;
    const auto unpacked = nonet::text::lz_unpack(sextets, kBound);
    require(unpacked.units.size() <= kBound);
    if (unpacked.fault == nonet::text::LzFault::none) {
        nonet::text::Sextets packed = nonet::text::lz_pack(unpacked.units);
        packed.resize(std::max(packed.size(), sextets.size()));
        sextets.resize(packed.size());
        require(packed == sextets);
    } else {
        require(unpacked.sextet <= size);
    }

    std::u16string units;
    for (std::size_t i = 0; i < size; ++i) {
        units += static_cast<char16_t>(data[i] < 250 ? data[i] : data[i] * 200);
    }
    const auto again = nonet::text::lz_unpack(nonet::text::lz_pack(units), units.size());
    require(again.fault == nonet::text::LzFault::none && again.units == units);
    return 0;
}
