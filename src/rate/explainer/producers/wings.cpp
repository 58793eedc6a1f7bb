// XY-wing and XYZ-wing: a pivot and two bivalue cells that it sees, one of which must hold z.
//
// The pivot holds x and y (XYZ-wing: z too), the others x and z, y and z; z leaves the cells that
// see both (XYZ-wing: all three). Order: pivots row by row, then both other cells among the pivot's
// peers (box, row, column). Source: the behaviour of Sudoku Explainer 1.2.1.3.
#include "rate/explainer/rules.hpp"

namespace nonet::explainer {

namespace {

/// True when the three sets of candidates are a wing with the pivot xy.
bool is_wing(bool with_z, DigitMask pivot, DigitMask one, DigitMask two) {
    return one != two && count_bits(pivot | one | two) == 3 &&
           count_bits(pivot & one & two) == (with_z ? 1 : 0);
}

bool take_wing(const Position& position, bool with_z, Cell pivot, Cell one, Cell two, Sink& sink) {
    const auto z = static_cast<DigitMask>(position.candidates(one) & position.candidates(two));
    const Digit digit = std::countr_zero(z) + 1;
    CellMask seen = position.cells_with(digit) & kPeerMasks[one] & kPeerMasks[two];
    if (with_z) seen &= kPeerMasks[pivot];
    seen.remove(pivot);
    if (seen.empty()) return true;
    Hint hint;
    hint.name = with_z ? "XYZ-Wing" : "XY-Wing";
    hint.rating = with_z ? 4.4 : 4.2;
    for (const Cell cell : seen) hint.removals.push_back(Candidate::at(cell, digit));
    return sink.take(hint);
}

bool find_with(const Position& position, bool with_z, Cell pivot, const CellMask& bivalue,
               Sink& sink) {
    const DigitMask pivot_digits = position.candidates(pivot);
    for (const Cell one : kOrderedPeers[pivot]) {
        if (!bivalue.has(one)) continue;
        const DigitMask one_digits = position.candidates(one);
        if (count_bits(pivot_digits & ~unsigned{one_digits}) != 1) continue;
        for (const Cell two : kOrderedPeers[pivot]) {
            if (!bivalue.has(two)) continue;
            if (!is_wing(with_z, pivot_digits, one_digits, position.candidates(two))) continue;
            if (!take_wing(position, with_z, pivot, one, two, sink)) return false;
        }
    }
    return true;
}

void find_wings(const Position& position, bool with_z, Sink& sink) {
    const CellMask bivalue = position.bivalue_cells();
    const int size = with_z ? 3 : 2;
    for (const Cell pivot : with_z ? position.blanks() : bivalue) {
        if (count_bits(position.candidates(pivot)) != size) continue;
        if ((bivalue & kPeerMasks[pivot]).count() < 2) continue;
        if (!find_with(position, with_z, pivot, bivalue, sink)) return;
    }
}

}  // namespace

void find_xy_wings(const Position& position, Sink& sink) {
    find_wings(position, false, sink);
}
void find_xyz_wings(const Position& position, Sink& sink) {
    find_wings(position, true, sink);
}

}  // namespace nonet::explainer
