// The nodes and links of candidates and of groups; almost locked sets are in implication_sets.cpp.
//
// All links of groups follow from two rules. What cannot both be true is linked weakly: a group and
// a candidate, or a group, of the same digit that share a house and no cell. What cannot both be
// false is linked strongly: two that together are all places of the digit in a house.
#include "logic/kit/implication_graph.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/house_set.hpp"

#include <algorithm>

namespace nonet::logic {

void ImplicationGraph::build(const State& state, Detail detail, const AlsCatalogue* sets) {
    state_ = &state;
    sets_ = sets;
    for (std::size_t i = 0; i < nodes_.size(); ++i) links_[i].clear();
    nodes_.clear();
    candidates_.clear();
    groups_.clear();
    add_candidates();
    for (int index = 0; index < candidates(); ++index) link_candidate(index);
    if (detail != Detail::candidates) add_groups();
    if (detail == Detail::sets) add_sets();
}

NodeId ImplicationGraph::add_node(const ImplicationNode& node) {
    nodes_.push_back(node);
    if (links_.size() < nodes_.size()) links_.emplace_back();
    return static_cast<NodeId>(nodes_.size() - 1);
}

void ImplicationGraph::link(NodeId from, NodeId to, int distance) {
    links_[from].push_back({to, static_cast<std::uint8_t>(distance)});
}

void ImplicationGraph::add_candidates() {
    index_.fill(-1);
    for (const Cell cell : state_->blanks()) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Candidate candidate = Candidate::at(cell, digit);
            if (!state_->has(candidate)) continue;
            index_[candidate.index()] = static_cast<std::int16_t>(candidates_.size());
            candidates_.push_back(candidate);
            ImplicationNode node;
            node.digit = candidate.digit;
            node.cell = candidate.cell;
            node.cells = CellMask::of(cell);
            node.is_on = true;
            add_node(node);
            node.is_on = false;
            add_node(node);
        }
    }
}

void ImplicationGraph::link_candidate(int index) {
    const Candidate candidate = candidates_[index];
    const DigitMask digits = state_->candidates(candidate.cell);
    const bool is_bivalue = digit_count(digits) == 2;
    for (Digit other = 1; other <= kDigits; ++other) {
        if (other == candidate.digit || (digits & mask_of(other)) == 0) continue;
        const int there = index_of(Candidate::at(candidate.cell, other));
        link(on(index), off(there));
        if (is_bivalue) link(off(index), on(there));
    }
    CellMask rest = state_->cells_with(candidate.digit);
    rest.remove(candidate.cell);
    CellMask switched_off = rest;
    CellMask switched_on = rest;
    for (const House house : houses_of(candidate.cell)) {
        const CellMask places = rest & kHouseMasks[house];
        for (const Cell place : places& switched_off) {
            link(on(index), off(index_of(Candidate::at(place, candidate.digit))));
        }
        switched_off = switched_off.without(places);
        if (!places.is_single() || !places.intersects(switched_on)) continue;
        link(off(index), on(index_of(Candidate::at(places.first(), candidate.digit))));
        switched_on = switched_on.without(places);
    }
}

void ImplicationGraph::add_groups() {
    for (int line = 0; line < 2 * 9; ++line) add_groups_of(line);
    for (const Group& group : groups_) {
        link_group_to_candidates(group);
        link_group_to_groups(group);
    }
}

void ImplicationGraph::add_groups_of(House line) {
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const CellMask places = kHouseMasks[line] & state_->cells_with(digit);
        for (int third = 0; third < 3 && !places.empty(); ++third) {
            const House box = box_house(box_of(kHouseCells[line][3 * third]));
            const CellMask cells = places & kHouseMasks[box];
            if (cells.empty() || cells.is_single()) continue;
            ImplicationNode node;
            node.kind = NodeKind::group;
            node.digit = static_cast<std::uint8_t>(digit);
            node.cell = static_cast<std::uint8_t>(cells.first());
            node.cells = cells;
            node.is_on = true;
            const NodeId id = add_node(node);
            node.is_on = false;
            add_node(node);
            groups_.push_back({cells, digit, line, box, id});
        }
    }
}

void ImplicationGraph::link_group_to_candidates(const Group& group) {
    const CellMask seen = state_->cells_with(group.digit) & common_peers(group.cells);
    for (const Cell cell : seen) {
        const int index = index_of(Candidate::at(cell, group.digit));
        link(group.on, off(index));
        link(on(index), group.off());
    }
    for (const House house : {group.box, group.line}) {
        const CellMask others = seen & kHouseMasks[house];
        if (!others.is_single()) continue;
        const int index = index_of(Candidate::at(others.first(), group.digit));
        link(group.off(), on(index));
        link(off(index), group.on);
    }
}

/// The two cannot both hold the digit: they share a house and no cell.
bool ImplicationGraph::exclude_each_other(const Group& a, const Group& b) {
    return a.digit == b.digit && (a.line == b.line || a.box == b.box) &&
           !a.cells.intersects(b.cells);
}

/// The group that has all other places of the digit in a house of this one, so that one of the two
/// must hold it; nothing when the other places are no group.
const ImplicationGraph::Group* ImplicationGraph::complement(const Group& group, House house) const {
    const CellMask others =
        (kHouseMasks[house] & state_->cells_with(group.digit)).without(group.cells);
    const auto is_it = [&](const Group& other) {
        return other.digit == group.digit && other.cells == others;
    };
    const auto found = std::find_if(groups_.begin(), groups_.end(), is_it);
    return found != groups_.end() ? &*found : nullptr;
}

void ImplicationGraph::link_group_to_groups(const Group& group) {
    for (const Group& other : groups_) {
        if (exclude_each_other(group, other)) link(group.on, other.off());
    }
    for (const House house : {group.line, group.box}) {
        const Group* other = complement(group, house);
        if (other != nullptr) link(group.off(), other->on);
    }
}

}  // namespace nonet::logic
