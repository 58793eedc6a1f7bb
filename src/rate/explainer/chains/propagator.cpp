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

constexpr std::array<std::array<std::uint16_t, 3>, kCells> make_place_bits() {
    std::array<std::array<std::uint16_t, 3>, kCells> bits{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (int i = 0; i < 3; ++i) {
            bits[cell][i] = static_cast<std::uint16_t>(1u << place_in(kHousesOf[cell][i], cell));
        }
    }
    return bits;
}

/// The bit of a cell in the place masks of its box, row and column.
constexpr auto kPlaceBits = make_place_bits();

constexpr bool is_one(unsigned mask) {
    return mask != 0 && (mask & (mask - 1)) == 0;
}

constexpr Digit lowest_digit(unsigned mask) {
    return std::countr_zero(mask) + 1;
}

constexpr NetNode node_from(Cell cell, Digit digit, int parent, int depth, Cause cause) {
    return {Candidate::at(cell, digit), static_cast<std::uint16_t>(parent),
            static_cast<std::uint16_t>(depth), cause};
}

}  // namespace

void Propagator::run(const Position& source, Candidate assumed, bool is_on, Propagation& result,
                     Budget& budget) {
    source_ = &source;
    budget_ = &budget;
    current_ = source;
    result_ = &result;
    result.clear();
    (is_on ? result.on : result.off).add({assumed, 0, 1, Cause::assumption});
    switch (links_) {
        case Links::houses_erasing:
            return work_off<false, true>();
        case Links::all:
            return work_off<true, false>();
        case Links::all_erasing:
            return work_off<true, true>();
    }
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
    return extension_->extend(*source_, current_, *result_, *budget_);
}

template <bool kCellLinks>
bool Propagator::spread_on(int place) {
    if constexpr (kCellLinks) {
        if (!spread_on_in_cell(place)) return false;
    }
    const NetNode node = result_->on[place];
    const auto [cell, digit] = node.candidate;
    const CellMask seen = current_.cells_with(digit) & kPeerMasks[cell];
    if (seen.intersects(result_->on.cells(digit))) return spread_on_to_clash(place, seen);
    const CellMask fresh = seen.without(result_->off.cells(digit));
    if (fresh.empty()) return true;
    for (int i = 0; i < 3; ++i) {
        for (const Cell peer : fresh& kPeersByHouse[cell][i]) {
            result_->off.add(node_from(peer, digit, place, node.depth + 1, cause_of_house(i)));
        }
    }
    return true;
}

bool Propagator::spread_on_in_cell(int place) {
    const NetNode node = result_->on[place];
    const Cell cell = node.candidate.cell;
    const unsigned others = current_.candidates(cell) & ~unsigned{mask_of(node.candidate.digit)};
    const unsigned clashing = others & result_->on.digits(cell);
    unsigned fresh = others & ~unsigned{result_->off.digits(cell)};
    if (clashing != 0) fresh &= (clashing & (0 - clashing)) - 1;
    for (; fresh != 0; fresh &= fresh - 1) {
        result_->off.add(node_from(cell, lowest_digit(fresh), place, node.depth + 1, Cause::cell));
    }
    if (clashing == 0) return true;
    result_->contradicts = true;
    result_->clash_is_on = false;
    result_->clash = node_from(cell, lowest_digit(clashing), place, node.depth + 1, Cause::cell);
    return false;
}

bool Propagator::spread_on_to_clash(int place, const CellMask& seen) {
    const NetNode node = result_->on[place];
    const auto [cell, digit] = node.candidate;
    for (int i = 0; i < 3; ++i) {
        for (const Cell peer : seen& kPeersByHouse[cell][i]) {
            const NetNode derived =
                node_from(peer, digit, place, node.depth + 1, cause_of_house(i));
            if (result_->on.has(derived.candidate)) {
                result_->contradicts = true;
                result_->clash_is_on = false;
                result_->clash = derived;
                return false;
            }
            if (!result_->off.has(derived.candidate)) result_->off.add(derived);
        }
    }
    return true;
}

template <bool kCellLinks, bool kErases>
bool Propagator::spread_off(int place) {
    const NetNode node = result_->off[place];
    const auto [cell, digit] = node.candidate;
    std::array<NetNode, 4> derived;
    int count = 0;
    if constexpr (kCellLinks) {
        const unsigned rest = current_.candidates(cell) & ~unsigned{mask_of(digit)};
        if (is_one(rest)) {
            derived[count++] =
                node_from(cell, lowest_digit(rest), place, node.depth + 1, Cause::cell);
        }
    }
    for (int i = 0; i < 3; ++i) {
        const House house = kHousesOf[cell][i];
        const unsigned rest = current_.places(house, digit) & ~unsigned{kPlaceBits[cell][i]};
        if (is_one(rest)) {
            derived[count++] = node_from(kHouseCells[house][std::countr_zero(rest)], digit, place,
                                         node.depth + 1, cause_of_house(i));
        }
    }
    if constexpr (kErases) current_.remove(cell, digit);
    for (int i = 0; i < count; ++i) {
        const Candidate candidate = derived[i].candidate;
        if (result_->off.has(candidate)) {
            result_->contradicts = true;
            result_->clash_is_on = true;
            result_->clash = derived[i];
            return false;
        }
        if (!result_->on.has(candidate)) result_->on.add(derived[i]);
    }
    return true;
}

}  // namespace nonet::explainer
