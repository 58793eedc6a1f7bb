// Which numbers of clues a puzzle can have.
//
// A pattern with a symmetry takes of each orbit all cells or none, so its number of clues is a sum
// of the sizes of some orbits: with a quarter turn, whose orbits are of four cells but for the
// centre, never 22. From below, a board of side N needs clues of N - 1 values, for two missing ones
// could be exchanged; for some sizes the fewest clues are known. A range without any possible
// number would let a run look for puzzles forever.
#pragma once

#include <nonet/board.hpp>
#include <nonet/generate.hpp>

#include <string>

namespace nonet::generate {

/// What is said of a recipe for full grids that wishes more.
inline constexpr const char* kFullGridsHaveNoClues =
    "full grids are drawn at random; leave out the number of clues, minimal, symmetry, pattern and "
    "the puzzle or grid to start from";

/// Why no board with these boxes and this symmetry has a number of clues in the range: a sentence,
/// or an empty string.
std::string impossible_clues(BoxShape box, PatternSymmetry symmetry, const ClueRange& clues);

}  // namespace nonet::generate
