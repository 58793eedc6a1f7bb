// Making entries of a list of hints from a tree: cycles and chains from one start.
#pragma once

#include "rate/explainer/chains/unary/cycles.hpp"
#include "rate/explainer/chains/unary/unary_hints.hpp"
#include "rate/explainer/chains/unary/unary_tree.hpp"

namespace nonet::explainer {

/// Calls `visit(rival)` for the candidates of its cell besides a confirmed one.
template <class Visit>
void for_each_rival(const Position& position, Candidate confirmed, Visit visit) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        const Candidate rival = Candidate::at(confirmed.cell, digit);
        if (digit != confirmed.digit && position.has(rival)) visit(rival);
    }
}

/// Appends what a cycle removes, in the order of cells, then digits.
void append_removed(const RemovedCells& removed, std::vector<Candidate>& removals);

/// Adds a cycle of `tree`.
void add_cycle(const UnaryGraph& graph, const UnaryTree& tree, const Cycle& cycle,
               const RemovedCells& removed, const HintRank& rank, UnaryHints& hints);

/// Adds the chain that refutes or confirms `start`, which there must be; grows `tree` for it.
void add_chain(const UnaryGraph& graph, UnaryTree& tree, UnaryGraph::Node start,
               const HintRank& rank, UnaryHints& hints);

}  // namespace nonet::explainer
