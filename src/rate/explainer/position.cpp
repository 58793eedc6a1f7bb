// Building and changing the position; position.hpp tells what it holds.
#include "rate/explainer/position.hpp"

namespace nonet::explainer {

Position::Position(const logic::State& state) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit value = state.values()[cell];
        if (value == 0) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (state.has(Candidate::at(cell, digit))) add(cell, digit);
            }
            continue;
        }
        values_[cell] = static_cast<std::uint8_t>(value);
        blanks_.remove(cell);
        ++value_counts_[value - 1];
        for (const House house : kHousesOf[cell]) --blank_counts_[house];
    }
}

void Position::add(Cell cell, Digit digit) {
    candidates_[cell] = static_cast<DigitMask>(candidates_[cell] | mask_of(digit));
    cells_[digit - 1].add(cell);
    for (const House house : kHousesOf[cell]) {
        auto& mask = places_[house][digit - 1];
        mask = static_cast<PlaceMask>(mask | (1u << place_in(house, cell)));
    }
}

void Position::place(Cell cell, Digit digit) {
    for (Digit other = 1; other <= 9; ++other) remove(cell, other);
    for (const Cell peer : kPeerMasks[cell] & cells_with(digit)) remove(peer, digit);
    values_[cell] = static_cast<std::uint8_t>(digit);
    blanks_.remove(cell);
    ++value_counts_[digit - 1];
    for (const House house : kHousesOf[cell]) --blank_counts_[house];
}

CellMask Position::bivalue_cells() const {
    CellMask one;
    CellMask two;
    CellMask three;
    for (const CellMask& cells : cells_) {
        three |= two & cells;
        two |= one & cells;
        one |= cells;
    }
    return two.without(three);
}

}  // namespace nonet::explainer
