// What chains inside a net need of the list of all hints: the first that removes each candidate.
//
// A net takes every hint of the list and keeps for each candidate the first that removes it. The
// whole list is long, mostly cycles that remove what shorter hints have removed. Here the chains
// are ranked by their lengths alone, and a cycle is searched only where it may come before the
// first chain for some candidate: a cycle of c statements that removes e is worth a search when e
// has a chain of at most c + 2 (unary_search.hpp) and the cycle would rank before the best that is
// known for e.
//
// The net leaves out hints that rest on nothing it has erased. With such a hint in the list
// find_all() has to be asked instead: another one may then be the first that counts.
#pragma once

#include "base/budget.hpp"
#include "rate/explainer/chains/unary/unary_entries.hpp"
#include "rate/explainer/chains/unary/unary_layers.hpp"

#include <array>
#include <vector>

namespace nonet::explainer {

class UnaryCover {
  public:
    /// The hints of the whole list that are the first to remove some candidate, in its order. The
    /// list stays valid until the next call.
    const UnaryHints& find(const Position& position, Budget& budget);

  private:
    using Node = UnaryGraph::Node;

    /// How long the chains of a search are; 0 for none.
    struct Lengths {
        std::vector<std::int16_t> refuting;
        std::vector<std::int16_t> confirming;
    };

    template <int words>
    static void measure(const UnaryGraph& graph, UnaryLayers<words>& layers, Lengths& lengths);
    void list_removable();
    void offer_chains(const UnaryGraph& graph, const Lengths& lengths);
    void offer(const HintRank& rank, Candidate removed);
    void search_x(const Position& position, Digit digit);
    void search_y(const Position& position);
    template <int words>
    void search_cycles(const UnaryGraph& graph, const UnaryLayers<words>& layers,
                       const Lengths& lengths);
    [[nodiscard]] bool beats_some(const HintRank& rank) const;
    void search_cycles_from(const UnaryGraph& graph, Node start, int complexity);
    void build(const Position& position);

    UnaryGraph both_;
    UnaryGraph part_;  ///< of X-links of a digit, or of Y-links
    AnyUnaryLayers both_layers_;
    AnyUnaryLayers part_layers_;
    Lengths both_lengths_;
    Lengths part_lengths_;
    UnaryTree tree_;
    UnaryHints hints_;
    std::vector<Candidate> removable_;                    ///< all that some hint may remove
    std::array<HintRank, UnaryGraph::kMaxNodes> best_{};  ///< for each of them the first known
    std::vector<HintRank> ranks_;
};

}  // namespace nonet::explainer
