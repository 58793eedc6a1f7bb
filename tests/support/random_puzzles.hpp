// Random full grids and puzzles for property tests, the same for the same seed everywhere.
//
// A test that fails on a random puzzle must fail again tomorrow, so everything is drawn from the
// caller's seeded Random. Nothing here asks the solver anything: the puzzles judge it.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>

namespace nonet::test {

/// A full grid that obeys the rules. Every grid can come out, not all equally often.
Grid random_full_grid(Random& random);

/// `clues` of the digits of `grid`, chosen at random; the rest blank. Requires 0 <= clues <= the
/// number of digits in `grid`.
Grid random_part(const Grid& grid, int clues, Random& random);

/// A puzzle with so many clues and at least one solution; below about 30 clues, mostly many.
Grid random_puzzle(int clues, Random& random);

/// `puzzle` with one of its clues changed to a digit that no peer holds, so that nothing clashes
/// directly. Such a puzzle mostly has no solution, but not always: ask the oracle. Unchanged when
/// no clue can be changed so.
Grid with_wrong_clue(const Grid& puzzle, Random& random);

/// All 729 candidates but those that were drawn to go: each that is no part of `solution` goes with
/// a chance of `percent`. So `solution` stays a solution.
Candidates random_sukaku(const Grid& solution, int percent, Random& random);

}  // namespace nonet::test
