// All chains of a position at once, layer by layer: who is reached from whom, in how many links.
//
// How long the shortest chain from a candidate to its own opposite is does not depend on any order
// of search. So before anything is searched in the original's order, all starts are searched
// together: each node keeps the set of starts (one bit each) from which it is true, and from which
// it is false, and one layer is an OR over the links of the nodes that changed. Some ten layers of
// some microseconds replace two hundred searches. Only what can be the answer is then searched
// alone.
//
// Chains run on, off, on, ...: from "start is true" to "start is false" (it is refuted), or from
// "start is false" to "start is true" (confirmed). The second kind needs no search of its own: its
// first link leads to a strong partner a of the start, its last one comes from a strong partner b,
// and between them lies a chain from "a is true" to "b is false", which the first search knows.
//
// Cost of a layer: for each inner node that changed its weak neighbours, times the words of a row.
#pragma once

#include "rate/explainer/chains/unary/unary_graph.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>
#include <vector>

namespace nonet::explainer {

/// `words` 64-bit words: one bit for each node of a graph.
template <int words>
class NodeSet {
  public:
    using Node = UnaryGraph::Node;

    void add(Node node) { words_[node / 64] |= std::uint64_t{1} << (node % 64); }
    [[nodiscard]] bool has(Node node) const { return (words_[node / 64] >> (node % 64) & 1) != 0; }
    [[nodiscard]] bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    NodeSet& operator|=(const NodeSet& other) {
        for (int i = 0; i < words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    /// Takes away what is in `seen`, adds the rest to it, and tells whether there is a rest.
    bool keep_new(NodeSet& seen) {
        std::uint64_t any = 0;
        for (int i = 0; i < words; ++i) {
            words_[i] &= ~seen.words_[i];
            seen.words_[i] |= words_[i];
            any |= words_[i];
        }
        return any != 0;
    }
    /// Whether some node is in all three.
    [[nodiscard]] bool meets(const NodeSet& a, const NodeSet& b) const {
        std::uint64_t any = 0;
        for (int i = 0; i < words; ++i) any |= words_[i] & a.words_[i] & b.words_[i];
        return any != 0;
    }
    /// Calls `visit(node)` for the members, ascending, until it returns false.
    template <class Visit>
    void for_each(Visit visit) const {
        for (int i = 0; i < words; ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
                if (!visit(static_cast<Node>(i * 64 + std::countr_zero(rest)))) return;
            }
        }
    }

  private:
    std::array<std::uint64_t, words> words_{};
};

template <int words>
class UnaryLayers {
  public:
    using Node = UnaryGraph::Node;
    using Set = NodeSet<words>;

    /// Before the first layer. The graph must have at most 64 * words nodes and outlive the search.
    void start(const UnaryGraph& graph);

    /// Makes the next layer of false nodes and the layer of true nodes after it. False when no
    /// node became true: there is no further layer.
    bool step();

    /// How many links lead to the newest layer of false nodes: 1, 3, 5, ...
    [[nodiscard]] int depth() const { return depth_; }
    /// Starts that are first refuted by chains of depth() links.
    [[nodiscard]] const Set& refuted() const { return refuted_; }
    /// Starts that are first confirmed by chains of depth() + 2 links.
    [[nodiscard]] const Set& confirmed() const { return confirmed_; }
    /// Starts for which a chain of depth() links, at least 3, makes a strong partner false, so that
    /// one more link may close a cycle. Whether the chain is simple is not asked.
    [[nodiscard]] const Set& closing() const { return closings_.back(); }
    /// The same for an earlier depth.
    [[nodiscard]] const Set& closing_at(int depth) const {
        return closings_[static_cast<std::size_t>(depth / 2)];
    }
    /// The starts from which an inner node is first false after depth() links.
    [[nodiscard]] const Set& newly_off(Node node) const { return off_new_[node]; }
    /// The starts from which an inner node is first true after depth() + 1 links.
    [[nodiscard]] const Set& newly_on(Node node) const { return on_new_[node]; }
    /// Whether some member of `starts` makes `node` true and false, so far.
    [[nodiscard]] bool leads_both_ways(Node node, const Set& starts) const {
        return starts.meets(on_seen_[node], off_seen_[node]);
    }

  private:
    void make_first_off_layer();
    void make_off_layer();
    void note_off_layer();
    void note_outer_refuted();
    void note_confirmed();
    bool make_on_layer();

