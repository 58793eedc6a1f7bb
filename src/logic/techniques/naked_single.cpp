// Naked single: a cell with one candidate left.
//
// The state notes such cells as they arise, so the search is a walk over a short queue. Cost: tens
// of nanoseconds.
//
// Evidence: cells[0], digits[0] = the single.
#include "logic/kit/single_step.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    for (const Candidate single : state.naked_singles().entries()) {
        if (state.candidates(single.cell) != mask_of(single.digit)) continue;
        if (steps.add(step_of_single(row, single))) return;
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "naked-single",
            .title = "Naked Single",
            .family = Family::singles,
            .code = "0003",
            .aliases = "sole candidate, forced digit",
            .summary = "a cell has one candidate left, so that digit goes there",
            .page = "Every digit but one already stands in the row, the column or the box of the "
                    "cell, or was excluded otherwise. The one that is left must be placed.",
            .example = ":0003:1:.+2...4..+36+5.2....49+43..+7+25..+9+2+378..+5.6....3.25+3...+278+"
                       "92+75......+38+9.4.+5+27+4+1+67+2593+8::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows naked_single() {
    return kRows;
}

}  // namespace nonet::logic
