// Lines of HoDoKu's library: whatever comes in, a line that is read gives a position that can be
// written and read again as the same one, and any other gives an error with a sentence.
#include "require.hpp"
#include "restart.hpp"

#include <nonet/library_line.hpp>
#include <nonet/technique.hpp>

using nonet::fuzz::require;

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t capacity, unsigned seed) {
    const auto techniques = nonet::logic::techniques();
    const std::string_view sample = techniques[seed / 64 % techniques.size()]->example;
    return nonet::fuzz::mutate_or_restart({data, capacity}, size, sample, seed);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto line = nonet::logic::parse_library_line(nonet::fuzz::text_of(data, size));
    if (!line.ok()) {
        require(!line.error().message.empty());
        return 0;
    }
    const std::string position = nonet::logic::to_library_position(line->state);
    const auto again = nonet::logic::parse_library_line(":0000::" + position + ":::");
    require(again.ok());
    require(again->state.values() == line->state.values());
    for (nonet::Cell cell = 0; cell < nonet::kCells; ++cell) {
        require(again->state.candidates(cell) == line->state.candidates(cell));
    }
    return 0;
}
