// Grids as judges write them: rows of symbols in, rows of symbols out.
//
// Three kinds of symbols cover all plain judges: single digits, single letters from A, and numbers
// with blanks between them. Reading is wider than any one statement: digits may stand apart or not,
// with or without a border, every usual blank mark is a blank, and a whole grid may stand on one
// line. Printing is exactly what the statement shows.
#pragma once

#include "cli/judges/common/line_reader.hpp"

#include <nonet/board.hpp>
#include <nonet/result.hpp>

#include <cstdint>
#include <iosfwd>
#include <string_view>
#include <vector>

namespace nonet::cli {

enum class Symbols : std::uint8_t {
    digits,   ///< 1..9; blanks 0 . ? _ *; borders of - + | = are skipped
    letters,  ///< A is 1, B is 2, …; blanks - . 0 ? _ *
    numbers,  ///< 0..side, separated; up to side 9 also without separators
};

/// The cells of one line, 0 = blank. An empty list for a line that is only a border. Error
/// bad_symbol or value_too_big, with its place.
Result<std::vector<std::uint8_t>> read_cells(const Line& line, Symbols symbols, int side);

/// True for a line that only draws: the border of a grid, or a rule between two grids.
bool is_border(const Line& line);

/// The next grid, row by row or all on one line. Error wrong_length, truncated, or one of
/// read_cells.
Result<Board> read_grid(LineReader& lines, Symbols symbols, BoxShape box);

/// How a statement shows a grid.
struct GridStyle {
    Symbols symbols = Symbols::digits;
    char blank = '0';           ///< the mark of a cell that stayed blank
    std::string_view gap = {};  ///< between two cells of a row
    bool bordered = false;      ///< `1 2 3 | 4 …` with `------+-------+------`; 9×9 and gap " "
};

/// The rows of `board`, each with a newline.
void print_grid(std::ostream& out, const Board& board, const GridStyle& style);

/// The cells of `board` in reading order, without newline.
void print_cells(std::ostream& out, const Board& board, const GridStyle& style);

}  // namespace nonet::cli
