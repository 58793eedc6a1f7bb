// The cells of a puzzle in a field, and new cells in the style of the old ones.
#pragma once

#include <nonet/dataset.hpp>

#include <string>
#include <string_view>

namespace nonet::dataset {

/// Reads what stands in a field as a puzzle or grid. `note` gets the remark of the Reader.
Result<Position> read_cells(std::string_view text, const ReadOptions& options, std::string& note);

/// True when a field can be meant as a puzzle: for settling what the columns are.
bool is_puzzle_text(std::string_view text, const ReadOptions& options);
/// The same of a full 9x9 grid.
bool is_full_text(std::string_view text);

/// `grid` as a text like `old`: 81 characters with its mark for blanks, and what stood behind them.
/// Where `old` was no such text, '.' is the mark.
std::string in_style_of(std::string_view old, const Grid& grid);

/// The same for a JSON value: a string, or arrays in arrays that hold 81 numbers or 81 characters
/// in all.
std::string in_style_of_json(std::string_view old, const Grid& grid);

}  // namespace nonet::dataset
