// Building the links of a position; unary_graph.hpp tells what they are for.
#include "rate/explainer/chains/unary/unary_graph.hpp"

#include <bit>

namespace nonet::explainer {

UnaryGraph::UnaryGraph() {
    candidates_.reserve(kMaxNodes);
    inner_.reserve(kMaxNodes);
    weak_.reserve(kMaxNodes * 8);
    node_of_.fill(kNone);
}

void UnaryGraph::clear(const Position& position, LinkKinds kinds) {
    for (const Candidate& candidate : candidates_) node_of_[candidate.index()] = kNone;
    candidates_.clear();
    inner_.clear();
    inner_cells_ = {};
    weak_.clear();
    position_ = &position;
    kinds_ = kinds;
}

void UnaryGraph::add_node(Cell cell, Digit digit) {
    const std::size_t node = candidates_.size();
    node_of_[cell * kDigits + digit - 1] = static_cast<std::int16_t>(node);
    strong_count_[node] = 0;
    candidates_.push_back(Candidate::at(cell, digit));
}

void UnaryGraph::add_strong(Node from, Cell cell, Digit digit, Cause cause) {
    const auto to = static_cast<Node>(node_of(cell, digit));
    std::uint8_t& count = strong_count_[from];
    for (int i = 0; i < count; ++i) {
        if (strong_[from][i] == to) return;  // both in one box and one line: the box came first
    }
    strong_[from][count] = to;
    strong_causes_[from][count] = cause;
    ++count;
}

void UnaryGraph::link_cell(Node node) {
    const Candidate from = candidates_[node];
    const DigitMask digits = position_->candidates(from.cell);
    if (!is_pair(digits)) return;
    const unsigned other = digits & ~unsigned{mask_of(from.digit)};
    add_strong(node, from.cell, std::countr_zero(other) + 1, Cause::cell);
}

void UnaryGraph::link_houses(Node node) {
    const Candidate from = candidates_[node];
    for (int type = 0; type < 3; ++type) {
        const House house = kHousesOf[from.cell][type];
        const PlaceMask places = position_->places(house, from.digit);
        if (!is_pair(places)) continue;
        const unsigned other = places & ~(1u << place_in(house, from.cell));
        add_strong(node, kHouseCells[house][std::countr_zero(other)], from.digit,
                   cause_of_house(type));
    }
}

void UnaryGraph::list_weak() {
    for (Node node = 0; node < end(); ++node) {
        if (!is_inner(node)) continue;
        inner_.push_back(node);
        inner_cells_[candidates_[node].digit - 1].add(candidates_[node].cell);
    }
    for (Node node = 0; node < end(); ++node) {
        weak_begin_[node] = static_cast<std::uint16_t>(weak_.size());
        const Candidate from = candidates_[node];
        for (const Cell peer : kPeerMasks[from.cell] & inner_cells_[from.digit - 1]) {
            weak_.push_back(static_cast<Node>(node_of(peer, from.digit)));
        }
        if (kinds_ == LinkKinds::x) continue;
        for (unsigned rest = position_->candidates(from.cell); rest != 0; rest &= rest - 1) {
            const Digit digit = std::countr_zero(rest) + 1;
            if (digit == from.digit) continue;
            const int other = node_of(from.cell, digit);
            if (is_inner(static_cast<Node>(other))) weak_.push_back(static_cast<Node>(other));
        }
    }
    weak_begin_[size()] = static_cast<std::uint16_t>(weak_.size());
}

void UnaryGraph::build_x(const Position& position, Digit digit) {
    clear(position, LinkKinds::x);
    for (const Cell cell : position.cells_with(digit)) add_node(cell, digit);
    for (Node node = 0; node < end(); ++node) link_houses(node);
    list_weak();
}

void UnaryGraph::build_y(const Position& position) {
    clear(position, LinkKinds::y);
    for (const Cell cell : position.bivalue_cells()) {
        for (unsigned rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
            add_node(cell, std::countr_zero(rest) + 1);
        }
    }
    for (Node node = 0; node < end(); ++node) link_cell(node);
    list_weak();
}

void UnaryGraph::build_both(const Position& position) {
    clear(position, LinkKinds::both);
    for (const Cell cell : position.blanks()) {
        for (unsigned rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
            add_node(cell, std::countr_zero(rest) + 1);
        }
    }
    for (Node node = 0; node < end(); ++node) {
        link_cell(node);
        link_houses(node);
    }
    list_weak();
}

Cause UnaryGraph::strong_cause(Node from, Node to) const {
    for (int i = 0; i < strong_count_[from]; ++i) {
        if (strong_[from][i] == to) return strong_causes_[from][i];
    }
    return Cause::assumption;
}

}  // namespace nonet::explainer
