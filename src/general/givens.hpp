// The givens and their singles, before any search.
//
// Most of the work on an ordinary puzzle is done here: of the N^3 candidates nearly all go, and
// nothing of it is ever undone or asked for a reason. So it needs no trail and no items: one mask
// of values a cell is enough. A house is brought to rest in one pass over its cells (placed values
// go from the other cells; a value with one place left settles that cell) and is looked at again
// when one of its cells has changed.
//
// The singles that are left at the end do not depend on the order, so State finds the same ones by
// its items. Cost: some passes over each house, free of branches that depend on the cells; less
// than half of what State::spread, which takes candidates out one by one, needs for the same.
#pragma once

#include "general/model.hpp"

#include <nonet/board.hpp>

#include <cstdint>
#include <span>

namespace nonet::general {

/// Narrows `masks`, one for each cell with value v at bit v-1, all values open on entry, to what
/// the givens and all naked and hidden singles leave. False when they contradict each other; the
/// masks are of no use then.
bool follow_givens(const Model& model, const Board& puzzle, std::span<std::uint64_t> masks);

}  // namespace nonet::general
