// N rows of N symbols: the form of BOJ 2239, POJ 2676 and most files with one puzzle.
//
// rows.cpp collects the rows; here stands only what sets this form apart, which is that each
// symbol is one character and nothing frames it.
#include "text/formats/formats.hpp"
#include "text/rows.hpp"

#include <nonet/text.hpp>

#include <string>

namespace nonet::text::formats {

namespace {

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    Block block;
    const Found found = collect_block(window, options, block);
    if (found == Found::no || found == Found::more) return {found, 0};
    return finish_block(block, found, options, record);
}

}  // namespace

constinit const Format kBlock = make_format(
    {.name = "block",
     .summary = "N rows of N symbols",
     .details = "Rows",
     .sample =
         "..3.2.6..\n9..3.5..1\n..18.64..\n..81.29..\n7.......8\n..67.82..\n..26.95..\n8..2.3..9\n"
         "..5.1.3..\n"},
    recognise, nullptr);

}  // namespace nonet::text::formats
