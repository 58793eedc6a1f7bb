// The tables of forcing chains: plain reachability in the graph of implications.
//
// Sets come from Reachability at once; ways are shortest chains, read from a tree that is grown for
// the premise. A search asks for the lengths from many premises to one conclusion, each perhaps
// several times, so the lengths to the last conclusion are remembered.
#pragma once

#include "logic/kit/forcing_tables.hpp"
#include "logic/kit/implication_tree.hpp"
#include "logic/kit/reachability.hpp"

namespace nonet::logic {

class ChainTables final : public ForcingTables {
  public:
    /// Both must outlive the use of the tables.
    void build(const ImplicationGraph& graph, const Reachability& reach);

    [[nodiscard]] const ImplicationGraph& graph() const override { return *graph_; }
    [[nodiscard]] const LiteralSets& sets(NodeId premise) const override { return sets_[premise]; }
    WayLength measure(NodeId premise, NodeId conclusion, int too_long) override;
    Way trace(NodeId premise, NodeId conclusion) override;

  private:
    void fill(const Reachability::Word* words, int count,
              std::array<CellMask, kDigits>& sets) const;
    /// Trees have room for so many nodes, and what no longer fits does not count as following.
    [[nodiscard]] bool may_overflow(NodeId premise) const;
    void fill_from_tree(NodeId premise);
    void grow(NodeId premise);

    const ImplicationGraph* graph_ = nullptr;
    std::vector<LiteralSets> sets_;
    ImplicationTree tree_;
    int grown_for_ = -1;
    int measured_for_ = -1;
    std::vector<int> lengths_;  ///< from each premise to measured_for_, or 0
    std::vector<NodeId> chain_;
};

}  // namespace nonet::logic
