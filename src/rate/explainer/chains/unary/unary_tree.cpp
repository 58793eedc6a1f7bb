// Growing the tree of first derivations; unary_tree.hpp tells why it is the original's.
#include "rate/explainer/chains/unary/unary_tree.hpp"

#include <bit>

namespace nonet::explainer {

/// Inner nodes, and the start's opposite.
void UnaryTree::open_all() {
    for (Digit digit = 1; digit <= 9; ++digit) open_[digit - 1] = graph_->inner_cells(digit);
    const Candidate start = graph_->candidate(start_);
    CellMask& cells = open_[start.digit - 1];
    if (start_is_on_) {
        cells.add(start.cell);
    } else {
        cells.remove(start.cell);
    }
}

void UnaryTree::meet_off(Node from, Node node) {
    off_parent_[node] = static_cast<std::int16_t>(from);
    off_order_.push_back(node);
    const Candidate candidate = graph_->candidate(node);
    open_[candidate.digit - 1].remove(candidate.cell);
    if (node == start_) reached_opposite_ = true;
}

/// In the original's order: the digits of its cell, then the cells of its box, row and column.
void UnaryTree::expand_on(Node node) {
    const Candidate from = graph_->candidate(node);
    if (graph_->kinds() != LinkKinds::x) {
        const DigitMask digits = graph_->position().candidates(from.cell);
        for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
            const Digit digit = std::countr_zero(rest) + 1;
            if (digit == from.digit || !open_[digit - 1].has(from.cell)) continue;
            meet_off(node, static_cast<Node>(graph_->node_of(from.cell, digit)));
        }
    }
    if (!(open_[from.digit - 1] & kPeerMasks[from.cell]).empty()) {
        for (const House house : kHousesOf[from.cell]) {
            for (const Cell cell : open_[from.digit - 1] & kHouseMasks[house]) {
                if (cell == from.cell) continue;
                meet_off(node, static_cast<Node>(graph_->node_of(cell, from.digit)));
            }
        }
    }
}

void UnaryTree::expand_off(Node node) {
    for (const Node other : graph_->strong(node)) {
        if (on_parent_[other] != kNotMet) continue;
        on_parent_[other] = static_cast<std::int16_t>(node);
        on_depth_[other] = static_cast<std::int16_t>(depth_);
        on_order_.push_back(other);
        if (!start_is_on_ && other == start_) reached_opposite_ = true;
    }
}

void UnaryTree::grow(const UnaryGraph& graph, Node start, bool is_on, int max_depth, Until until) {
    graph_ = &graph;
    start_ = start;
    start_is_on_ = is_on;
    reached_opposite_ = false;
    const auto size = static_cast<std::size_t>(graph.size());
    on_order_.clear();
    off_order_.clear();
    on_parent_.assign(size, kNotMet);
    off_parent_.assign(size, kNotMet);
    on_depth_.assign(size, 0);
    open_all();
    if (is_on) {
        on_order_.push_back(start);
        on_parent_[start] = kStart;
    } else {
        off_order_.push_back(start);
        off_parent_[start] = kStart;
    }
    bool expands_on = is_on;
    std::size_t next_on = 0;
    std::size_t next_off = 0;
    for (depth_ = 1; depth_ <= max_depth; ++depth_, expands_on = !expands_on) {
        if (expands_on) {
            if (next_on == on_order_.size()) return;
            while (next_on < on_order_.size()) expand_on(on_order_[next_on++]);
        } else {
            if (next_off == off_order_.size()) return;
            while (next_off < off_order_.size()) expand_off(off_order_[next_off++]);
        }
        if (until == Until::opposite && reached_opposite_) return;
    }
}

void UnaryTree::append_chain(Node node, bool is_on, std::vector<Statement>& chain) const {
    for (;;) {
        const std::int16_t parent = is_on ? on_parent_[node] : off_parent_[node];
        const bool is_start = parent == kStart;
        Cause cause = Cause::assumption;
        if (!is_start) {
            const auto from = static_cast<Node>(parent);
            cause = is_on ? graph_->strong_cause(from, node)
                          : weak_cause(graph_->candidate(from), graph_->candidate(node));
        }
        chain.push_back({graph_->candidate(node), is_on, cause});
        if (is_start) return;
        node = static_cast<Node>(parent);
        is_on = !is_on;
    }
}

}  // namespace nonet::explainer
