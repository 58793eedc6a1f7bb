// Counting candidates of all cells at once: nine masks added into four planes of bits, with carry.
//
// A sum of up to nine needs four bits; the planes are compared with the numbers one to four at the
// end.
#include "logic/kit/candidate_counts.hpp"

namespace nonet::logic {

namespace {

/// Adds `addend`, one bit for each cell, to `sum`; what is carried stays in `addend`.
void add_bit(CellMask& sum, CellMask& addend) {
    const CellMask carry = sum & addend;
    sum = (sum | addend).without(carry);
    addend = carry;
}

}  // namespace

CandidateCounts::CandidateCounts(const State& state) {
    CellMask ones;
    CellMask twos;
    CellMask fours;
    CellMask eights;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        CellMask carry = state.cells_with(digit);
        add_bit(ones, carry);
        add_bit(twos, carry);
        add_bit(fours, carry);
        eights |= carry;
    }
    const CellMask few = CellMask::all().without(fours | eights);
    exactly_[0] = (few & ones).without(twos);
    exactly_[1] = (few & twos).without(ones);
    exactly_[2] = few & ones & twos;
    exactly_[3] = fours.without(ones | twos | eights);
    at_most_[0] = exactly_[0];
    for (int i = 1; i < kMost; ++i) at_most_[i] = at_most_[i - 1] | exactly_[i];
}

}  // namespace nonet::logic
