// The search for the best hint and for all; unary_search.hpp tells the idea.
#include "rate/explainer/chains/unary/unary_search.hpp"

#include "rate/explainer/chains/unary/unary_entries.hpp"

namespace nonet::explainer {

namespace {

using Node = UnaryGraph::Node;

}  // namespace

class UnarySearch::Impl {
  public:
    std::optional<Hint> find_best(const Position& position, Budget& budget);
    const UnaryHints& find_all(const Position& position, Budget& budget);

  private:
    void search_best(Budget& budget);
    template <int words>
    void search_best(UnaryLayers<words>& layers, Budget& budget);
    template <int words>
    void offer_first(const NodeSet<words>& starts, UnaryKind kind, int complexity);
    template <int words>
    void try_cycles(const UnaryLayers<words>& layers, const NodeSet<words>& closing,
                    const NodeSet<words>& refuted, int complexity);
    [[nodiscard]] bool beats_best(const HintRank& rank) const { return !best_ || rank < *best_; }
    [[nodiscard]] HintRank rank_at(Node start, UnaryKind kind, int complexity) const {
        return rank_of(graph_.kinds(), kind, complexity, graph_.candidate(start).index());
    }
    [[nodiscard]] Hint best_hint(const Position& position) const;

    bool search_all(Budget& budget);
    template <int words>
    bool search_all(UnaryLayers<words>& layers, Budget& budget);
    void list_cycles(Node start);
    void list_chain(Node start, UnaryKind kind, int complexity);

