// What the makers of the sets share: full grids, and taking clues out of them.
//
// Nothing here strives for puzzles that are distributed evenly among all puzzles; it has to be
// quick, and the same on every machine.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/random.hpp>

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// A random full grid.
Grid make_full_grid(Random& random);

/// Takes clues out of a full grid in random order while its solution stays the only one, until none
/// can go or `least` are left. With `least` 0 the puzzle is minimal.
Grid make_puzzle(Random& random, int least = 0);

/// Blanks all but `clues` cells, whatever that does to the solutions.
Grid keep_random_clues(const Grid& full, int clues, Random& random);

/// Blanks `clues` of the clues.
Grid without_clues(const Grid& puzzle, int clues, Random& random);

/// So many random isomorphs of some lines, in turn.
std::vector<Grid> make_isomorphs(std::span<const std::string_view> lines, std::size_t count,
                                 Random& random);

}  // namespace nonet::cli
