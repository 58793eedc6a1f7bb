// Cycles: chains from "start is true" back to "start is true".
//
// Either all true statements of a cycle hold or all false ones turn true, so a candidate that sees
// one of each kind with its own digit is gone. A cycle is a chain of the tree to some true
// statement, then a false strong partner of the start that is no ancestor, then the start. They
// come in the original's order: that of the true statements of the tree, then of their weak links.
//
// The original asks only whether a removed candidate sees a true and a false statement of its
// digit, not whether they are neighbours in the cycle, and it never looks inside the cycle's cells.
#pragma once

#include "rate/explainer/chains/unary/unary_tree.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace nonet::explainer {

/// A cycle in a tree: the chain to `last_on`, then `last_off`, then the start.
struct Cycle {
    UnaryGraph::Node start = 0;
    UnaryGraph::Node last_on = 0;
    UnaryGraph::Node last_off = 0;
    int complexity = 0;  ///< how many different statements
};

/// The shortest cycle has four links.
inline constexpr int kShortestCycle = 4;

/// Whether `node` is a false statement on the way from the start to `last_on`.
bool is_off_ancestor(const UnaryTree& tree, UnaryGraph::Node last_on, UnaryGraph::Node node);

/// Writes those of `partners` that `last_on` makes false into `closings`, in the order of the
/// original's links: those of its cell by digit, then of its box, its row, its column. Answers how
/// many there are.
int order_closings(const UnaryGraph& graph, UnaryGraph::Node last_on,
                   std::span<const UnaryGraph::Node> partners,
                   std::array<UnaryGraph::Node, 4>& closings);

/// What a cycle removes, for each digit; nothing for most cycles.
using RemovedCells = std::array<CellMask, kDigits>;
bool removes_something(const UnaryGraph& graph, const UnaryTree& tree, const Cycle& cycle,
                       RemovedCells& removed);

/// Appends the statements of a cycle from the start, met again, back to the start.
void append_cycle(const UnaryGraph& graph, const UnaryTree& tree, const Cycle& cycle,
                  std::vector<Statement>& chain);

/// Calls `visit(cycle)` for the cycles of a tree from `start` that have at least `min_complexity`
/// statements, until it returns false.
template <class Visit>
void for_each_cycle(const UnaryGraph& graph, const UnaryTree& tree, UnaryGraph::Node start,
                    int min_complexity, Visit visit) {
    using Node = UnaryGraph::Node;
    const auto partners = graph.strong(start);
    for (const Node last_on : tree.on_order()) {
        const int complexity = tree.on_depth(last_on) + 2;
        if (complexity < min_complexity) continue;
        int closing = 0;
        Node last_off = 0;
        for (const Node partner : partners) {
            if (partner == last_on || !graph.are_weak(last_on, partner)) continue;
            ++closing;
            last_off = partner;
        }
        bool goes_on = true;
        const auto close = [&](Node off) {
            if (!goes_on || is_off_ancestor(tree, last_on, off)) return;
            goes_on = visit(Cycle{start, last_on, off, complexity});
        };
        if (closing == 1) {
            close(last_off);
        } else if (closing > 1) {
            std::array<Node, 4> closings{};
            const int count = order_closings(graph, last_on, partners, closings);
            for (int i = 0; i < count; ++i) close(closings[i]);
        }
        if (!goes_on) return;
    }
}

}  // namespace nonet::explainer
