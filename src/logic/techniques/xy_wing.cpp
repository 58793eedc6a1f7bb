// XY-Wing: a cell of two digits that sees two others, which share one digit more.
//
// The pivot has X and Y, one pincer X and Z, the other Y and Z. Whatever the pivot is, one pincer
// is Z, so every cell that sees both pincers loses Z. Given two of the cells, the third must have
// the two digits in which these differ, which leaves little to try.
//
// Order: triples of cells of two digits in reading order; in each, its first, its second, its third
// cell as the pivot. Cost: some 700 ns.
//
// Evidence: cells = {pivot, pincer, pincer}; digits = X, Y and Z, ascending; Z is
// the one that is removed.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// True: stop.
bool examine(const State& state, const TechniqueRow& row, const std::array<Cell, 3>& cells,
             Steps& steps) {
    const auto [pivot, first, second] = cells;
    if (!kPeerMasks[pivot].has(first) || !kPeerMasks[pivot].has(second)) return false;
    const Digit digit = first_digit(state.candidates(first) & state.candidates(second));
    const CellMask losing = state.cells_with(digit) & kPeerMasks[first] & kPeerMasks[second];
    if (losing.empty()) return false;

    Step step;
    step.technique = &row.info;
    step.cells = {pivot, first, second};
    const DigitMask digits = state.candidates(pivot) | mask_of(digit);
    for (const Digit each : digits_of(digits)) step.digits.push_back(each);
    for (const Cell cell : losing) step.removals.push_back(Candidate::at(cell, digit));
    return steps.add(std::move(step));
}

/// All wings of two cells, which share one digit, and a third of `later`. True: stop.
bool search_thirds(const State& state, const TechniqueRow& row, Cell a, Cell b,
                   const CellMask& later, Steps& steps) {
    CellMask thirds = later & (kPeerMasks[a].has(b) ? kPeerMasks[a] | kPeerMasks[b]
                                                    : kPeerMasks[a] & kPeerMasks[b]);
    for (const Digit digit : digits_of(state.candidates(a) ^ state.candidates(b))) {
        thirds &= state.cells_with(digit);
    }
    for (const Cell c : thirds) {
        if (examine(state, row, {a, b, c}, steps) || examine(state, row, {b, a, c}, steps) ||
            examine(state, row, {c, b, a}, steps)) {
            return true;
        }
    }
    return false;
}

/// The cells that have one of two digits and not both.
CellMask with_one_of(const State& state, DigitMask digits) {
    CellMask any;
    CellMask both = CellMask::all();
    for (const Digit digit : digits_of(digits)) {
        any |= state.cells_with(digit);
        both &= state.cells_with(digit);
    }
    return any.without(both);
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    CellMask later = search.candidate_counts().exactly(2);
    while (!later.empty()) {
        const Cell a = later.first();
        later.remove(a);
        // The third cell shares one digit with the first, too.
        CellMask others = later & with_one_of(state, state.candidates(a));
        while (!others.empty()) {
            const Cell b = others.first();
            others.remove(b);
            if (search_thirds(state, row, a, b, others, steps)) return;
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "xy-wing",
            .title = "XY-Wing",
            .family = Family::wings,
            .code = "0800",
            .aliases = "y-wing, bent triple",
            .summary = "a cell of two digits sees two others that share a third, so a cell that "
                       "sees both loses that",
            .page =
                "The pivot is a cell with two candidates, X and Y. It sees two other cells of "
                "two candidates, the pincers: one has X and Z, the other Y and Z. If the pivot "
                "is X, the first pincer is Z; if it is Y, the second one is. One of the pincers "
                "is Z in any case, so a cell that sees both of them cannot be Z.",
            .example = ":0800:123:+5+1.8+7.2+94.+4..1.+5+7+898+7+25+4+16+3+7..+5+8+19+4+6+6+9+87+"
                       "423..4+516..82+7.+6+9+4.5+78..75.+6+8+4..+8.4..7+6..::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows xy_wing() {
    return kRows;
}

}  // namespace nonet::logic
