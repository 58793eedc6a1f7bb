// The search for the hints that come first for some candidate; unary_cover.hpp tells the idea.
#include "rate/explainer/chains/unary/unary_cover.hpp"

#include <algorithm>

namespace nonet::explainer {

namespace {

/// Behind all ranks.
constexpr HintRank kNoHint = {100, 0, LinkKinds::x, 0, UnaryKind::cycle, 0};

HintRank first_cycle(LinkKinds links, int complexity) {
    return rank_of(links, UnaryKind::cycle, complexity, 0);
}

}  // namespace

template <int words>
void UnaryCover::measure(const UnaryGraph& graph, UnaryLayers<words>& layers, Lengths& lengths) {
    const auto size = static_cast<std::size_t>(graph.size());
    lengths.refuting.assign(size, 0);
    lengths.confirming.assign(size, 0);
    layers.start(graph);
    for (bool goes_on = true; goes_on;) {
        goes_on = layers.step();
        const auto complexity = static_cast<std::int16_t>(layers.depth() + 1);
        layers.refuted().for_each([&](Node node) {
            lengths.refuting[node] = complexity;
            return true;
        });
        layers.confirmed().for_each([&](Node node) {
            lengths.confirming[node] = static_cast<std::int16_t>(complexity + 2);
            return true;
        });
    }
}

/// What no chain of both kinds of links refutes is removed by no hint.
void UnaryCover::list_removable() {
    removable_.clear();
    for (Node node = 0; node < both_.end(); ++node) {
        if (both_lengths_.refuting[node] == 0) continue;
        removable_.push_back(both_.candidate(node));
        best_[both_.candidate(node).index()] = kNoHint;
    }
}

void UnaryCover::offer(const HintRank& rank, Candidate removed) {
    HintRank& best = best_[removed.index()];
    if (rank < best) best = rank;
}

void UnaryCover::offer_chains(const UnaryGraph& graph, const Lengths& lengths) {
    for (Node node = 0; node < graph.end(); ++node) {
        const int refuting = lengths.refuting[node];
        const int confirming = lengths.confirming[node];
        if ((refuting | confirming) == 0 || !graph.may_start(node)) continue;
        const Candidate start = graph.candidate(node);
        if (refuting != 0) {
            offer(rank_of(graph.kinds(), UnaryKind::refutes, refuting, start.index()), start);
        }
        if (confirming != 0) {
            const HintRank rank =
                rank_of(graph.kinds(), UnaryKind::confirms, confirming, start.index());
            for_each_rival(graph.position(), start, [&](Candidate rival) { offer(rank, rival); });
        }
    }
}

bool UnaryCover::beats_some(const HintRank& rank) const {
    return std::any_of(removable_.begin(), removable_.end(),
                       [&](Candidate candidate) { return rank < best_[candidate.index()]; });
}

/// Searches the cycles that may come before what is known, shortest first.
template <int words>
void UnaryCover::search_cycles(const UnaryGraph& graph, const UnaryLayers<words>& layers,
                               const Lengths& lengths) {
    const bool has_chains = graph.kinds() != LinkKinds::y;
    for (int depth = kShortestCycle - 1; depth <= layers.depth(); depth += 2) {
        const int complexity = depth + 1;
        if (layers.closing_at(depth).empty()) continue;
        const HintRank first = first_cycle(graph.kinds(), complexity);
        if (!beats_some(first)) return;
        NodeSet<words> worthy;
        for (Node node = 0; has_chains && node < graph.end(); ++node) {
            const int refuting = lengths.refuting[node];
            if (refuting == 0 || refuting > complexity + 2) continue;
            if (first < best_[graph.candidate(node).index()]) worthy.add(node);
        }
        if (has_chains && worthy.empty()) continue;
        layers.closing_at(depth).for_each([&](Node start) {
            if (!graph.may_start(start)) return true;
            if (has_chains && !layers.leads_both_ways(start, worthy)) return true;
            search_cycles_from(graph, start, complexity);
            return true;
        });
    }
}

void UnaryCover::search_cycles_from(const UnaryGraph& graph, Node start, int complexity) {
    HintRank rank =
        rank_of(graph.kinds(), UnaryKind::cycle, complexity, graph.candidate(start).index());
    tree_.grow(graph, start, true, complexity - 2, UnaryTree::Until::end);
    for_each_cycle(graph, tree_, start, complexity, [&](const Cycle& cycle) {
        RemovedCells removed;
        if (!removes_something(graph, tree_, cycle, removed)) return true;
        bool is_first = false;
        for (Digit digit = 1; digit <= 9; ++digit) {
            for (const Cell cell : removed[digit - 1]) {
                HintRank& best = best_[Candidate::at(cell, digit).index()];
                if (!(rank < best)) continue;
                best = rank;
                is_first = true;
            }
        }
        if (is_first) add_cycle(graph, tree_, cycle, removed, rank, hints_);
        ++rank.sequence;
        return true;
    });
}

void UnaryCover::search_x(const Position& position, Digit digit) {
    part_.build_x(position, digit);
    if (part_.inner().empty()) return;
    part_layers_.with(part_.size(), [&](auto& layers) {
        measure(part_, layers, part_lengths_);
        offer_chains(part_, part_lengths_);
        search_cycles(part_, layers, part_lengths_);
    });
}

void UnaryCover::search_y(const Position& position) {
    if (!beats_some(first_cycle(LinkKinds::y, kShortestCycle))) return;
    part_.build_y(position);
    if (part_.inner().empty()) return;
    part_layers_.with(part_.size(), [&](auto& layers) {
        measure(part_, layers, part_lengths_);
        search_cycles(part_, layers, part_lengths_);
    });
}

/// Makes the entries of the chains that come first, and drops cycles that do not any more.
void UnaryCover::build(const Position& position) {
    ranks_.clear();
    for (const Candidate& candidate : removable_) {
        const HintRank& best = best_[candidate.index()];
        if (best < kNoHint) ranks_.push_back(best);
    }
    std::sort(ranks_.begin(), ranks_.end(),
              [](const HintRank& a, const HintRank& b) { return a < b; });
    ranks_.erase(std::unique(ranks_.begin(), ranks_.end()), ranks_.end());
    hints_.keep(ranks_);
    for (const HintRank& rank : ranks_) {
        if (rank.kind == UnaryKind::cycle) continue;
        const Candidate start = Candidate::from_index(rank.start);
        const bool is_x = rank.links == LinkKinds::x;
        if (is_x) part_.build_x(position, start.digit);
        const UnaryGraph& graph = is_x ? part_ : both_;
        const auto node = static_cast<Node>(graph.node_of(start.cell, start.digit));
        add_chain(graph, tree_, node, rank, hints_);
    }
    hints_.sort();
}

const UnaryHints& UnaryCover::find(const Position& position, Budget& budget) {
    hints_.clear();
    both_.build_both(position);
    budget.work(static_cast<std::uint64_t>(both_.size()) * 100);
    if (both_.inner().empty() || budget.reached()) return hints_;
    both_layers_.with(both_.size(), [&](auto& layers) { measure(both_, layers, both_lengths_); });
    list_removable();
    if (removable_.empty()) return hints_;
    offer_chains(both_, both_lengths_);
    for (Digit digit = 1; digit <= 9; ++digit) search_x(position, digit);
    search_y(position);
    both_layers_.with(both_.size(),
                      [&](auto& layers) { search_cycles(both_, layers, both_lengths_); });
    build(position);
    return hints_;
}

}  // namespace nonet::explainer
