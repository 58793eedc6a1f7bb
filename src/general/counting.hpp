// How many solutions: the walk of walk.hpp with the cache of count_cache.hpp.
//
// Each open node sums up what its branches gave; when it is finished the sum goes into the cache
// and to the node above. Counts beyond 128 bits stay at the largest number and are not exact.
#pragma once

#include "base/budget.hpp"
#include "general/state.hpp"

#include <nonet/search.hpp>

namespace nonet::general {

/// Counts up to `limit` (0: no limit) from a position at depth 0 without conflict.
SolutionCount count_from(const State& root, const Uint128& limit, Budget& budget);

}  // namespace nonet::general
