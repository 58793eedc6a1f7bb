// A puzzle that stands as N rows on N lines: finding the cells of a row, and collecting the rows.
#pragma once

#include "text/decode.hpp"
#include "text/format.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::text {

/// How the cells of a row are told apart. The kinds are the formats block, numbers, grid, pencil.
enum class RowKind : std::uint8_t {
    symbols,  ///< a character each, perhaps with gaps between the boxes: "..1 32. 6.."
    tokens,   ///< separated by white space, commas or tabs: "0 1 0", "12 3 0", "0,1,,2"
    framed,   ///< with | between the boxes or cells
};

struct Row {
    const Line* line = nullptr;
    RowKind kind = RowKind::symbols;
    bool long_cells = false;  ///< a cell of more than one character: a number or candidates
    std::vector<CellText> cells;
};

/// Splits a line into the cells of a row. False when it cannot be one: no cells, more than 36, or
/// mostly characters that are no cells.
bool split_row(const Line& line, const ReadOptions& options, Row& row);

/// N rows of N cells, from the front of the window.
struct Block {
    std::vector<Row> rows;
    std::size_t lines = 0;  ///< lines that they take, frames and gaps included
    int side = 0;           ///< what N is, judged by the first rows
    bool framed = false;
    bool long_cells = false;
    bool input_ended = false;  ///< the rows stopped because the input did
};

/// Collects the rows. Found::puzzle: N rows, which may still have wrong widths or symbols.
/// Found::error: fewer than N rows. Found::no: nothing that is meant as a block.
Found collect_block(const Window& window, const ReadOptions& options, Block& block);

/// What collect_block found, read as a puzzle or refused; for the formats with one value a cell.
Recognition finish_block(const Block& block, Found found, const ReadOptions& options,
                         Record& record);

/// The error for a block that misses rows, or has a row with too few or too many cells; false when
/// it has neither fault.
bool find_shape_fault(const Block& block, Found found, Record& record);

}  // namespace nonet::text
