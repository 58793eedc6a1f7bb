// What a cycle removes, and its statements; cycles.hpp tells.
#include "rate/explainer/chains/unary/cycles.hpp"

#include <algorithm>

namespace nonet::explainer {

namespace {

using Node = UnaryGraph::Node;

/// What sees the statements of a cycle.
struct Seen {
    CellMask cells;  ///< of the cycle
    RemovedCells from_on{};
    RemovedCells from_off{};

    void add(Candidate candidate, bool is_on) {
        cells.add(candidate.cell);
        (is_on ? from_on : from_off)[candidate.digit - 1] |= kPeerMasks[candidate.cell];
    }
};

}  // namespace

bool is_off_ancestor(const UnaryTree& tree, Node last_on, Node node) {
    for (Node on = last_on; tree.on_depth(on) > 0;) {
        const Node off = tree.parent_of_on(on);
        if (off == node) return true;
        on = tree.parent_of_off(off);
    }
    return false;
}

int order_closings(const UnaryGraph& graph, Node last_on, std::span<const Node> partners,
                   std::array<Node, 4>& closings) {
    int count = 0;
    for (const Node partner : partners) {
        if (partner != last_on && graph.are_weak(last_on, partner)) closings[count++] = partner;
    }
    // nodes of one cell are numbered by digit, those of one house by place
    const auto key = [&](Node off) {
        const Cause cause = weak_cause(graph.candidate(last_on), graph.candidate(off));
        return static_cast<int>(cause) * UnaryGraph::kMaxNodes + off;
    };
    std::sort(closings.begin(), closings.begin() + count,
              [&](Node a, Node b) { return key(a) < key(b); });
    return count;
}

bool removes_something(const UnaryGraph& graph, const UnaryTree& tree, const Cycle& cycle,
                       RemovedCells& removed) {
    Seen seen;
    seen.add(graph.candidate(cycle.start), true);
    seen.add(graph.candidate(cycle.last_off), false);
    for (Node on = cycle.last_on; tree.on_depth(on) > 0;) {
        const Node off = tree.parent_of_on(on);
        seen.add(graph.candidate(on), true);
        seen.add(graph.candidate(off), false);
        on = tree.parent_of_off(off);
    }
    bool any = false;
    for (int i = 0; i < kDigits; ++i) {
        removed[i] = (seen.from_on[i] & seen.from_off[i] & graph.position().cells_with(i + 1))
                         .without(seen.cells);
        any = any || !removed[i].empty();
    }
    return any;
}

void append_cycle(const UnaryGraph& graph, const UnaryTree& tree, const Cycle& cycle,
                  std::vector<Statement>& chain) {
    const Candidate start = graph.candidate(cycle.start);
    const Candidate last_off = graph.candidate(cycle.last_off);
    chain.push_back({start, true, graph.strong_cause(cycle.last_off, cycle.start)});
    chain.push_back({last_off, false, weak_cause(graph.candidate(cycle.last_on), last_off)});
    tree.append_chain(cycle.last_on, true, chain);
}

}  // namespace nonet::explainer
