// Runs of cells between other words on a line: see cell_runs.cpp.
#pragma once

#include "text/lines/source_line.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace nonet::text {

/// A word of a line that is meant as the cells of a 9x9 puzzle.
struct CellRun {
    std::string_view text;
    bool full = false;      ///< digits 1-9 only: a solution, or a puzzle that is solved
    bool number = false;    ///< what a spreadsheet made of a puzzle: 3.02E+78
    bool complete = false;  ///< 81 cells, or the 729 of candidates
    bool piece = false;     ///< 17 to 59 cells: what is left of a puzzle, or a long number
};

/// The runs of a line, from left to right.
std::vector<CellRun> find_cell_runs(std::string_view text);

/// True when a run of 81 cells with a blank among them stands in `text`.
bool holds_puzzle_run(std::string_view text);

/// True for a number with an exponent of 50 to 89: what 81 digits become as a number.
bool is_ruined_number(std::string_view word);

/// What to tell about such a number.
inline constexpr std::string_view kRuined =
    "a spreadsheet has turned the puzzle into a number, and its digits are lost; export that "
    "column as text";

}  // namespace nonet::text
