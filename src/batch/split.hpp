// One search as many: positions that together hold each solution of a puzzle exactly once.
//
// Breadth first, always the oldest position, at the cell with the fewest candidates, after all
// deductions of the single-puzzle solver. So the parts depend on the puzzle alone, and are of the
// same depth within one. Heavy ones (with many candidates) and light ones are mixed, so that a
// thread that takes a quarter of them takes about a quarter of the work. Cost: about a microsecond
// a part.
#pragma once

#include <nonet/candidates.hpp>

#include <cstddef>
#include <vector>

namespace nonet::batch {

/// About `wanted` positions; fewer where there are no more. A position that contradicts itself is
/// left out.
std::vector<Candidates> split(const Candidates& start, std::size_t wanted);

}  // namespace nonet::batch
