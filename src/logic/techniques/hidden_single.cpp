// Hidden single: a house with one cell left for a digit.
//
// The state notes such places as they arise, so the search is a walk over a short queue. Cost: tens
// of nanoseconds.
//
// Evidence: cells[0], digits[0] = the single; base[0] = the house.
#include "logic/kit/single_step.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

/// The first of box, row and column, as they are easy to see, in which the digit has no other
/// place; -1 for none.
House house_of_hidden(const State& state, Candidate single) {
    for (const House house : {box_house(box_of(single.cell)), row_house(row_of(single.cell)),
                              column_house(column_of(single.cell))}) {
        if (state.places(house, single.digit) == 1) return house;
    }
    return -1;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    std::array<CellMask, kDigits> told;  // a single of two houses is noted twice
    for (const Candidate single : state.hidden_singles().entries()) {
        if (!state.has(single) || told[single.digit - 1].has(single.cell)) continue;
        const House house = house_of_hidden(state, single);
        if (house < 0) continue;
        told[single.digit - 1].add(single.cell);
        if (steps.add(step_of_single(row, single, house))) return;
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "hidden-single",
            .title = "Hidden Single",
            .family = Family::singles,
            .code = "0002",
            .aliases = "unique candidate, only place",
            .summary = "a house has one cell left for a digit, so it goes there",
            .page = "Each house needs every digit. When only one of its cells can still take a "
                    "digit, the digit goes there, however many other candidates that cell has.",
            .example = ":0002:2:.3+2.+6.+1.......1.625+1+6.2.4.......62....5....463+6.....1.2+91+"
                       "67+8+35+46+5+41+93+8+2787+3+2+456+9+1::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows hidden_single() {
    return kRows;
}

}  // namespace nonet::logic
