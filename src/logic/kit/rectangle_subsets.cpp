// The cells that may join a subset, and those that lose its digits: also in the box, where a line's
// subset lies in one.
#include "logic/kit/rectangle_subsets.hpp"

#include <algorithm>

namespace nonet::logic::detail {

namespace {

/// A house among `from`..`from` + 8 that holds all these cells, or -1. Requires some cells.
House house_of_all(const CellMask& cells, House from) {
    for (House house = from; house < from + 9; ++house) {
        if (cells.is_within(kHouseMasks[house])) return house;
    }
    return -1;
}

}  // namespace

bool lie_in_one_line(const CellMask& cells) {
    return house_of_all(cells, row_house(0)) >= 0 || house_of_all(cells, column_house(0)) >= 0;
}

CellMask further_cells(const State& state, const Rectangle& rectangle, House house) {
    CellMask further = (kHouseMasks[house] & state.blanks()).without(rectangle.all());
    return further.without(state.cells_with(rectangle.low))
        .without(state.cells_with(rectangle.high));
}

CellMask targets_of(const State& state, House house, const CellMask& cells) {
    CellMask targets = kHouseMasks[house];
    if (house < box_house(0)) {
        const House box = house_of_all(cells, box_house(0));
        if (box >= 0) targets |= kHouseMasks[box];
    }
    return (targets & state.blanks()).without(cells);
}

}  // namespace nonet::logic::detail
