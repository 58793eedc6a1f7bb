// The two queues and the links; propagator.hpp tells the order.
#include "rate/explainer/chains/propagator.hpp"

#include <bit>

namespace nonet::explainer {

namespace {

constexpr std::array<std::array<CellMask, 3>, kCells> make_peers_by_house() {
    std::array<std::array<CellMask, 3>, kCells> peers{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        CellMask seen = CellMask::of(cell);
        for (int i = 0; i < 3; ++i) {
            peers[cell][i] = kHouseMasks[kHousesOf[cell][i]].without(seen);
            seen |= peers[cell][i];
        }
    }
    return peers;
}

/// The peers in the box, the further ones in the row, the further ones in the column.
constexpr auto kPeersByHouse = make_peers_by_house();

}  // namespace

void Propagator::start(const Position& source, Budget& budget) {
    source_ = &source;
    budget_ = &budget;
    whole_ = WhatIsLeft(source);
    left_ = whole_;
}

void Propagator::run(Candidate assumed, bool is_on, Propagation& result) {
    result_ = &result;
    result.clear();
    (is_on ? result.on : result.off).add({assumed, 0, 1, Cause::assumption});
    if (!is_on && extension_ == nullptr && whole_.triggered_by(assumed).none()) return;
    if (links_ == Links::all) return work_off<true, false>();
    left_ = whole_;
    current_erased_ = 0;
    if (links_ == Links::all_erasing) return work_off<true, true>();
    work_off<false, true>();
}

template <bool kCellLinks, bool kErases>
void Propagator::work_off() {
    int next_on = 0;
    int next_off = 0;
    for (;;) {
        if (next_on < result_->on.size()) {
            if (!spread_on<kCellLinks>(next_on++)) return;
        } else if (next_off < result_->off.size()) {
            if (!spread_off<kCellLinks, kErases>(next_off++)) return;
        } else if (!extend()) {
            return;
        }
    }
}

bool Propagator::extend() {
    if (extension_ == nullptr || budget_->reached()) return false;
    if (current_erased_ == 0) current_ = *source_;
    for (; current_erased_ < result_->off.size(); ++current_erased_) {
        current_.remove(result_->off[current_erased_].candidate());
    }
    return extension_->extend(*source_, current_, *result_, *budget_);
}

template <bool kCellLinks>
bool Propagator::spread_on(int place) {
    if constexpr (kCellLinks) {
        if (!spread_on_in_cell(place)) return false;
    }
    const NetNode node = result_->on[place];
    const auto [cell, digit] = node.candidate();
    const CellMask seen = left_.cells(digit) & kPeerMasks[cell];
    if (seen.intersects(result_->on.cells(digit))) return spread_on_to_clash(place, seen);
    const CellMask fresh = seen.without(result_->off.cells(digit));
    if (fresh.empty()) return true;
    for (int i = 0; i < 3; ++i) {
        for (const Cell peer : fresh& kPeersByHouse[cell][i]) {
            result_->off.add(
                NetNode(Candidate::at(peer, digit), place, node.depth() + 1, cause_of_house(i)));
        }
    }
    return true;
}

bool Propagator::spread_on_in_cell(int place) {
    const NetNode node = result_->on[place];
    const Cell cell = node.candidate().cell;
    unsigned others = left_.digits(cell) & ~unsigned{mask_of(node.candidate().digit)};
    for (; others != 0; others &= others - 1) {
        const auto other = Candidate::at(cell, std::countr_zero(others) + 1);
        if (!add_off(NetNode(other, place, node.depth() + 1, Cause::cell))) return false;
    }
    return true;
}

bool Propagator::spread_on_to_clash(int place, const CellMask& seen) {
    const NetNode node = result_->on[place];
    const auto [cell, digit] = node.candidate();
    for (int i = 0; i < 3; ++i) {
        for (const Cell peer : seen& kPeersByHouse[cell][i]) {
            const NetNode derived =
                NetNode(Candidate::at(peer, digit), place, node.depth() + 1, cause_of_house(i));
            if (!add_off(derived)) return false;
        }
    }
    return true;
}

template <bool kCellLinks, bool kErases>
bool Propagator::spread_off(int place) {
    const NetNode node = result_->off[place];
    const Candidate candidate = node.candidate();
    const auto triggered = kErases ? left_.erase(candidate) : left_.triggered_by(candidate);
    if (triggered.none()) return true;
    const int depth = node.depth() + 1;
    if (kCellLinks && triggered.in_cell() &&
        !add_on(NetNode(left_.other_in_cell(candidate), place, depth, Cause::cell))) {
        return false;
    }
    for (int i = 0; i < 3; ++i) {
        if (!triggered.in_house(i)) continue;
        const Candidate other = left_.other_in_house(candidate, kHousesOf[candidate.cell][i]);
        if (!add_on(NetNode(other, place, depth, cause_of_house(i)))) return false;
    }
    return true;
}

/// False when that clashes.
bool Propagator::add_on(NetNode derived) {
    if (result_->off.has(derived.candidate())) {
        result_->contradicts = true;
        result_->clash_is_on = true;
        result_->clash = derived;
        return false;
    }
    if (!result_->on.has(derived.candidate())) result_->on.add(derived);
    return true;
}

/// False when that clashes.
bool Propagator::add_off(NetNode derived) {
    if (result_->on.has(derived.candidate())) {
        result_->contradicts = true;
        result_->clash_is_on = false;
        result_->clash = derived;
        return false;
    }
    if (!result_->off.has(derived.candidate())) result_->off.add(derived);
    return true;
}

}  // namespace nonet::explainer
