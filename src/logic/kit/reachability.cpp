// Tarjan's algorithm with an explicit stack: chains of implications can be longer than a call stack
// is safe for.
//
// A component is closed after all that it leads to, so when it is closed the rows of its successors
// are complete, and its own is their union with its members: each link is looked at once.
#include "logic/kit/reachability.hpp"

#include <algorithm>

namespace nonet::logic {

void Reachability::build(const ImplicationGraph& graph) {
    const auto nodes = static_cast<std::size_t>(graph.size());
    words_ = (graph.candidates() + kWordBits - 1) / kWordBits;
    stride_ = 2 * static_cast<std::size_t>(words_);
    component_.assign(nodes, kUnseen);
    entered_.resize(nodes);
    lowest_.resize(nodes);
    rows_.clear();
    components_ = 0;
    clock_ = 0;
    for (std::size_t node = 0; node < nodes; ++node) {
        if (component_[node] == kUnseen) visit(graph, static_cast<NodeId>(node));
    }
}

void Reachability::enter(NodeId node) {
    component_[node] = kOnStack;
    entered_[node] = lowest_[node] = clock_++;
    stack_.push_back(node);
    frames_.push_back({node, 0});
}

void Reachability::visit(const ImplicationGraph& graph, NodeId root) {
    enter(root);
    while (!frames_.empty()) {
        const NodeId node = frames_.back().node;
        const auto links = graph.links(node);
        if (frames_.back().next_link < links.size()) {
            const NodeId to = links[frames_.back().next_link++].to;
            if (component_[to] == kUnseen) {
                enter(to);
            } else if (component_[to] == kOnStack) {
                lowest_[node] = std::min(lowest_[node], entered_[to]);
            }
            continue;
        }
        if (lowest_[node] == entered_[node]) close_component(graph, node);
        frames_.pop_back();
        if (frames_.empty()) break;
        const NodeId parent = frames_.back().node;
        lowest_[parent] = std::min(lowest_[parent], lowest_[node]);
    }
}

void Reachability::close_component(const ImplicationGraph& graph, NodeId root) {
    auto first = stack_.end();
    do {
        --first;
        component_[*first] = static_cast<std::int32_t>(components_);
    } while (*first != root);
    ++components_;
    rows_.resize(components_ * stride_, 0);
    add_members(graph, &*first, &*first + (stack_.end() - first));
    stack_.erase(first, stack_.end());
}

void Reachability::add_members(const ImplicationGraph& graph, const NodeId* first,
                               const NodeId* last) {
    Word* row = rows_.data() + (components_ - 1) * stride_;
    const auto self = static_cast<std::int32_t>(components_ - 1);
    for (; first != last; ++first) {
        if (*first < 2 * graph.candidates()) {
            const int index = *first / 2;
            Word* half = graph.node(*first).is_on ? row : row + words_;
            half[index / kWordBits] |= Word{1} << (index % kWordBits);
        }
        for (const ImplicationLink& link : graph.links(*first)) {
            const std::int32_t other = component_[link.to];
            if (other == self) continue;
            const Word* source = rows_.data() + static_cast<std::size_t>(other) * stride_;
            for (std::size_t i = 0; i < stride_; ++i) row[i] |= source[i];
        }
    }
}

}  // namespace nonet::logic
