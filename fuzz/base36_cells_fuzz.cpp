// SudokuWiki's cells: any text may come, and what decodes comes back after encoding.
#include "require.hpp"
#include "text/codecs/base36_cells.hpp"

using nonet::fuzz::require;

namespace {

void check(std::string_view text) {
    const auto cells = nonet::text::base36_cells_decode(text);
    if (!cells.ok()) return;
    for (const int cell : *cells) require(cell >= 0 && cell <= nonet::text::kBase36Largest);
    require(*nonet::text::base36_cells_decode(*nonet::text::base36_cells_encode(*cells)) == *cells);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string text(nonet::fuzz::text_of(data, size));
    check(text);
    text.resize(162, '0');  // chance would hardly hit the length
    check(text);
    return 0;
}
