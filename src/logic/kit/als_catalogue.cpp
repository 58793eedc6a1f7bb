// A walk in depth over the subsets of each house, and what is worked out for each set found.
//
// The surplus of digits over cells falls by at most one with each further cell, which is the bound
// that keeps the walk short.
#include "logic/kit/als_catalogue.hpp"

#include "logic/kit/digits.hpp"

namespace nonet::logic {

namespace {

constexpr int kLargest = kDigits - 1;  // nine cells would need ten digits

// A box's set that lies in one line was listed with that line; a column's only if it is one cell.
bool was_listed_before(House house, const CellMask& cells, int size) {
    if (house < column_house(0)) return false;
    if (size == 1) return true;
    if (house < box_house(0) || size > 3) return false;
    const Cell first = cells.first();
    return cells.is_within(kHouseMasks[row_house(row_of(first))]) ||
           cells.is_within(kHouseMasks[column_house(column_of(first))]);
}

}  // namespace

void AlsCatalogue::build(const State& state) {
    count_ = 0;
    for (House house = 0; house < kHouses; ++house) list_house(state, house);
    for (std::size_t i = 0; i < count_; ++i) describe(state, sets_[i]);
}

void AlsCatalogue::list_house(const State& state, House house) {
    Walk walk;
    walk.house = house;
    for (const Cell cell : kHouseMasks[house] & state.blanks()) {
        walk.cells[walk.count] = cell;
        walk.digits[walk.count++] = state.candidates(cell);
    }
    extend(walk, Subset(), 0);
}

void AlsCatalogue::extend(const Walk& walk, const Subset& subset, int next) {
    for (int i = next; i < walk.count; ++i) {
        Subset larger = subset;
        larger.cells.add(walk.cells[i]);
        larger.digits = static_cast<DigitMask>(larger.digits | walk.digits[i]);
        ++larger.size;
        const int surplus = digit_count(larger.digits) - larger.size;
        if (surplus == 1 && !was_listed_before(walk.house, larger.cells, larger.size)) {
            add(walk.house, larger);
        }
        // Each further cell lowers the surplus by one at most.
        const int to_come = walk.count - 1 - i;
        if (larger.size < kLargest && surplus <= to_come + 1) extend(walk, larger, i + 1);
    }
}

void AlsCatalogue::add(House house, const Subset& subset) {
    if (count_ == kMostSets) return;
    if (count_ == sets_.size()) sets_.emplace_back();
    AlmostLockedSet& set = sets_[count_++];
    set.cells_ = subset.cells;
    set.digits_ = subset.digits;
    set.size_ = static_cast<std::uint8_t>(subset.size);
    set.house_ = static_cast<std::uint8_t>(house);
}

void AlsCatalogue::describe(const State& state, AlmostLockedSet& set) {
    set.all_buddies_ = CellMask();
    for (const Digit digit : digits_of(set.digits_)) {
        const CellMask places = set.cells_ & state.cells_with(digit);
        const CellMask buddies =
            (common_peers(places) & state.cells_with(digit)).without(set.cells_);
        set.places_[digit - 1] = places;
        set.buddies_[digit - 1] = buddies;
        set.all_buddies_ |= buddies;
    }
}

}  // namespace nonet::logic