    const UnaryGraph* graph_ = nullptr;
    int depth_ = 0;
    Set refuted_;
    Set refuted_so_far_;
    Set confirmed_;
    Set confirmed_so_far_;
    std::vector<Set> closings_;
    // For each node the starts that lead to it: in the newest layers, and in all.
    std::vector<Set> on_new_;
    std::vector<Set> off_new_;
    std::vector<Set> on_seen_;
    std::vector<Set> off_seen_;
    std::vector<std::uint8_t> on_changed_;  ///< on_new_ is not empty
};

template <int words>
void UnaryLayers<words>::start(const UnaryGraph& graph) {
    graph_ = &graph;
    depth_ = -1;
    refuted_so_far_ = {};
    confirmed_so_far_ = {};
    closings_.clear();
    const auto size = static_cast<std::size_t>(graph.size());
    on_new_.assign(size, {});
    off_new_.assign(size, {});
    on_seen_.assign(size, {});
    off_seen_.assign(size, {});
    on_changed_.assign(size, 1);
    for (Node node = 0; node < size; ++node) {
        on_new_[node].add(node);
        on_seen_[node].add(node);
    }
}

template <int words>
void UnaryLayers<words>::make_first_off_layer() {
    for (Node from = 0; from < graph_->end(); ++from) {
        for (const Node to : graph_->weak(from)) off_new_[to].add(from);
    }
}

template <int words>
void UnaryLayers<words>::make_off_layer() {
    for (const Node to : graph_->inner()) {
        Set reached;
        for (const Node from : graph_->weak(to)) {
            if (on_changed_[from] != 0) reached |= on_new_[from];
        }
        off_new_[to] = reached;
    }
}

template <int words>
void UnaryLayers<words>::note_off_layer() {
    for (const Node node : graph_->inner()) {
        if (depth_ >= 3) {
            for (const Node partner : graph_->strong(node)) {
                if (off_new_[node].has(partner)) closings_.back().add(partner);
            }
        }
        off_new_[node].keep_new(off_seen_[node]);
        if (off_new_[node].has(node)) refuted_.add(node);
    }
    if (depth_ >= 3) note_outer_refuted();
    refuted_.keep_new(refuted_so_far_);
    note_confirmed();
}

/// The nodes that no list of weak links names.
template <int words>
void UnaryLayers<words>::note_outer_refuted() {
    for (Node node = 0; node < graph_->end(); ++node) {
        if (graph_->is_inner(node) || refuted_so_far_.has(node)) continue;
        for (const Node from : graph_->weak(node)) {
            if (on_new_[from].has(node)) refuted_.add(node);
        }
    }
}

template <int words>
void UnaryLayers<words>::note_confirmed() {
    for (const Node node : graph_->inner()) {
        for (const Node last : graph_->strong(node)) {
            for (const Node first : graph_->strong(node)) {
                if (off_new_[last].has(first)) confirmed_.add(node);
            }
        }
    }
    confirmed_.keep_new(confirmed_so_far_);
}

template <int words>
bool UnaryLayers<words>::make_on_layer() {
    bool any = false;
    for (const Node to : graph_->inner()) {
        Set reached;
        for (const Node from : graph_->strong(to)) reached |= off_new_[from];
        const bool changed = reached.keep_new(on_seen_[to]);
        on_new_[to] = reached;
        on_changed_[to] = changed ? 1 : 0;
        any = any || changed;
    }
    return any;
}

template <int words>
bool UnaryLayers<words>::step() {
    depth_ += 2;
    refuted_ = {};
    confirmed_ = {};
    closings_.emplace_back();
    if (depth_ == 1) {
        make_first_off_layer();
    } else {
        make_off_layer();
    }
    note_off_layer();
    return make_on_layer();
}

/// Layers for graphs of every size: rows of the fewest words that are enough.
class AnyUnaryLayers {
  public:
    /// Calls `search(layers)` with the layers for a graph of `size` nodes.
    template <class Search>
    void with(int size, Search search) {
        if (size <= 64) return search(std::get<0>(layers_));
        if (size <= 128) return search(std::get<1>(layers_));
        if (size <= 192) return search(std::get<2>(layers_));
        if (size <= 256) return search(std::get<3>(layers_));
        if (size <= 384) return search(std::get<4>(layers_));
        return search(std::get<5>(layers_));
    }

  private:
    static_assert(12 * 64 >= UnaryGraph::kMaxNodes);
    std::tuple<UnaryLayers<1>, UnaryLayers<2>, UnaryLayers<3>, UnaryLayers<4>, UnaryLayers<6>,
               UnaryLayers<12>>
        layers_;
};

}  // namespace nonet::explainer
