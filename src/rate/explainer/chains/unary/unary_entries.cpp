// Entries from trees; unary_entries.hpp tells which.
#include "rate/explainer/chains/unary/unary_entries.hpp"

namespace nonet::explainer {

void append_removed(const RemovedCells& removed, std::vector<Candidate>& removals) {
    CellMask cells;
    for (const CellMask& some : removed) cells |= some;
    for (const Cell cell : cells) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (removed[digit - 1].has(cell)) removals.push_back(Candidate::at(cell, digit));
        }
    }
}

void add_cycle(const UnaryGraph& graph, const UnaryTree& tree, const Cycle& cycle,
               const RemovedCells& removed, const HintRank& rank, UnaryHints& hints) {
    hints.begin(rank);
    append_removed(removed, hints.removals());
    append_cycle(graph, tree, cycle, hints.chains());
    hints.finish();
}

void add_chain(const UnaryGraph& graph, UnaryTree& tree, UnaryGraph::Node start,
               const HintRank& rank, UnaryHints& hints) {
    const bool refutes = rank.kind == UnaryKind::refutes;
    tree.grow(graph, start, refutes, rank.complexity - 1, UnaryTree::Until::opposite);
    hints.begin(rank);
    const Candidate candidate = graph.candidate(start);
    if (refutes) {
        hints.removals().push_back(candidate);
    } else {
        for_each_rival(graph.position(), candidate,
                       [&](Candidate rival) { hints.removals().push_back(rival); });
    }
    tree.append_chain(start, !refutes, hints.chains());
    hints.finish();
}

}  // namespace nonet::explainer
