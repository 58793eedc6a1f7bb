// Naked subsets to which two corners of a rectangle count as one cell (unique rectangle 3).
//
// One of the two corners must take one of their other digits, so a subset is sought in each house
// of both (pooled_subsets.hpp). The further cells must not have the rectangle's digits. Order: row
// or column first, then the box. Subsets that lie in a line are not told again for the box: the
// line's subset removes the digits from both. Both rules are HoDoKu's.
#pragma once

#include "logic/kit/pooled_subsets.hpp"
#include "logic/kit/rectangles.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

namespace nonet::logic {

struct RectangleSubset {
    House house = 0;
    CellMask cells;        ///< of the subset, without the corners
    DigitMask digits = 0;  ///< of the subset and the corners
    CellMask targets;      ///< which cells lose these digits, if they have any
};

namespace detail {

bool lie_in_one_line(const CellMask& cells);
/// The further cells of a house that could join.
CellMask further_cells(const State& state, const Rectangle& rectangle, House house);
/// The cells that lose the digits of a subset in a house; `cells` with the corners.
CellMask targets_of(const State& state, House house, const CellMask& cells);

}  // namespace detail

/// Calls visit(RectangleSubset) for each subset until it returns true. Requires a roof of two.
template <class Visit>
bool for_each_subset(const State& state, const Rectangle& rectangle, Visit visit) {
    for (House house = 0; house < kHouses; ++house) {
        if (!rectangle.roof.is_within(kHouseMasks[house])) continue;
        const auto look_at = [&](const CellGroup& group) {
            const CellMask all = group.cells | rectangle.roof;
            if (house >= box_house(0) && detail::lie_in_one_line(all)) return false;
            const CellMask targets = detail::targets_of(state, house, all);
            return visit(RectangleSubset{house, group.cells, group.digits, targets});
        };
        const CellMask further = detail::further_cells(state, rectangle, house);
        const CellGroup corners{{}, rectangle.extra_digits};
        if (for_each_pooled_subset(state, further, corners, {}, look_at)) return true;
    }
    return false;
}

}  // namespace nonet::logic
