// Rows of placeable cells until nothing changes.
//
// A digit that has one placeable cell in a row takes it; that bars the cell for the others, whose
// placeable cells are then counted anew. Each round fixes a cell or is the last.
#include "logic/kit/templates.hpp"

#include "logic/kit/digit_placements.hpp"

namespace nonet::logic {

namespace {

/// The cells that are alone in their row.
CellMask alone_in_row(const CellMask& cells) {
    CellMask alone;
    for (House row = row_house(0); row < row_house(9); ++row) {
        const CellMask of_row = cells & kHouseMasks[row];
        if (of_row.count() == 1) alone |= of_row;
    }
    return alone;
}

}  // namespace

Templates::Templates(const State& state) {
    for (Digit digit = 1; digit <= kDigits; ++digit) some_[at(digit)] = state.cells_with(digit);
    for (const Cell cell : CellMask::all().without(state.blanks())) {
        some_[at(state.values()[cell])].add(cell);
    }
    while (exist_ && refine()) {
    }
}

/// True when something changed.
bool Templates::refine() {
    bool has_changed = false;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        CellMask taken;
        for (Digit other = 1; other <= kDigits; ++other) {
            if (other != digit) taken |= every_[at(other)];
        }
        const CellMask some = placeable_cells(some_[at(digit)].without(taken));
        exist_ = exist_ && !some.empty();
        has_changed = has_changed || !(some == some_[at(digit)]);
        some_[at(digit)] = some;
        const CellMask every = alone_in_row(some);
        has_changed = has_changed || !(every == every_[at(digit)]);
        every_[at(digit)] = every;
    }
    return has_changed;
}

}  // namespace nonet::logic
