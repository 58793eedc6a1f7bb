// Which chains are clean, and how one is told.
//
// A chain touches itself when a node stands in a cell that an earlier node has used; a loop may
// come back to its first cell, an AIC may not. The step's list of almost locked sets is shared by
// all its chains, so a set that two chains use is told once.
#include "logic/kit/loop.hpp"

#include "logic/kit/removal_rank.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

bool touches_itself(const ImplicationGraph& graph, const std::vector<NodeId>& chain,
                    bool may_close) {
    const Cell first = graph.node(chain.front()).cell;
    CellMask passed;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        if (passed.has(graph.node(chain[i]).cell)) return true;
        if (i == 0) continue;
        const ImplicationNode& last = graph.node(chain[i - 1]);
        if (last.cell != first || !may_close) passed |= last.cells;
    }
    return false;
}

}  // namespace

LoopRank LoopRank::of(const std::vector<Candidate>& removals) {
    return {static_cast<int>(removals.size()), removal_rank(removals)};
}

bool is_clean_loop(const ImplicationGraph& graph, const std::vector<NodeId>& chain) {
    const auto cell = [&](std::size_t i) { return graph.node(chain[i]).cell; };
    return cell(chain.size() - 1) != cell(chain.size() - 2) && cell(0) != cell(1) &&
           !touches_itself(graph, chain, true);
}

bool is_clean_aic(const ImplicationGraph& graph, const std::vector<NodeId>& chain) {
    return !touches_itself(graph, chain, false);
}

Chain tell_chain(const ImplicationGraph& graph, const std::vector<NodeId>& nodes, Step& step) {
    Chain chain;
    chain.reserve(nodes.size());
    for (const NodeId id : nodes) {
        const ImplicationNode& node = graph.node(id);
        ChainNode& told = chain.emplace_back();
        told.cells = node.cells;
        told.digit = node.digit;
        told.is_true = nodes.size() > 1 || node.is_on;
        if (chain.size() > 1) told.link = node.is_on ? LinkKind::strong : LinkKind::weak;
        if (node.kind != NodeKind::set) continue;
        const CellGroup group{graph.set(node).cells(), graph.set(node).digits()};
        const auto known = std::find(step.sets.begin(), step.sets.end(), group);
        told.set = static_cast<std::int16_t>(known - step.sets.begin());
        if (known == step.sets.end()) step.sets.push_back(group);
    }
    return chain;
}

}  // namespace nonet::logic
