// Profiles are texts that users write: whatever stands in one, reading it ends with a profile that
// can be written and read again, or with an error that has a place and a sentence.
#include "require.hpp"
#include "restart.hpp"

#include <nonet/profile.hpp>

using nonet::fuzz::require;

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t capacity, unsigned seed) {
    const auto profiles = nonet::logic::profiles();
    const std::string_view text = profiles[seed / 64 % profiles.size()].text;
    // Somewhere in it, since only the first lines of a whole profile fit.
    const std::size_t begin = seed % 128 == 0 ? 0 : text.find('\n', seed % text.size());
    return nonet::fuzz::mutate_or_restart({data, capacity}, size,
                                          begin < text.size() ? text.substr(begin) : text, seed);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto profile = nonet::logic::parse_profile(nonet::fuzz::text_of(data, size));
    if (!profile.ok()) {
        require(!profile.error().message.empty());
        return 0;
    }
    const std::string text = nonet::logic::to_text(*profile);
    const auto again = nonet::logic::parse_profile(text);
    require(again.ok());
    require(nonet::logic::to_text(*again) == text);
    require(again->rows.size() == profile->rows.size());
    return 0;
}
