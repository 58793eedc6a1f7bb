// N rows of N symbols: the form of BOJ 2239, POJ 2676 and of most files that hold one puzzle.
//
// rows.cpp collects the rows; here stands only what sets this form apart: one character a cell, no
// frame, nothing between the cells. Boards above 9x9 are written with 1-9A-Z, hence up to side 35.
#include "text/formats/formats.hpp"
#include "text/rows/rows.hpp"

#include <nonet/text.hpp>

#include <cstdint>
#include <string>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kSymbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (begins_framed(window)) return {};
    Block block;
    const Found found = collect_block(window, options, block);
    if (found == Found::no || found == Found::more) return {found, 0};
    if (block.framed || block.spaced) return {};
    return finish_block(block, options, record);
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    std::string text;
    const auto add = [&](int side, const auto& values) {
        for (int cell = 0; cell < side * side; ++cell) {
            text += kSymbols[static_cast<std::size_t>(values[cell])];
            if (cell % side == side - 1) text += '\n';
        }
    };
    if (const auto* grid = std::get_if<Grid>(&position)) {
        add(9, *grid);
        return text;
    }
    const auto* board = std::get_if<Board>(&position);
    if (board == nullptr) return cannot_write("block holds no candidates; choose pencil or sukaku");
    if (board->side() >= static_cast<int>(kSymbols.size())) {
        return cannot_write("block has symbols for up to 35x35; choose numbers");
    }
    add(board->side(), *board);
    return text;
}

}  // namespace

constinit const Format kBlock = make_format(
    {.name = "block",
     .summary = "N rows of N symbols",
     .details =
         "One row a line, one character a cell; there may be gaps between the boxes, and blank "
         "lines behind every band. The first row tells N (2 to 36), and then N rows make the "
         "puzzle, with or without a blank line before the next; without one, the rows must make up "
         "whole puzzles, or none of them is read. A block is known with the line behind it. Blank "
         "marks and symbols are those "
         "of the format line. Counts, titles such as \"Grid 01\" and comments may stand between "
         "the blocks. Above 9x9 the symbols are written as 1-9A-Z.",
     .sample = "..3.2.6..\n9..3.5..1\n..18.64..\n..81.29..\n7.......8\n..67.82..\n..26.95..\n"
               "8..2.3..9\n..5.1.3..\n",
     .carries = {.sizes = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
