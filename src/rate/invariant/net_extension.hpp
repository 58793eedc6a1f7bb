// What a net may use beyond links: the four patterns of level 1, and chains inside the net.
//
// As in the original a net turns to them when its links lead nowhere further: first locking, then
// hidden pairs, naked pairs, X-wings, on level 2 chains from one candidate, and only the first that
// removes something is used before the links go on. Unlike there all its removals have the size of
// their smallest proof: one more than the proofs of the erased candidates that it rests on.
#pragma once

#include "rate/explainer/chains/unary/unary_graph.hpp"
#include "rate/explainer/chains/unary/unary_layers.hpp"
#include "rate/invariant/proof_sizes.hpp"

namespace nonet::invariant {

class NetExtension {
  public:
    explicit NetExtension(int level) : level_(level) {}

    /// Derives all that follows in `source` with them. Requires proofs in which all has been
    /// derived that follows by links.
    void extend(const Position& source, ProofSizes& proofs);

  private:
    bool add_patterns(const Position& source, ProofSizes& proofs);
    bool add_chains(const Position& source, ProofSizes& proofs);
    void list_refuted(const Position& position);

    int level_;
    explainer::UnaryGraph graph_;
    explainer::AnyUnaryLayers layers_;
    std::vector<Candidate> refuted_;
    ProofSizes nested_;
};

}  // namespace nonet::invariant
