// Naked subsets to which two corners of a rectangle count as one cell (unique rectangle 3).
//
// One of the two corners must take one of their other digits. So the two, taken together, are a
// cell with these digits, and a naked subset of it and k further cells with k + 1 digits in all is
// sought in each house of both corners. The further cells must not have the rectangle's digits.
// Order: row or column first, then the box; subsets by their cells, as a depth-first walk meets
// them. Those that lie in a line are not told again for the box: the line's subset removes the
// digits from both. Cost: at most 2^7 subsets, no allocation.
#pragma once

#include "logic/kit/rectangles.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <bit>

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

template <class Visit>
bool extend_subset(const State& state, const Rectangle& rectangle, const CellMask& further,
                   const RectangleSubset& before, Visit& visit) {
    CellMask rest = further;
    for (const Cell cell : further) {
        rest.remove(cell);
        RectangleSubset subset = before;
        subset.cells.add(cell);
        subset.digits = static_cast<DigitMask>(subset.digits | state.candidates(cell));
        const CellMask all = subset.cells | rectangle.roof;
        const bool is_new = subset.house < box_house(0) || !lie_in_one_line(all);
        if (is_new && std::popcount(subset.digits) == all.count() - 1) {
            subset.targets = targets_of(state, subset.house, all);
            if (visit(subset)) return true;
        }
        if (extend_subset(state, rectangle, rest, subset, visit)) return true;
    }
    return false;
}

}  // namespace detail

/// Calls visit(RectangleSubset) for each subset until it returns true. Requires a roof of two.
template <class Visit>
bool for_each_subset(const State& state, const Rectangle& rectangle, Visit visit) {
    for (House house = 0; house < kHouses; ++house) {
        if (!rectangle.roof.is_within(kHouseMasks[house])) continue;
        RectangleSubset corners;
        corners.house = house;
        corners.digits = rectangle.extra_digits;
        const CellMask further = detail::further_cells(state, rectangle, house);
        if (detail::extend_subset(state, rectangle, further, corners, visit)) return true;
    }
    return false;
}

}  // namespace nonet::logic
