// Chains and cycles from one candidate, by their lengths alone.
//
// How many links the shortest chain from a candidate to its own opposite has is the same however
// the puzzle is written, so chains are those of the original. Its cycles are not: it closes only
// cycles whose first part is the chain that it met first. Here a candidate e is removed by a cycle
// when e sees two candidates u and w of its digit such that "u is true" leads to "w is false" and
// back; the two shortest ways together, at least four links, are the cycle. It may pass a statement
// twice, which the original's may not. Either u is true, or w is not false: e is false.
#include "rate/explainer/chains/length.hpp"
#include "rate/explainer/chains/unary/cycles.hpp"
#include "rate/explainer/chains/unary/unary_hints.hpp"
#include "rate/explainer/chains/unary/unary_layers.hpp"
#include "rate/invariant/rule.hpp"

#include <algorithm>

namespace nonet::invariant {

namespace {

using explainer::kShortestCycle;
using explainer::LinkKinds;
using explainer::UnaryGraph;
using explainer::UnaryKind;
using Node = UnaryGraph::Node;

/// The rating that all XY-chains have at least.
constexpr int kLowestOfBoth = 70;

/// How many links lead from "a is true" to "b is true" and "b is false", for inner nodes b.
class ChainLengths {
  public:
    static constexpr int kNone = 255;

    void clear(int size) {
        size_ = static_cast<std::size_t>(size);
        on_.assign(size_ * size_, kNone);
        off_.assign(size_ * size_, kNone);
        for (std::size_t node = 0; node < size_; ++node) on_[node * size_ + node] = 0;
    }
    void set_on(Node from, Node to, int links) { on_[at(from, to)] = clip(links); }
    void set_off(Node from, Node to, int links) { off_[at(from, to)] = clip(links); }
    [[nodiscard]] int on(Node from, Node to) const { return on_[at(from, to)]; }
    [[nodiscard]] int off(Node from, Node to) const { return off_[at(from, to)]; }

  private:
    [[nodiscard]] std::size_t at(Node from, Node to) const { return to * size_ + from; }
    static std::uint8_t clip(int links) {
        return static_cast<std::uint8_t>(links < kNone ? links : kNone);
    }

    std::size_t size_ = 0;
    std::vector<std::uint8_t> on_;
    std::vector<std::uint8_t> off_;
};

class CandidateChains final : public Rule {
  public:
    void find(const Position& position, LowestSteps& steps, Budget& budget) override {
        for (Digit digit = 1; digit <= 9; ++digit) {
            graph_.build_x(position, digit);
            search(steps, budget);
        }
        graph_.build_y(position);
        search(steps, budget);
        if (!steps.wants(kLowestOfBoth)) return;
        graph_.build_both(position);
        search(steps, budget);
    }

  private:
    void search(LowestSteps& steps, Budget& budget) {
        if (graph_.inner().empty() || budget.reached()) return;
        lengths_.clear(graph_.size());
        layers_.with(graph_.size(), [&](auto& layers) {
            layers.start(graph_);
            for (bool goes_on = true; goes_on;) {
                goes_on = layers.step();
                note_lengths(layers);
                if (graph_.kinds() != LinkKinds::y) note_chains(layers, steps);
            }
        });
        budget.work(static_cast<std::uint64_t>(graph_.size()) * 100);
        find_cycles(steps);
    }

    template <class Layers>
    void note_lengths(const Layers& layers) {
        const int depth = layers.depth();
        for (const Node node : graph_.inner()) {
            layers.newly_off(node).for_each([&](Node from) {
                lengths_.set_off(from, node, depth);
                return true;
            });
            layers.newly_on(node).for_each([&](Node from) {
                lengths_.set_on(from, node, depth + 1);
                return true;
            });
        }
    }

    template <class Layers>
    void note_chains(const Layers& layers, LowestSteps& steps) const {
        const int complexity = layers.depth() + 1;
        const int refuting = tenths(UnaryKind::refutes, complexity);
        const int confirming = tenths(UnaryKind::confirms, complexity + 2);
        layers.refuted().for_each([&](Node node) {
            if (graph_.may_start(node)) steps.add(refuting, graph_.candidate(node), false);
            return true;
        });
        layers.confirmed().for_each([&](Node node) {
            if (graph_.may_start(node)) steps.add(confirming, graph_.candidate(node), true);
            return true;
        });
    }

    [[nodiscard]] int tenths(UnaryKind kind, int complexity) const {
        return explainer::tenths_of(rank_of(graph_.kinds(), kind, complexity, 0).rating);
    }

    void find_cycles(LowestSteps& steps) {
        const Position& position = graph_.position();
        for (Digit digit = 1; digit <= 9; ++digit) {
            CellMask inner;
            for (const Node node : graph_.inner()) {
                const Candidate candidate = graph_.candidate(node);
                if (candidate.digit == digit) inner.add(candidate.cell);
            }
            if (inner.empty()) continue;
            for (const Cell cell : position.cells_with(digit)) {
                const int links = shortest_cycle(inner & kPeerMasks[cell], digit);
                if (links >= ChainLengths::kNone) continue;
                steps.add(tenths(UnaryKind::cycle, links), Candidate::at(cell, digit), false);
            }
        }
    }

    /// The shortest cycle that makes one of these cells true and another false.
    [[nodiscard]] int shortest_cycle(const CellMask& cells, Digit digit) const {
        int shortest = ChainLengths::kNone;
        for (const Cell one : cells) {
            const auto u = static_cast<Node>(graph_.node_of(one, digit));
            for (const Cell two : cells) {
                if (one == two) continue;
                const auto w = static_cast<Node>(graph_.node_of(two, digit));
                const int there = lengths_.off(u, w);
                if (there >= shortest) continue;
                for (const Node next : graph_.strong(w)) {
                    const int links = there + 1 + lengths_.on(next, u);
                    if (links >= kShortestCycle) shortest = std::min(shortest, links);
                }
            }
        }
        return shortest;
    }

    UnaryGraph graph_;
    explainer::AnyUnaryLayers layers_;
    ChainLengths lengths_;
};

}  // namespace

std::unique_ptr<Rule> make_candidate_chains() {
    return std::make_unique<CandidateChains>();
}

}  // namespace nonet::invariant
