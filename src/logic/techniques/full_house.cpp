// Full house: the last blank cell of a house.
//
// It is a naked single too, and simpler to see: nothing but the nine cells of one house matters.
// Cost: tens of nanoseconds.
//
// Evidence: cells[0], digits[0] = the single; base[0] = the house.
#include "logic/kit/house_set.hpp"
#include "logic/kit/single_step.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// The first of row, column and box in which the cell is the only blank one; -1 for none.
House house_of_last_blank(const State& state, Cell cell) {
    for (const House house : houses_of(cell)) {
        if ((state.blanks() & kHouseMasks[house]) == CellMask::of(cell)) return house;
    }
    return -1;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    for (const Candidate single : state.naked_singles().entries()) {
        if (state.candidates(single.cell) != mask_of(single.digit)) continue;
        const House house = house_of_last_blank(state, single.cell);
        if (house < 0) continue;
        if (steps.add(step_of_single(row, single, house))) return;
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "full-house",
            .title = "Full House",
            .family = Family::singles,
            .code = "0000",
            .aliases = "last digit, last value",
            .summary = "a house has one blank cell left: the missing digit goes there",
            .page =
                "Eight of the nine cells of a row, a column or a box are filled. The ninth takes "
                "the digit that is missing.",
            .example = ":0000:1:5+92+3+8.6+7+4....2.1+98+4+189+763+25....4....1..7..+4...24..8..7+"
                       "8+49..3+7..+37+5.1....+26+18+9+75+43::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows full_house() {
    return kRows;
}

}  // namespace nonet::logic
