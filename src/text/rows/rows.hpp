// A puzzle that stands as N rows on N lines: see rows.cpp.
#pragma once

#include "text/cells/decode.hpp"
#include "text/format.hpp"
#include "text/rows/row.hpp"

#include <cstddef>
#include <vector>

namespace nonet::text {

/// N rows of N cells, from the front of the window.
struct Block {
    std::vector<Row> rows;
    std::size_t lines = 0;         ///< lines that they take, frames and gaps included
    std::size_t side = 0;          ///< what N is, judged by the first rows
    bool framed = false;           ///< a row has | in it
    bool spaced = false;           ///< the rows' cells are words
    bool long_cells = false;       ///< a cell has more than one character
    std::size_t border_parts = 0;  ///< between the + of a frame line
    bool complete = false;         ///< N rows
    std::size_t rows_behind = 0;   ///< complete: the rows that follow without a boundary
    bool torn = false;             ///< complete: these make up no whole puzzles
    bool input_ended = false;      ///< the rows stopped because the input did

    /// Rows of nine groups of candidates, rather than of digits and blanks of which one is wrong.
    [[nodiscard]] bool has_candidates() const;
};

/// Collects rows. Found::puzzle: N of them, whatever is in them. Found::error: fewer. Found::no:
/// nothing that is meant as a block. Found::more: lines are missing that may still come.
Found collect_block(const Window& window, const ReadOptions& options, Block& block);

/// True when the window begins as a block in a frame does. Cheap; spares the formats with a frame
/// and those without one each other's work.
bool begins_framed(const Window& window);

/// The block as a position with one value a cell, or what is wrong with it.
Recognition finish_block(const Block& block, const ReadOptions& options, Record& record);

/// True, with record.error, when a row has too few or too many cells, or rows are missing or too
/// many. `cells`
/// names the list of a row that counts: &Row::cells or &Row::words.
bool find_shape_fault(const Block& block, std::vector<CellText> Row::*cells, Record& record);

}  // namespace nonet::text
