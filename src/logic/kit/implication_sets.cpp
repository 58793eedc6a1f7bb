// Almost locked sets in the graph of implications.
//
// Such a set is one node for each digit by which it can be entered: a candidate (or group) that
// sees all places of the digit in the set takes the digit from it, and then the others are locked.
// What follows: their candidates outside go, one by one and as groups; other sets that lose a digit
// thereby are entered; and a cell that keeps a single candidate of three or more is decided, which
// skips the weak links in between and counts for one link more.
//
// Sets of one cell are left out, since plain candidates do the same. A node may be entered from
// another set before its own links are drawn, so nodes are made when they are first named.
#include "logic/kit/digits.hpp"
#include "logic/kit/implication_graph.hpp"

namespace nonet::logic {

namespace {

constexpr int kLink = 2;

int distance_from(const AlmostLockedSet& set) {
    return kLink + extra_links(set.size() + 1);
}

}  // namespace

void ImplicationGraph::add_sets() {
    set_nodes_.resize(static_cast<std::size_t>(sets_->size()));
    for (auto& nodes : set_nodes_) nodes.fill(-1);
    for (int set = 0; set < sets_->size(); ++set) {
        if ((*sets_)[set].size() == 1) continue;
        for (const Digit entry : digits_of((*sets_)[set].digits())) link_set(set, entry);
    }
}

NodeId ImplicationGraph::set_node(int set, Digit entry) {
    std::int16_t& known = set_nodes_[static_cast<std::size_t>(set)][entry - 1];
    if (known < 0) {
        const AlmostLockedSet& cells = (*sets_)[set];
        ImplicationNode node;
        node.kind = NodeKind::set;
        node.digit = static_cast<std::uint8_t>(entry);
        node.cell = static_cast<std::uint8_t>(cells.places(entry).first());
        node.set = static_cast<std::int16_t>(set);
        node.cells = cells.cells();
        known = static_cast<std::int16_t>(add_node(node));
    }
    return static_cast<NodeId>(known);
}

/// True when the node is there, or may be made.
bool ImplicationGraph::has_room_for(int set, Digit entry) const {
    return size() < kMostNodes || set_nodes_[static_cast<std::size_t>(set)][entry - 1] >= 0;
}

void ImplicationGraph::link_set(int set, Digit entry) {
    const AlmostLockedSet& cells = (*sets_)[set];
    if (cells.buddies(entry).empty()) return;
    const auto others = static_cast<DigitMask>(cells.digits() & ~mask_of(entry));
    DigitMask locked = 0;
    for (const Digit digit : digits_of(others)) {
        if (!cells.buddies(digit).empty()) locked |= mask_of(digit);
    }
    if (locked == 0 || !has_room_for(set, entry)) return;
    link_entries_of_set(set, entry);
    const NodeId from = set_node(set, entry);
    link_set_to_candidates(from, set, locked);
    link_set_to_sets(from, set, locked);
    link_set_to_forced_cells(from, set, locked);
}

void ImplicationGraph::link_entries_of_set(int set, Digit entry) {
    const AlmostLockedSet& cells = (*sets_)[set];
    const NodeId to = set_node(set, entry);
    for (const Cell cell : cells.buddies(entry)) {
        link(on(index_of(Candidate::at(cell, entry))), to);
    }
    for (const Group& group : groups_) {
        if (group.digit != entry || group.cells.intersects(cells.cells())) continue;
        if ((group.cells & cells.buddies(entry)).count() >= 2) link(group.on, to);
    }
}

void ImplicationGraph::link_set_to_candidates(NodeId from, int set, DigitMask locked) {
    const AlmostLockedSet& cells = (*sets_)[set];
    for (const Digit digit : digits_of(locked)) {
        for (const Cell cell : cells.buddies(digit)) {
            link(from, off(index_of(Candidate::at(cell, digit))), distance_from(cells));
        }
        for (const Group& group : groups_) {
            if (group.digit != digit || !group.cells.is_within(cells.buddies(digit))) continue;
            link(from, group.off(), distance_from(cells));
        }
    }
}

void ImplicationGraph::link_set_to_sets(NodeId from, int set, DigitMask locked) {
    const AlmostLockedSet& cells = (*sets_)[set];
    for (int other = 0; other < sets_->size(); ++other) {
        const AlmostLockedSet& next = (*sets_)[other];
        if (next.size() == 1 || other == set || next.cells().intersects(cells.cells())) continue;
        for (const Digit digit : digits_of(static_cast<DigitMask>(locked & next.digits()))) {
            if (!next.places(digit).is_within(cells.buddies(digit))) continue;
            if (!has_room_for(other, digit)) continue;
            link(from, set_node(other, digit), distance_from(cells));
        }
    }
}

void ImplicationGraph::link_set_to_forced_cells(NodeId from, int set, DigitMask locked) {
    const AlmostLockedSet& cells = (*sets_)[set];
    for (const Cell cell : cells.all_buddies()) {
        DigitMask rest = state_->candidates(cell);
        if (digit_count(rest) == 2) continue;
        for (const Digit digit : digits_of(locked)) {
            if (cells.buddies(digit).has(cell)) rest &= static_cast<DigitMask>(~mask_of(digit));
        }
        if (!is_single(rest)) continue;
        const Candidate forced = Candidate::at(cell, first_digit(rest));
        link(from, on(index_of(forced)), distance_from(cells) + 1);
    }
}

}  // namespace nonet::logic
