// Unavoidable sets: cells of a solution of which every proper puzzle must give one.
//
// Empty the cells of such a set in a full grid, and more than one grid fits. A puzzle of that grid
// without a clue in the set has several solutions, therefore. A minimal one has no smaller
// unavoidable set within it.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <optional>
#include <vector>

namespace nonet {

/// All minimal unavoidable sets of at most `size` cells (4 is the smallest there is), the smaller
/// ones first, and of equal size in order of their cells. Nothing when `solution` is not a full
/// grid that obeys the rules, or when a limit came first. Some milliseconds for 12 cells; each cell
/// more takes two to three times as long.
std::optional<std::vector<CellMask>> unavoidable_sets(const Grid& solution, int size,
                                                      const Limits& limits = {});

}  // namespace nonet
