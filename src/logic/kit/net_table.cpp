// Adding, borrowing and the numbers by node that make borrowing fast.
//
// Every change of an entry goes through note(), which keeps the numbers true. The order of fields
// and the masks of lengths are those of Hobiger's entries of 64 bits.
#include "logic/kit/net_table.hpp"

#include <algorithm>
#include <utility>

namespace nonet::logic {

const NetTable::Entry NetTable::kNothing;

void NetTable::reset(const ImplicationGraph& graph, Role role) {
    graph_ = &graph;
    role_ = role;
    entries_.clear();
    const auto nodes = role == Role::borrower ? static_cast<std::size_t>(graph.size()) : 0;
    place_.assign(nodes, -1);
    to_beat_.assign(nodes, kMissing);
    offers_.assign(nodes, kNoOffer);
    own_.fill(0);
    sets_ = LiteralSets();
}

NetTable::Reasons NetTable::ordered(Reasons reasons) {
    for (std::size_t i = 1; i < kReasons; ++i) {
        if (reasons[i] > reasons[0]) std::swap(reasons[i], reasons[0]);
    }
    return reasons;
}

bool NetTable::has_candidate(NodeId node) const {
    const ImplicationNode& what = graph_->node(node);
    if (what.kind != NodeKind::candidate) return false;
    return (what.is_on ? sets_.on : sets_.off)[what.digit - 1].has(what.cell);
}

int NetTable::last_place(NodeId node) const {
    int place = size() - 1;
    while (place >= 0 && entries_[place].node != node) --place;
    return place;
}

void NetTable::append(const Entry& entry) {
    const int place = size();
    entries_.push_back(entry);
    if (role_ == Role::borrower) place_[entry.node] = static_cast<std::int16_t>(place);
    const ImplicationNode& node = graph_->node(entry.node);
    if (node.kind == NodeKind::candidate) {
        (node.is_on ? sets_.on : sets_.off)[node.digit - 1].add(node.cell);
    }
    note(place);
}

// An offer never gets worse here, even if the length of its entry grows: it is asked only whether a
// closer look is worth while.
void NetTable::note(int place) {
    if (place == 0) {
        if (role_ == Role::borrower) to_beat_[entries_[0].node] = kFixed;
        return;
    }
    const Entry& entry = entries_[place];
    const auto distance = static_cast<std::int16_t>(entry.distance);
    const std::uint64_t bit = std::uint64_t{1} << (place % 64);
    std::uint64_t& own = own_[static_cast<std::size_t>(place) / 64];
    own = entry.is_borrowed ? own & ~bit : own | bit;
    if (role_ == Role::lender) return;
    if (!entry.is_borrowed) {
        std::int16_t& offer = offers_[entry.node];
        offer = std::min(offer, distance);
    }
    if (place_[entry.node] == place) to_beat_[entry.node] = entry.is_borrowed ? distance : kFixed;
}

void NetTable::add(NodeId node, const Reasons& reasons) {
    if (is_full()) return;
    if (has_candidate(node)) return;
    Entry entry;
    entry.node = node;
    entry.reasons = ordered(reasons);
    entry.distance =
        static_cast<std::uint16_t>((this->entry(reasons[0]).distance + 1) & kDistanceMask);
    append(entry);
}

void NetTable::add_direct(NodeId node, int distance) {
    if (is_full()) return;
    if (has_candidate(node)) return;
    Entry entry;
    entry.node = node;
    entry.distance = static_cast<std::uint16_t>(distance);
    append(entry);
}

void NetTable::replace(int place, const Reasons& reasons, int distance) {
    Entry& entry = entries_[place];
    entry.reasons = ordered(reasons);
    entry.is_borrowed = entry.is_from_on = entry.is_from_other = false;
    set_distance(place, distance);
}

void NetTable::set_distance(int place, int distance) {
    entries_[place].distance = static_cast<std::uint16_t>(distance & kDistanceMask);
    note(place);
}

void NetTable::borrow(NodeId node, const Lender& lender, int distance) {
    if (!is_full()) {
        Entry entry;
        entry.node = node;
        entry.reasons[0] = static_cast<std::uint16_t>(lender.number);
        entry.is_borrowed = true;
        append(entry);
    }
    Entry& last = entries_.back();
    last.is_borrowed = true;
    if (lender.is_other) {
        last.is_from_other = true;
    } else if (lender.is_on) {
        last.is_from_on = true;
    }
    set_distance(size() - 1, distance);
}

void NetTable::borrow_shorter(int place, const Lender& lender, int distance) {
    Entry& entry = entries_[place];
    entry.reasons = {static_cast<std::uint16_t>(lender.number)};
    entry.is_from_on = lender.is_on && !lender.is_other;
    entry.is_from_other = lender.is_other;
    set_distance(place, distance);
}

bool NetTable::could_take_from(const NetTable& lender, int base) const {
    if (lender.role_ == Role::lender) {
        const auto is_better = [this, base](const Entry& offer) {
            return to_beat_[offer.node] > offer.distance + base;
        };
        return lender.size() > 1 &&
               std::any_of(lender.entries_.begin() + 1, lender.entries_.end(), is_better);
    }
    const std::size_t nodes = to_beat_.size();
    const std::int16_t* to_beat = to_beat_.data();
    const std::int16_t* offers = lender.offers_.data();
    const auto from = static_cast<std::int16_t>(base);
    unsigned could = 0;
    for (std::size_t i = 0; i < nodes; ++i) {
        const auto offer = static_cast<std::int16_t>(offers[i] + from);
        could |= to_beat[i] > offer ? 1U : 0U;
    }
    return could != 0;
}

}  // namespace nonet::logic
