// The smallest set of cells that has a cell in common with each of several sets.
//
// Minimum hitting set is NP-hard, but the instances here are small: at most 81 cells and some
// hundred sets. Iterative deepening by size: to hit everything with k cells, take an unhit set with
// the fewest cells still allowed and branch on its cells; a cell that was tried is forbidden in the
// later branches, so no set is looked at twice. A branch ends when unhit sets that are disjoint
// from each other outnumber the cells left to choose, since each of them needs a cell of its own.
#pragma once

#include "base/budget.hpp"

#include <nonet/cell_mask.hpp>

#include <optional>
#include <vector>

namespace nonet {

/// A smallest hitting set of `sets`, given that none has fewer than `at_least` cells; always the
/// same one for the same arguments. Nothing when the budget was reached, one node a branch.
/// Requires that no set is empty.
std::optional<CellMask> minimum_hitting_set(const std::vector<CellMask>& sets, int at_least,
                                            Budget& budget);

}  // namespace nonet
