// Looks for all hints of nets in one position: contradictions, double forcing, houses and cells.
//
// Every blank cell, row by row, and every digit in it: what follows from it being on and being off.
// Whatever follows from both, from every digit of a cell, or from every place of a digit in a house
// is true. A house is looked at when its first place for the digit is reached, so hints come in the
// original's order.
//
// The original builds every hint, counts its nodes and sorts. Here sets of nodes are intersected as
// bits first; for what survives a lower bound is known (the depths of its nodes), and the collector
// is asked whether a hint of that rank could still matter before ancestors are counted.
//
// Cost: two propagations for each candidate, then some ten microseconds.
#pragma once

#include "base/budget.hpp"
#include "rate/explainer/chains/nets/ancestors.hpp"
#include "rate/explainer/chains/nets/chain_order.hpp"
#include "rate/explainer/chains/nets/digit_contradictions.hpp"
#include "rate/explainer/chains/nets/net_collector.hpp"
#include "rate/explainer/chains/nets/propagation_cache.hpp"

#include <array>
#include <vector>

namespace nonet::explainer {

class NetSearch {
  public:
    /// `extension`: of levels 1 and up, else null.
    NetSearch(NetKind kind, Extension* extension);

    /// Gives all hints to `collector`; ends early without all once the budget is reached. The
    /// position must stay alive and unchanged for the next call.
    void run(const Position& position, NetCollector& collector, Budget& budget);

    /// The chains of a hint of the last run, in the original's order.
    void list_targets(const NetList::Entry& hint, std::vector<ChainTarget>& targets);

  private:
    using Id = NetGraph::Id;
    /// The propagations that a hint combines.
    using Branches = std::span<const Propagation* const>;
    class BranchList;

    void search_cell(Cell cell);
    void search_binary(Id id, bool with_reduction);
    void search_contradiction(Id id, bool is_on);
    void search_houses(Id id);
    void search_branches(Branches branches, NetProof proof, const NetOrigin& origin);
    template <bool kIsOn>
    void search_common(Branches branches, NetProof proof, const NetOrigin& origin);
    template <bool kIsOn>
    void offer(Branches branches, NetProof proof, const NetOrigin& origin, Id target);
    void list_branches(NetProof proof, const NetOrigin& origin, BranchList& branches);

    NetKind kind_;
    PropagationCache propagations_;
    Ancestors ancestors_;
    DigitContradictions contradictions_;  ///< of Nishio
    const Position* position_ = nullptr;
    NetCollector* collector_ = nullptr;
    Budget* budget_ = nullptr;
};

}  // namespace nonet::explainer
