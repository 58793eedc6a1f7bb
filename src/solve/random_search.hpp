// A random solution.
//
// Depth-first search like every other, but in the cell with the fewest candidates a random one of
// them is tried first. The choices are made here, on candidates, so that one seed gives the same
// solution on every machine.
//
// Cost: some tens of microseconds from an empty grid. Every solution can come out; they are not
// equally likely, since the cells that are left are filled by logic and not by lot.
#pragma once

#include "base/budget.hpp"

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>

#include <optional>

namespace nonet {

/// Nothing also when the budget is reached: ask it.
std::optional<Grid> find_random_solution(const Candidates& start, Budget& budget, Random& random);

}  // namespace nonet