    UnaryGraph graph_;
    UnaryTree tree_;
    AnyUnaryLayers layers_;
    std::optional<HintRank> best_;
    RemovedCells best_removed_{};  ///< where the best is a cycle
    UnaryHints all_;
    std::vector<std::int16_t> refuting_;    ///< for each node the complexity of its chain, or 0
    std::vector<std::int16_t> confirming_;  ///< likewise
};

/// Takes the first of `starts` at which a chain may start, if it is better than the best.
template <int words>
void UnarySearch::Impl::offer_first(const NodeSet<words>& starts, UnaryKind kind, int complexity) {
    starts.for_each([&](Node start) {
        if (!graph_.may_start(start)) return true;
        const HintRank rank = rank_at(start, kind, complexity);
        if (beats_best(rank)) best_ = rank;
        return false;
    });
}

/// Takes the first cycle of that complexity that removes something, if it is better than the best.
template <int words>
void UnarySearch::Impl::try_cycles(const UnaryLayers<words>& layers, const NodeSet<words>& closing,
                                   const NodeSet<words>& refuted, int complexity) {
    const bool may_be_barren = graph_.kinds() != LinkKinds::y;
    closing.for_each([&](Node start) {
        if (!graph_.may_start(start)) return true;
        const HintRank rank = rank_at(start, UnaryKind::cycle, complexity);
        if (!beats_best(rank)) return false;
        if (may_be_barren && !layers.leads_both_ways(start, refuted)) return true;
        tree_.grow(graph_, start, true, complexity - 2, UnaryTree::Until::end);
        bool found = false;
        for_each_cycle(graph_, tree_, start, complexity, [&](const Cycle& cycle) {
            RemovedCells removed;
            found = removes_something(graph_, tree_, cycle, removed);
            if (found) {
                best_ = rank;
                best_removed_ = removed;
            }
            return !found;
        });
        return !found;
    });
}

template <int words>
void UnarySearch::Impl::search_best(UnaryLayers<words>& layers, Budget& budget) {
    layers.start(graph_);
    NodeSet<words> refuted;
    NodeSet<words> closing;
    for (bool goes_on = true; goes_on && !budget.reached();) {
        goes_on = layers.step();
        budget.work(graph_.inner().size() * 8);
        const int complexity = layers.depth() + 1;
        if (graph_.kinds() != LinkKinds::y) {
            offer_first(layers.refuted(), UnaryKind::refutes, complexity);
            offer_first(layers.confirmed(), UnaryKind::confirms, complexity + 2);
            refuted |= layers.refuted();
        }
        // Only now the candidates that cycles of the layer before may remove are known.
        try_cycles(layers, closing, refuted, complexity - 2);
        closing = layers.closing();
        if (!beats_best(rank_of(graph_.kinds(), UnaryKind::cycle, complexity, 0))) return;
    }
    try_cycles(layers, closing, refuted, layers.depth() + 1);
}

void UnarySearch::Impl::search_best(Budget& budget) {
    if (graph_.inner().empty()) return;
    layers_.with(graph_.size(), [&](auto& layers) { search_best(layers, budget); });
}

Hint UnarySearch::Impl::best_hint(const Position& position) const {
    Hint hint;
    hint.name = name_of(*best_);
    hint.rating = best_->rating;
    hint.complexity = best_->complexity;
    const Candidate start = Candidate::from_index(best_->start);
    switch (best_->kind) {
        case UnaryKind::cycle:
            append_removed(best_removed_, hint.removals);
            break;
        case UnaryKind::refutes:
            hint.removals.push_back(start);
            break;
        case UnaryKind::confirms:
            hint.placed = start;
            hint.remove(start.cell,
                        position.candidates(start.cell) & ~unsigned{mask_of(start.digit)});
            break;
    }
    return hint;
}

std::optional<Hint> UnarySearch::Impl::find_best(const Position& position, Budget& budget) {
    best_.reset();
    for (Digit digit = 1; digit <= 9; ++digit) {
        graph_.build_x(position, digit);
        search_best(budget);
    }
    const int shortest = kShortestCycle;
    if (beats_best(rank_of(LinkKinds::y, UnaryKind::cycle, shortest, 0))) {
        graph_.build_y(position);
        search_best(budget);
    }
    if (beats_best(rank_of(LinkKinds::both, UnaryKind::cycle, shortest, 0))) {
        graph_.build_both(position);
        search_best(budget);
    }
    if (!best_ || budget.reached()) return std::nullopt;
    return best_hint(position);
}

void UnarySearch::Impl::list_cycles(Node start) {
    HintRank rank = rank_at(start, UnaryKind::cycle, kShortestCycle);
    int sequence = 0;
    tree_.grow(graph_, start, true, graph_.size() * 2, UnaryTree::Until::end);
    for_each_cycle(graph_, tree_, start, kShortestCycle, [&](const Cycle& cycle) {
        RemovedCells removed;
        if (removes_something(graph_, tree_, cycle, removed)) {
            if (cycle.complexity != rank.complexity) {
                rank = rank_at(start, UnaryKind::cycle, cycle.complexity);
            }
            rank.sequence = sequence++;
            add_cycle(graph_, tree_, cycle, removed, rank, all_);
        }
        return true;
    });
}

void UnarySearch::Impl::list_chain(Node start, UnaryKind kind, int complexity) {
    add_chain(graph_, tree_, start, rank_at(start, kind, complexity), all_);
}

/// False when there is nothing to find with these links, nor with some of them.
template <int words>
bool UnarySearch::Impl::search_all(UnaryLayers<words>& layers, Budget& budget) {
    const auto size = static_cast<std::size_t>(graph_.size());
    refuting_.assign(size, 0);
    confirming_.assign(size, 0);
    layers.start(graph_);
    NodeSet<words> refuted;
    NodeSet<words> closing;
    for (bool goes_on = true; goes_on && !budget.reached();) {
        goes_on = layers.step();
        budget.work(graph_.inner().size() * 8);
        const int complexity = layers.depth() + 1;
        refuted |= layers.refuted();
        closing |= layers.closing();
        layers.refuted().for_each([&](Node node) {
            refuting_[node] = static_cast<std::int16_t>(complexity);
            return true;
        });
        layers.confirmed().for_each([&](Node node) {
            confirming_[node] = static_cast<std::int16_t>(complexity + 2);
            return true;
        });
    }
    const bool has_chains = graph_.kinds() != LinkKinds::y;
    if (has_chains && refuted.empty()) return false;
    for (Node start = 0; start < graph_.end(); ++start) {
        if (!graph_.may_start(start)) continue;
        if (closing.has(start) && (!has_chains || layers.leads_both_ways(start, refuted))) {
            list_cycles(start);
        }
        if (!has_chains) continue;
        if (refuting_[start] != 0) list_chain(start, UnaryKind::refutes, refuting_[start]);
        if (confirming_[start] != 0) list_chain(start, UnaryKind::confirms, confirming_[start]);
    }
    return true;
}

bool UnarySearch::Impl::search_all(Budget& budget) {
    if (graph_.inner().empty()) return false;
    bool any = false;
    layers_.with(graph_.size(), [&](auto& layers) { any = search_all(layers, budget); });
    return any;
}

const UnaryHints& UnarySearch::Impl::find_all(const Position& position, Budget& budget) {
    all_.clear();
    graph_.build_both(position);
    if (!search_all(budget)) return all_;
    for (Digit digit = 1; digit <= 9; ++digit) {
        graph_.build_x(position, digit);
        search_all(budget);
    }
    graph_.build_y(position);
    search_all(budget);
    all_.sort();
    return all_;
}

UnarySearch::UnarySearch() : impl_(std::make_unique<Impl>()) {}
UnarySearch::~UnarySearch() = default;

std::optional<Hint> UnarySearch::find_best(const Position& position, Budget& budget) {
    return impl_->find_best(position, budget);
}

const UnaryHints& UnarySearch::find_all(const Position& position, Budget& budget) {
    return impl_->find_all(position, budget);
}

}  // namespace nonet::explainer
