// Puzzles that stand in the source of a test, as text.
//
// A test is read more often than it is run, so puzzles stand there as a player writes them: 81
// characters with '.' or '0' for a blank. A typing error in such a list is a fault of the test; it
// throws, which GoogleTest reports as a failure with the message.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>

#include <string_view>
#include <vector>

namespace nonet::test {

/// The grid of 81 characters. Blanks between them are skipped, so nine rows may be set apart.
/// Throws std::invalid_argument when that is no grid.
Grid grid_of(std::string_view text);

/// The candidates of 729 characters, in the same way.
Candidates candidates_of(std::string_view text);

/// One grid from each line; empty lines and lines that start with '#' are skipped.
std::vector<Grid> grids_of(std::string_view lines);

}  // namespace nonet::test
