// The table of partners, made when the program is compiled: 729 masks of 729 bits, some 70 kB.
#include "logic/kit/csp_variables.hpp"

namespace nonet::logic {

namespace {

constexpr std::array<CandidateMask, kCandidates> make_partners() {
    std::array<CandidateMask, kCandidates> partners{};
    for (int candidate = 0; candidate < kCandidates; ++candidate) {
        for (const Variable variable : kVariablesOf[candidate]) {
            for (const int value : kValuesOf[variable]) partners[candidate].add(value);
        }
        partners[candidate].remove(candidate);
    }
    return partners;
}

}  // namespace

constexpr std::array<CandidateMask, kCandidates> kPartners = make_partners();

CellGroup values_left(const State& state, Variable variable) {
    if (variable < kCells) return {CellMask::of(variable), state.candidates(variable)};
    const House house = (variable - kCells) / kDigits;
    const Digit digit = (variable - kCells) % kDigits + 1;
    return {kHouseMasks[house] & state.cells_with(digit), mask_of(digit)};
}

Contradiction without_value(Variable variable) {
    if (variable < kCells) return {ContradictionKind::empty_cell, variable, -1, 0};
    const int index = variable - kCells;
    return {ContradictionKind::no_place, -1, index / kDigits, mask_of(index % kDigits + 1)};
}

}  // namespace nonet::logic
