// SudokuPad's short codings: any text may come, a result has the size of a grid, and packed in one
// of the two ways it is the text again.
#include "require.hpp"
#include "text/codecs/classic_runs.hpp"

using nonet::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = nonet::fuzz::text_of(data, size);
    const auto cells = nonet::text::classic_decode(text);
    if (cells.ok()) {
        require(cells->size() == 16 || cells->size() == 36 || cells->size() == 81);
        require(nonet::text::classic_encode_first(*cells) == text ||
                nonet::text::classic_encode_second(*cells) == text);
    } else {
        require(cells.error().place.offset <= text.size());
    }

    std::string grid;
    for (std::size_t i = 0; i < size && i < 81; ++i) grid += ".123456789"[data[i] % 10];
    require(*nonet::text::classic_decode_first(nonet::text::classic_encode_first(grid)) == grid);
    require(*nonet::text::classic_decode_second(nonet::text::classic_encode_second(grid)) == grid);
    return 0;
}
