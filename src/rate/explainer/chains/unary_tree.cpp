// Growing the tree of first derivations; unary_tree.hpp tells why it is the original's.
#include "rate/explainer/chains/unary_tree.hpp"

namespace nonet::explainer {

void UnaryTree::expand_on(Node node) {
    for_each_weak(*graph_, node, [&](Node other) {
        const bool is_opposite = start_is_on_ && other == start_;
        if (off_parent_[other] != kNotMet || !(graph_->is_inner(other) || is_opposite)) return;
        off_parent_[other] = static_cast<std::int16_t>(node);
        off_order_.push_back(other);
        reached_opposite_ = reached_opposite_ || is_opposite;
    });
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
