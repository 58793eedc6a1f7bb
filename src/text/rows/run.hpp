// The rows that follow a block without a boundary: see run.cpp.
#pragma once

#include "text/format.hpp"
#include "text/rows/run_memo.hpp"

#include <cstddef>
#include <string_view>

namespace nonet::text {

struct RestOfRun {
    std::size_t rows = 0;  ///< how many there are, or 0 when the end is out of sight
    bool torn = false;     ///< they make up no whole puzzles of the block's size
    bool waiting = false;  ///< they may go on with what has not arrived yet
};

/// The rows from `ahead` on, up to the next boundary. Cost: linear in the lines that no call for
/// the same shape has looked at yet.
RestOfRun rest_of_run(const Window& window, const ReadOptions& options, std::size_t ahead,
                      const RunShape& shape);

/// How many rows a line of `width` cells stands for: two when their line end was lost, else one.
std::size_t rows_on_line(std::size_t width, std::size_t side);

/// A line without anything on it. Tabs alone may be a row of empty fields; `side` is how many cells
/// a row has, or 0 when that is not known.
bool is_gap(std::string_view text, std::size_t side);

bool is_row_of_dashes(std::string_view text);

/// Dashes that are an empty row, not a frame: as many as a row has cells, where dashes mark blanks.
bool is_blank_row_of_dashes(std::string_view text, std::size_t side, char mark);

}  // namespace nonet::text
