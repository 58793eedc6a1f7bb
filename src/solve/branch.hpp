// Which candidate to try next.
//
// Problem: the choice decides the size of the search tree, and it is made at every node, so it
// must be good and cheap.
//
// Idea: a cell with two candidates splits the puzzle in two and both halves learn something. Of
// all those, take the one whose two digits have most other places in its peers: each of these
// falls in one of the halves. Without such a cell take a digit with two places in a house, and
// failing that (nearly empty grids) a cell with the fewest candidates.
//
// Cost: about 60 ns on a hard puzzle, a few hundred at the top of an empty grid.
// Lost: the first cell with two candidates (up to 3 times the nodes on hard puzzles). The
// figures are in docs/design/solve.md.
#pragma once

#include "solve/planes.hpp"

#include <nonet/geometry.hpp>

namespace nonet {

/// Try `digit` in `cell`; afterwards, without it.
struct Choice {
    Cell cell = 0;
    Digit digit = 0;
};

/// Requires that propagate() returned true and that the puzzle is not solved.
Choice choose(const Planes& planes);

}  // namespace nonet
