// XYZ-Wing: a cell of three digits that sees two cells of two of them each.
//
// As an XY-Wing, but the pivot may be Z itself: pivot XYZ, pincers XZ and YZ. One of the three is
// Z, so a cell that sees all three loses it.
//
// Order: the pivot in reading order, then pairs of pincers. Cost: some 400 ns.
//
// Evidence: cells = {pivot, pincer, pincer}; digits = the pivot's three.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// True: stop.
bool examine(const State& state, const TechniqueRow& row, Cell pivot, Cell first, Cell second,
             Steps& steps) {
    const DigitMask common = state.candidates(first) & state.candidates(second);
    if (state.candidates(first) == state.candidates(second)) return false;
    const Digit digit = first_digit(common);
    const CellMask losing =
        state.cells_with(digit) & kPeerMasks[pivot] & kPeerMasks[first] & kPeerMasks[second];
    if (losing.empty()) return false;

    Step step;
    step.technique = &row.info;
    step.cells = {pivot, first, second};
    for (const Digit of_pivot : digits_of(state.candidates(pivot))) step.digits.push_back(of_pivot);
    for (const Cell cell : losing) step.removals.push_back(Candidate::at(cell, digit));
    return steps.add(std::move(step));
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    const CandidateCounts& counts = search.candidate_counts();
    for (const Cell pivot : counts.exactly(3)) {
        CellMask pincers;
        for (const Cell cell : counts.exactly(2) & kPeerMasks[pivot]) {
            if (without(state.candidates(cell), state.candidates(pivot)) == 0) pincers.add(cell);
        }
        while (!pincers.empty()) {
            const Cell first = pincers.first();
            pincers.remove(first);
            for (const Cell second : pincers) {
                if (examine(state, row, pivot, first, second, steps)) return;
            }
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "xyz-wing",
            .title = "XYZ-Wing",
            .family = Family::wings,
            .code = "0801",
            .aliases = "",
            .summary = "a cell of three digits sees two cells of two of these, so a cell that sees "
                       "all three loses the digit they share",
            .page = "The pivot has three candidates, X, Y and Z. It sees two pincers: one has X "
                    "and Z, the other Y and Z. If the pivot is X or Y, a pincer is Z; otherwise "
                    "the pivot is Z itself. So one of the three cells is Z, and a cell that sees "
                    "all three cannot be Z.",
            .example = ":0801:125:+8+73.+4....4+1+5..7...2+6+9+31+8+45+7+6+2.4+59..3+9+4.+683...+5+"
                       "38+1+7+29+463+56+8+947+12+18+2+7...+9+4+794..16..::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows xyz_wing() {
    return kRows;
}

}  // namespace nonet::logic
