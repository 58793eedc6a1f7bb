// The cells of a SudokuWiki link ("S9B" and 162 characters): 81 numbers of two characters each, in
// base 36, case ignored.
//
// SudokuWiki's page "Sudoku String Definitions" tells of the idea; the public library
// puzzle-coding, written with the site, gives the numbers. A cell is 0 when empty, 1 to 9 for a
// given, 10 to 18 for a digit that was placed (9 more than the digit), and above that 18 more than
// the set of its candidates, bit d-1 for digit d.
#pragma once

#include <nonet/result.hpp>

#include <array>
#include <string>
#include <string_view>

namespace nonet::text {

inline constexpr int kBase36Cells = 81;

/// The largest number of a cell: all nine candidates.
inline constexpr int kBase36Largest = 18 + 511;

using Base36Cells = std::array<int, kBase36Cells>;

/// The 81 numbers behind the 162 characters of `text`. Fails on another length, on a character that
/// is no digit of base 36, and on a number above kBase36Largest.
Result<Base36Cells> base36_cells_decode(std::string_view text);

/// `cells`, each from 0 to kBase36Largest, as 162 characters in lower case. Fails on a number
/// outside that range.
Result<std::string> base36_cells_encode(const Base36Cells& cells);

}  // namespace nonet::text
