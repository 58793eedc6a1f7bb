// SudokuPad's short form: any text may come, and errors lie within it.
#include "require.hpp"
#include "text/codecs/puzzle_zip.hpp"

using nonet::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = nonet::fuzz::text_of(data, size);
    const auto json = nonet::text::puzzle_unzip(text);
    if (json.ok()) {
        require(!json->empty());
    } else {
        require(json.error().place.offset <= size);
    }
    return 0;
}
