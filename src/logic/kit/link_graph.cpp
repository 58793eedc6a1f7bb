// Building the links of a position.
//
// Which candidates could exclude each other depends on the board alone, so the weak partners are
// those of the empty board, cut down to the candidates that are there: no search at all.
#include "logic/kit/link_graph.hpp"

#include "logic/kit/csp_variables.hpp"
#include "logic/kit/digits.hpp"

namespace nonet::logic {

void LinkGraph::build(const State& state) {
    candidates_.clear();
    bivalue_cells_ = CellMask();
    for (const Cell cell : state.blanks()) {
        const DigitMask digits = state.candidates(cell);
        if (digit_count(digits) == 2) bivalue_cells_.add(cell);
        for (const Digit digit : digits_of(digits)) {
            candidates_.add(Candidate::at(cell, digit));
        }
    }
    for (Digit digit = 1; digit <= kDigits; ++digit) link_digit(state, digit);
}

void LinkGraph::link_digit(const State& state, Digit digit) {
    const std::size_t row = static_cast<std::size_t>(digit) - 1;
    for (const Cell cell : state.cells_with(digit)) {
        strong_cells_[at(Candidate::at(cell, digit))] = CellMask();
    }
    paired_cells_[row] = CellMask();
    for (House house = 0; house < kHouses; ++house) {
        if (state.places(house, digit) != 2) continue;
        CellMask ends = state.cells_with(digit) & kHouseMasks[house];
        const Cell first = ends.first();
        paired_cells_[row] |= ends;
        ends.remove(first);
        const Cell second = ends.first();
        strong_cells_[at(Candidate::at(first, digit))].add(second);
        strong_cells_[at(Candidate::at(second, digit))].add(first);
    }
}

CandidateMask LinkGraph::weak(Candidate candidate) const {
    return kPartners[at(candidate)] & candidates_;
}

CandidateMask LinkGraph::strong(Candidate candidate) const {
    CandidateMask mask;
    for (const Cell cell : strong_cells(candidate)) mask.add(Candidate::at(cell, candidate.digit));
    if (bivalue_cells_.has(candidate.cell)) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Candidate other = Candidate::at(candidate.cell, digit);
            if (digit != candidate.digit && candidates_.has(other)) mask.add(other);
        }
    }
    return mask;
}

}  // namespace nonet::logic
