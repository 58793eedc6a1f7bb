// Hidden single: a house with one cell left for a digit.
//
// The state notes such places as they arise, so the search is a walk over a short queue. Cost: tens
// of nanoseconds.
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

/// The first of row, column and box in which the digit has no other place; -1 for none.
House house_of_hidden(const State& state, Candidate single) {
    for (const House house : {row_house(row_of(single.cell)), column_house(column_of(single.cell)),
                              box_house(box_of(single.cell))}) {
        if (state.places(house, single.digit) == 1) return house;
    }
    return -1;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    for (const Candidate single : state.hidden_singles().entries()) {
        if (!state.has(single)) continue;
        const House house = house_of_hidden(state, single);
        if (house < 0) continue;
        Step step;
        step.technique = &row.info;
        step.placements = {single};
        step.digits = {single.digit};
        step.cells = {single.cell};
        step.base = {house};
        if (steps.add(std::move(step))) return;
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
            .example = "52..169.7..97..15...1...6..2.5.7......8.5..7....4.2.63.7...2..5.....4.6..3."
                       ".81.42",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows hidden_single() {
    return kRows;
}

}  // namespace nonet::logic
