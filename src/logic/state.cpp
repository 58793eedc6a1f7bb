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

/// A cell's place in one of its houses.
struct Place {
    std::uint8_t house;
    PlaceMask bit;
};

constexpr std::array<std::array<Place, 3>, kCells> make_places() {
    std::array<std::array<Place, 3>, kCells> places{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int row = row_of(cell);
        const int column = column_of(cell);
        const auto place = [](House house, int index) {
            return Place{static_cast<std::uint8_t>(house), static_cast<PlaceMask>(1 << index)};
        };
        places[cell] = {place(row_house(row), column), place(column_house(column), row),
                        place(box_house(box_of(cell)), row % 3 * 3 + column % 3)};
    }
    return places;
}

/// The places of each cell in its row, its column, its box.
constexpr auto kPlaces = make_places();

constexpr Digit only_digit(DigitMask mask) {
    return std::countr_zero(mask) + 1;
}

}  // namespace

State::State(const Grid& givens) : State(givens, Grid()) {}

State::State(const Grid& givens, const Grid& placed) : State(untouched()) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (givens[cell] != 0) {
            place(Candidate::at(cell, givens[cell]));
        } else if (placed[cell] != 0) {
            place(Candidate::at(cell, placed[cell]));
        }
    }
    givens_ = givens;
}

/// Every candidate everywhere; a copy of it is cheaper than to count the places again.
const State& State::untouched() {
    static const State kUntouched{Candidates()};
    return kUntouched;
}

State::State(const Candidates& candidates) : blanks_(CellMask::all()) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        candidates_[cell] = candidates[cell];
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!candidates.has(cell, digit)) continue;
            cells_[digit - 1].add(cell);
            add_place(cell, digit);
        }
        if (is_single(candidates_[cell])) {
            naked_.push(Candidate::at(cell, only_digit(candidates_[cell])));
        }
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (places(house, digit) == 1) note_hidden_single(house, digit);
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
    naked_.forget_oldest(is_filled);
    hidden_.forget_oldest(is_filled);
}

void State::remove(Candidate candidate) {
    if (!has(candidate)) return;
    const Cell cell = candidate.cell;
    candidates_[cell] = static_cast<DigitMask>(candidates_[cell] & ~mask_of(candidate.digit));
    cells_[candidate.digit - 1].remove(cell);
    if (is_single(candidates_[cell])) {
        naked_.push(Candidate::at(cell, only_digit(candidates_[cell])));
    }
    lose_place(cell, candidate.digit);
}

void State::add_place(Cell cell, Digit digit) {
    for (const Place& place : kPlaces[cell]) {
        PlaceMask& places = places_[place.house][digit - 1];
        places = static_cast<PlaceMask>(places | place.bit);
    }
}

void State::lose_place(Cell cell, Digit digit) {
    for (const Place& place : kPlaces[cell]) {
        PlaceMask& places = places_[place.house][digit - 1];
        places = static_cast<PlaceMask>(places & ~place.bit);
        if (is_single(places)) note_hidden_single(place.house, digit);
    }
}

/// While a digit is placed, its cell still counts as its place, and is no single.
void State::note_hidden_single(House house, Digit digit) {
    const Cell cell = kHouseCells[house][std::countr_zero(places_[house][digit - 1])];
    const Candidate single = Candidate::at(cell, digit);
    if (has(single)) hidden_.push(single);
}

}  // namespace nonet::logic
