// Setting and removing with counts of places, and the two queues of singles.
//
// The counts stay those of HoDoKu even where a position has become impossible: a cell without
// candidates is not counted any more, and which of two clashing singles stays in the queue decides
// which contradiction a net shows.
#include "logic/kit/net_position.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/house_set.hpp"

#include <algorithm>

namespace nonet::logic {

NetPosition::Queue& NetPosition::Queue::operator=(const Queue& other) {
    size_ = other.size_;
    std::copy_n(other.singles_.begin(), size_, singles_.begin());
    return *this;
}

void NetPosition::Queue::drop_first_of(House house, Digit digit) {
    for (std::size_t i = 0; i < size_; ++i) {
        if (singles_[i].digit != digit || !kHouseMasks[house].has(singles_[i].cell)) continue;
        std::copy(&singles_[i + 1], &singles_[size_], &singles_[i]);
        --size_;
        return;
    }
}

void NetPosition::start_from(const State& state) {
    naked_.clear();
    hidden_.clear();
    for (Cell cell = 0; cell < kCells; ++cell) {
        values_[cell] = static_cast<std::uint8_t>(state.values()[cell]);
        candidates_[cell] = state.candidates(cell);
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const CellMask places = kHouseMasks[house] & state.cells_with(digit);
            places_[house][digit - 1] = static_cast<std::int8_t>(places.count());
        }
    }
    for (const Candidate single : state.naked_singles().entries()) {
        if (state.candidates(single.cell) == mask_of(single.digit)) naked_.push(single);
    }
    for (const Candidate single : state.hidden_singles().entries()) {
        if (state.has(single) && is_hidden_single(single)) hidden_.push(single);
    }
}

void NetPosition::set(Candidate candidate) {
    const Cell cell = candidate.cell;
    const DigitMask before = candidates_[cell];
    values_[cell] = candidate.digit;
    candidates_[cell] = 0;
    for (const std::uint8_t peer : kPeerCells[cell]) remove(Candidate::at(peer, candidate.digit));
    for (const Digit digit : digits_of(before)) {
        for (const House house : houses_of(cell)) {
            if (--places_[house][digit - 1] == 1 && digit != candidate.digit) {
                push_hidden(house, digit);
            }
        }
    }
}

void NetPosition::remove(Candidate candidate) {
    DigitMask& digits = candidates_[candidate.cell];
    if ((digits & mask_of(candidate.digit)) == 0) return;
    digits = without(digits, mask_of(candidate.digit));
    if (digits == 0) return;  // an impossible position; its houses are not counted any more
    if (is_single(digits)) {
        naked_.push(Candidate::at(candidate.cell, first_digit(digits)));
    }
    for (const House house : houses_of(candidate.cell)) {
        std::int8_t& left = places_[house][candidate.digit - 1];
        --left;
        if (left == 1) {
            push_hidden(house, candidate.digit);
        } else if (left == 0) {
            hidden_.drop_first_of(house, candidate.digit);
        }
    }
}

void NetPosition::push_hidden(House house, Digit digit) {
    for (const std::uint8_t cell : kHouseCells[house]) {
        if ((candidates_[cell] & mask_of(digit)) == 0) continue;
        hidden_.push(Candidate::at(cell, digit));
        return;
    }
}

bool NetPosition::is_hidden_single(Candidate candidate) const {
    const auto houses = houses_of(candidate.cell);
    return std::any_of(houses.begin(), houses.end(),
                       [&](House house) { return places(house, candidate.digit) == 1; });
}

NetPosition::Singles NetPosition::singles() {
    std::size_t naked = 0;
    for (const Candidate single : naked_.singles()) {
        if (is_blank(single.cell) && naked < kCells) due_[naked++] = single;
    }
    std::size_t all = naked;
    CellMask met;
    for (const Candidate single : hidden_.singles()) {
        if (!is_blank(single.cell) || met.has(single.cell) || !is_hidden_single(single)) continue;
        met.add(single.cell);
        due_[all++] = single;
    }
    return {{due_.data(), naked}, {due_.data() + naked, all - naked}};
}

}  // namespace nonet::logic
