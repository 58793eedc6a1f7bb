// How many solutions has this puzzle, by whichever way is faster.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/search.hpp>

namespace nonet {

/// What count_solutions answers, `limit` (0: no limit) and all. It searches for about as long as
/// counting by bands (nonet/bands.hpp) would take, and counts by bands when more solutions are left
/// then: so it never takes much longer than twice the faster of the two. A limit that a search
/// reaches sooner is left to it, and so is everything where `limits.nodes` is set. `threads` 0: as
/// many as the processor has; the answer does not depend on it.
SolutionCount count_completions(const Grid& puzzle, Uint128 limit, const Limits& limits = {},
                                unsigned threads = 0);

}  // namespace nonet
