// Knuth's search over statements; proof_sizes.hpp tells what it answers.
#include "rate/invariant/proof_sizes.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace nonet::invariant {

namespace {

constexpr int kStatements = 2'048;  ///< more than there are
constexpr std::greater<> kSmallestFirst;

}  // namespace

void ProofSizes::start(const Position& position, Reasons reasons, const Position* source,
                       const Absent* absent) {
    position_ = &position;
    reasons_ = reasons;
    for (Cell cell = 0; cell < kCells; ++cell) {
        fresh_cells_[cell] = {};
        fresh_cells_[cell].size =
            static_cast<std::uint16_t>(explainer::count_bits(position.candidates(cell)));
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            fresh_houses_[house][digit - 1] = {};
            fresh_houses_[house][digit - 1].size =
                static_cast<std::uint16_t>(explainer::count_bits(position.places(house, digit)));
        }
    }
    if (source == nullptr || absent == nullptr) return;
    for (const Cell cell : source->blanks()) {
        const unsigned gone = source->candidates(cell) & ~unsigned{position.candidates(cell)};
        for (unsigned rest = gone; rest != 0; rest &= rest - 1) {
            const Candidate candidate = Candidate::at(cell, std::countr_zero(rest) + 1);
            const std::uint32_t size = (*absent)[candidate.index()];
            fresh_cells_[cell].total += size;
            for (const House house : explainer::kHousesOf[cell]) {
                fresh_houses_[house][candidate.digit - 1].total += size;
            }
        }
    }
}

bool ProofSizes::offer(int statement, int size) {
    if (size > kMost || size >= best_[statement]) return false;
    best_[statement] = static_cast<std::uint16_t>(size);
    heap_.push_back(static_cast<std::uint32_t>(size * kStatements + statement));
    std::push_heap(heap_.begin(), heap_.end(), kSmallestFirst);
    return true;
}

/// Offers that a candidate is true since all others of a group are false.
void ProofSizes::offer_on(Cell cell, Digit digit, const Group& group) {
    const int index = Candidate::at(cell, digit).index();
    const std::uint32_t own = off_sizes_[index] == kNone ? 0U : off_sizes_[index];
    const std::uint32_t others = group.total - own;
    if (others < kMost) offer(index * 2 + 1, static_cast<int>(others) + 1);
}

void ProofSizes::assume(Candidate candidate, bool is_on) {
    left_ = *position_;
    cells_ = fresh_cells_;
    houses_ = fresh_houses_;
    best_.fill(kNone);
    size_of_.fill(kNone);
    off_sizes_.fill(kNone);
    contradiction_ = kNone;
    heap_.clear();
    offer(candidate.index() * 2 + (is_on ? 1 : 0), 1);
    derive();
}

void ProofSizes::derive() {
    while (!heap_.empty()) {
        std::pop_heap(heap_.begin(), heap_.end(), kSmallestFirst);
        const std::uint32_t entry = heap_.back();
        heap_.pop_back();
        const int statement = static_cast<int>(entry % kStatements);
        const int size = static_cast<int>(entry / kStatements);
        if (size_of_[statement] != kNone) continue;
        size_of_[statement] = static_cast<std::uint16_t>(size);
        const int opposite = size_of_[statement ^ 1];
        if (opposite != kNone) contradiction_ = std::min(contradiction_, size + opposite);
        const Candidate candidate = Candidate::from_index(statement / 2);
        if (statement % 2 == 1) {
            settle_on(candidate, size);
        } else {
            settle_off(candidate, size);
        }
    }
}

void ProofSizes::settle_on(Candidate candidate, int size) {
    const Cell cell = candidate.cell;
    for (const Cell peer : kPeerMasks[cell] & position_->cells_with(candidate.digit)) {
        offer(Candidate::at(peer, candidate.digit).index() * 2, size + 1);
    }
    if (reasons_ == Reasons::houses) return;
    const unsigned others = position_->candidates(cell) & ~unsigned{mask_of(candidate.digit)};
    for (unsigned rest = others; rest != 0; rest &= rest - 1) {
        offer(Candidate::at(cell, std::countr_zero(rest) + 1).index() * 2, size + 1);
    }
}

void ProofSizes::settle_off(Candidate candidate, int size) {
    off_sizes_[candidate.index()] = static_cast<std::uint16_t>(size);
    left_.remove(candidate);
    if (reasons_ != Reasons::houses) lose_in_cell(candidate, size);
    for (int type = 0; type < 3; ++type) lose_in_house(type, candidate, size);
}

void ProofSizes::lose_in_cell(Candidate candidate, int size) {
    const Cell cell = candidate.cell;
    Group& group = cells_[cell];
    group.total += static_cast<std::uint32_t>(size);
    if (reasons_ == Reasons::pairs && group.size != 2) return;
    unsigned last = left_.candidates(cell);
    if (last == 0) {
        last = position_->candidates(cell);  // each may be the one that has to stay
    } else if (!nonet::is_single(static_cast<DigitMask>(last))) {
        return;
    }
    for (; last != 0; last &= last - 1) offer_on(cell, std::countr_zero(last) + 1, group);
}

void ProofSizes::lose_in_house(int type, Candidate candidate, int size) {
    const Digit digit = candidate.digit;
    const House house = explainer::kHousesOf[candidate.cell][type];
    Group& group = houses_[house][digit - 1];
    group.total += static_cast<std::uint32_t>(size);
    if (reasons_ == Reasons::pairs && group.size != 2) return;
    unsigned last = left_.places(house, digit);
    if (last == 0) {
        last = position_->places(house, digit);
    } else if (!nonet::is_single(static_cast<DigitMask>(last))) {
        return;
    }
    for (; last != 0; last &= last - 1) {
        offer_on(kHouseCells[house][std::countr_zero(last)], digit, group);
    }
}

}  // namespace nonet::invariant
