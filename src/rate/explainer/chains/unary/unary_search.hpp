// Producer 21, "Forcing Chains & Cycles": the best hint of chains from one candidate, or all.
//
// The original grows a tree from every candidate three times (X-links, Y-links, both), builds a
// hint for every cycle and chain it meets, sorts them and takes the first. Here the layers of
// all starts are made together (unary_layers.hpp). They tell for each start how long its chains
// are and at which lengths it may close a cycle, without searching in order. Then
//
//  * the chains need no tree to be ranked: the first in the order of starts is the one;
//  * a cycle that removes a candidate gives a refuting chain of that candidate with at most two
//    statements more (into the cycle, around it, and out). So without a refuted candidate nothing
//    is there at all, and a cycle through s needs a refuted candidate that makes s true and false.
//    Trees are grown for such starts only, shortest cycles first;
//  * a search ends at the first length that cannot beat the best hint so far, and the ratings of
//    7.0 and more of both kinds together are not searched when X or Y gave less.
//
// Exactness: see docs/design/rating.md.
#pragma once

#include "base/budget.hpp"
#include "rate/explainer/chains/unary/cycles.hpp"
#include "rate/explainer/chains/unary/unary_hints.hpp"
#include "rate/explainer/chains/unary/unary_layers.hpp"

#include <memory>
#include <optional>

namespace nonet::explainer {

class UnarySearch {
  public:
    UnarySearch();
    ~UnarySearch();

    /// The first hint of the original's list, without its chain.
    std::optional<Hint> find_best(const Position& position, Budget& budget);

    /// The whole list, chains included. It stays valid until the next call.
    const UnaryHints& find_all(const Position& position, Budget& budget);

    class Impl;

  private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet::explainer
