// How a position changes, and how singles are noticed.
//
// Counting the places of each digit in each house makes both kinds of single an event: the count
// falls to one, or the cell's mask to one bit. The order of these events is part of the answer,
// since the sum of scores along a path depends on which single is taken first; so it is fixed:
// peers in reading order, and for each cell its row, its column, its box.
#include <nonet/state.hpp>

#include <algorithm>
#include <array>
#include <bit>

namespace nonet::logic {

namespace {

constexpr std::array<House, 3> houses_of(Cell cell) {
    return {row_house(row_of(cell)), column_house(column_of(cell)), box_house(box_of(cell))};
}

constexpr Digit only_digit(DigitMask mask) {
    return std::countr_zero(mask) + 1;
}

}  // namespace

State::State(const Grid& givens) : State(givens, Grid()) {}

State::State(const Grid& givens, const Grid& placed) : State(Candidates()) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (givens[cell] != 0) {
            place(Candidate::at(cell, givens[cell]));
        } else if (placed[cell] != 0) {
            place(Candidate::at(cell, placed[cell]));
        }
    }
    givens_ = givens;
}

State::State(const Candidates& candidates) : blanks_(CellMask::all()) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        candidates_[cell] = candidates[cell];
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!candidates.has(cell, digit)) continue;
            cells_[digit - 1].add(cell);
            for (const House house : houses_of(cell)) ++places_[house][digit - 1];
        }
        if (std::has_single_bit(candidates_[cell])) {
            naked_.push(Candidate::at(cell, only_digit(candidates_[cell])));
        }
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (places_[house][digit - 1] == 1) note_hidden_single(house, digit);
        }
    }
}

Candidates State::all_candidates() const {
    Candidates all;
    for (Cell cell = 0; cell < kCells; ++cell) {
        all.set(cell, values_[cell] != 0 ? mask_of(values_[cell]) : candidates_[cell]);
    }
    return all;
}

void State::place(Candidate candidate) {
    const Cell cell = candidate.cell;
    const DigitMask before = candidates_[cell];
    values_.set(cell, candidate.digit);
    candidates_[cell] = 0;
    blanks_.remove(cell);
    for (DigitMask rest = before; rest != 0; rest = static_cast<DigitMask>(rest & (rest - 1))) {
        cells_[only_digit(rest) - 1].remove(cell);
    }
    for (const Cell peer : kPeerMasks[cell] & cells_[candidate.digit - 1]) {
        remove(Candidate::at(peer, candidate.digit));
    }
    for (DigitMask rest = before; rest != 0; rest = static_cast<DigitMask>(rest & (rest - 1))) {
        lose_place(cell, only_digit(rest));
    }
    const auto is_filled = [this](Candidate single) { return values_[single.cell] != 0; };
    naked_.forget(is_filled);
    hidden_.forget(is_filled);
}

void State::remove(Candidate candidate) {
    if (!has(candidate)) return;
    const Cell cell = candidate.cell;
    candidates_[cell] = static_cast<DigitMask>(candidates_[cell] & ~mask_of(candidate.digit));
    cells_[candidate.digit - 1].remove(cell);
    if (std::has_single_bit(candidates_[cell])) {
        naked_.push(Candidate::at(cell, only_digit(candidates_[cell])));
    }
    lose_place(cell, candidate.digit);
}

void State::lose_place(Cell cell, Digit digit) {
    for (const House house : houses_of(cell)) {
        if (--places_[house][digit - 1] == 1) note_hidden_single(house, digit);
    }
}

void State::note_hidden_single(House house, Digit digit) {
    const CellMask place = cells_[digit - 1] & kHouseMasks[house];
    if (!place.empty()) hidden_.push(Candidate::at(place.first(), digit));
}

}  // namespace nonet::logic
