// Positions as they stand in the middle of a solution: digits in some cells, few candidates in the
// others. The kit is asked about many of them, and answers are compared with counting one by one.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/state.hpp>

namespace nonet::logic {

struct ThinnedPosition {
    Grid solution;
    State state;
};

/// A random full grid of which `digits` cells are filled, half of them given; of the candidates
/// that are not in the grid, so many percent are gone.
ThinnedPosition thinned_position(int digits, int percent, Random& random);

}  // namespace nonet::logic
