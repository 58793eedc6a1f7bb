// Filling the tables of nets: what a premise leads to when it is played.
//
// Each candidate is set, and removed, in a position of its own, and the singles that arise are
// played round by round (net_position.hpp). What is noted with each entry is why: the candidates
// whose loss made the single, the house with the fewest places first, as HoDoKu tells it.
#include "logic/kit/digits.hpp"
#include "logic/kit/house_set.hpp"
#include "logic/kit/net_tables.hpp"

namespace nonet::logic {

void NetTables::fill_candidate(NodeId premise, int look_ahead) {
    NetTable& table = tables_[premise];
    const ImplicationNode& node = graph_->node(premise);
    const Candidate candidate = Candidate::at(node.cell, node.digit);
    position_ = start_;
    if (node.is_on) {
        set_cell(table, candidate, Cause::premise);
    } else {
        position_.remove(candidate);
        table.add(premise, {});
        const DigitMask left = position_.candidates(node.cell);
        if (is_single(left)) {
            set_cell(table, Candidate::at(node.cell, first_digit(left)), Cause::premise);
        }
    }
    for (int round = 0; round < look_ahead; ++round) {
        const NetPosition::Singles due = position_.singles();
        if (due.naked.empty() && due.hidden.empty()) break;
        for (const Candidate single : due.naked) set_cell(table, single, Cause::naked_single);
        for (const Candidate single : due.hidden) set_cell(table, single, Cause::hidden_single);
    }
}

void NetTables::set_cell(NetTable& table, Candidate candidate, Cause cause) {
    const Cell cell = candidate.cell;
    const Digit digit = candidate.digit;
    if (!position_.is_blank(cell)) return;
    const NetTable::Reasons reasons = reasons_of_single(table, candidate, cause);
    const DigitMask others = without(position_.candidates(cell), mask_of(digit));
    position_.set(candidate);
    const NetTable::Reasons cell_is_set = {static_cast<std::uint16_t>(table.size())};
    table.add(literal(cell, digit, true), reasons);
    for (const Cell peer : state_->cells_with(digit) & kPeerMasks[cell]) {
        table.add(literal(peer, digit, false), cell_is_set);
    }
    for (const Digit other : digits_of(others)) {
        table.add(literal(cell, other, false), cell_is_set);
    }
}

// A hidden single comes about by the removals from that of its houses which had the fewest places;
// one for which no house shows it was a naked single after all.
NetTable::Reasons NetTables::reasons_of_single(const NetTable& table, Candidate candidate,
                                               Cause cause) const {
    NetTable::Reasons reasons{};
    if (cause == Cause::premise) return reasons;
    const Cell cell = candidate.cell;
    const Digit digit = candidate.digit;
    const DigitMask digits = state_->candidates(cell);
    CellMask places;
    int fewest = kCells;
    if (cause == Cause::hidden_single) {
        for (const House house : houses_of(cell)) {
            if (position_.places(house, digit) > 1) continue;
            CellMask others = kHouseMasks[house] & state_->cells_with(digit);
            others.remove(cell);
            if (others.count() >= fewest || !others.is_within(table.sets().off[digit - 1]))
                continue;
            fewest = others.count();
            places = others;
        }
    }
    std::size_t count = 0;
    const auto add = [&](NodeId reason) {
        if (count == reasons.size()) return;
        reasons[count++] = static_cast<std::uint16_t>(table.place_or_premise(reason));
    };
    if (cause == Cause::naked_single || (fewest == kCells && digit_count(digits) > 1)) {
        for (const Digit other : digits_of(without(digits, mask_of(digit)))) {
            add(literal(cell, other, false));
        }
    } else {
        for (const Cell place : places) add(literal(place, digit, false));
    }
    return reasons;
}

void NetTables::add_direct_links() {
    const int literals = 2 * graph_->candidates();
    for (int id = 0; id < graph_->size(); ++id) {
        const auto node = static_cast<NodeId>(id);
        if (id >= literals) tables_[node].add(node, {});
        for (const ImplicationLink& link : graph_->links(node)) {
            // What candidates lead to directly was played, but for groups and sets.
            if (id < literals && link.to < literals) continue;
            tables_[node].add_direct(link.to, link.distance);
        }
    }
}

}  // namespace nonet::logic
