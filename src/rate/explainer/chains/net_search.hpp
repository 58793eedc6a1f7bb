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
#include "rate/explainer/chains/ancestors.hpp"
#include "rate/explainer/chains/net_hint.hpp"
#include "rate/explainer/chains/propagation_cache.hpp"

#include <array>

namespace nonet::explainer {

/// Keeps the first hint by rank.
class BestNet {
  public:
    void start() { rank_ = {}; }
    /// True when a hint of this rank or better would be kept.
    [[nodiscard]] bool wants(const NetRank& at_best, const Conclusion& /*conclusion*/) const {
        return at_best < rank_;
    }
    void take(const NetRank& rank, const Conclusion& conclusion) {
        if (rank < rank_) {
            rank_ = rank;
            conclusion_ = conclusion;
        }
    }
    [[nodiscard]] bool found() const { return rank_.complexity != INT_MAX; }
    [[nodiscard]] const NetRank& rank() const { return rank_; }
    [[nodiscard]] const Conclusion& conclusion() const { return conclusion_; }

  private:
    NetRank rank_;
    Conclusion conclusion_;
};

class NetSearch {
  public:
    /// `extension`: of levels 1 and up, else null.
    NetSearch(NetKind kind, Extension* extension);

    /// Gives all hints to `best`; ends early without all once the budget is reached.
    void run(const Position& position, BestNet& best, Budget& budget);

  private:
    /// One of the propagations that a hint combines.
    using Branches = std::span<const Propagation* const>;

    void search_cell(Cell cell);
    void search_binary(Candidate candidate, bool with_reduction);
    void search_contradiction(const Propagation& propagation, const Conclusion& conclusion);
    void search_houses(Candidate candidate);
    void search_house(House house, Digit digit, unsigned places);
    void search_branches(Branches branches, NetProof proof);
    template <bool kIsOn>
    void search_common(Branches branches, NetProof proof);
    template <bool kIsOn>
    void offer(Branches branches, NetProof proof, Candidate target);
    int count_nodes(const Propagation& propagation, Candidate target, bool is_on);

    NetKind kind_;
    PropagationCache propagations_;
    const Position* position_ = nullptr;
    BestNet* best_ = nullptr;
    Budget* budget_ = nullptr;
};

}  // namespace nonet::explainer
