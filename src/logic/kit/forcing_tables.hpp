// What forcing chains and forcing nets are proved from: for each candidate, all that follows from
// its being true, and all that follows from its being false.
//
// The two techniques differ in how their tables are made and in how a proof is read from them, but
// not in what is looked for, so the search (forcing_search.hpp) sees this interface. A premise and
// a conclusion are both literals: numbers of nodes of candidates in the graph of implications.
#pragma once

#include "logic/kit/implication_graph.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <vector>

namespace nonet::logic {

/// Candidates that are true and candidates that are false, by digit.
struct LiteralSets {
    std::array<CellMask, kDigits> on;
    std::array<CellMask, kDigits> off;

    LiteralSets& operator&=(const LiteralSets& other) {
        for (std::size_t i = 0; i < kDigits; ++i) {
            on[i] &= other.on[i];
            off[i] &= other.off[i];
        }
        return *this;
    }
};

/// How long the way from a premise to a conclusion is.
struct WayLength {
    int length = 0;       ///< nodes, and for nets those of the branches with their ends
    bool is_net = false;  ///< a node of it needs several others at once
};

/// The way itself: the main chain, and what else its nodes need.
struct Way {
    std::vector<NodeId> chain;                  ///< from the premise to the conclusion
    std::vector<std::vector<NodeId>> branches;  ///< each from it to what others need
};

class ForcingTables {
  public:
    virtual ~ForcingTables() = default;

    [[nodiscard]] virtual const ImplicationGraph& graph() const = 0;
    /// What follows from a literal, itself included.
    [[nodiscard]] virtual const LiteralSets& sets(NodeId premise) const = 0;
    /// `conclusion` must follow from `premise`. A way of `too_long` nodes or more may be told as
    /// that long and no net.
    virtual WayLength measure(NodeId premise, NodeId conclusion, int too_long) = 0;
    virtual Way trace(NodeId premise, NodeId conclusion) = 0;

  protected:
    ForcingTables() = default;
    ForcingTables(const ForcingTables&) = default;
    ForcingTables& operator=(const ForcingTables&) = default;
};

}  // namespace nonet::logic
