// 81 plain characters as a grid, fast: see plain_cells.cpp.
#pragma once

#include "text/format.hpp"

#include <nonet/grid.hpp>

#include <cstdint>
#include <string_view>

namespace nonet::text {

enum class PlainCells : std::uint8_t {
    no,      ///< not 81 digits and one kind of blank mark
    blanks,  ///< a puzzle
    full,    ///< 81 digits
};

/// Reads the first 81 characters of `text`; `mark` becomes the blank mark, '.' without one. What
/// stands behind them is the caller's business.
PlainCells read_plain_cells(std::string_view text, Grid& grid, char& mark);

/// True when no option changes the meaning of a symbol or the shape of the boxes.
bool is_usual(const ReadOptions& options);

/// Reads `cells`, a part of the line, into record.puzzle when they are 81 plain characters and the
/// options are usual; false otherwise, and nothing is changed.
bool read_usual_cells(const Line& line, std::string_view cells, const ReadOptions& options,
                      Record& record);

/// True for 81 characters of digits and spaces, where the spaces are the blanks; false when they
/// are nine groups of candidates.
bool has_space_blanks(std::string_view text);

/// Leaves a note when `cells`, which are 81, look like a number that a spreadsheet has cut: it
/// keeps 15 digits, some programs 17, and fills up with zeros.
void note_cut_number(std::string_view cells, Puzzle& puzzle);

}  // namespace nonet::text
