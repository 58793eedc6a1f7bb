// The tables of forcing chains: plain reachability in the graph of implications.
//
// Sets come from Reachability at once; ways are shortest chains, read from a tree that is grown for
// the premise. A search asks for the lengths from many premises to many conclusions, so when a tree
// is grown all its lengths are kept: one row of a table for each premise (half a megabyte in all).
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
    void keep_lengths(NodeId premise);

    const ImplicationGraph* graph_ = nullptr;
    std::vector<LiteralSets> sets_;
    ImplicationTree tree_;
    int grown_for_ = -1;
    std::vector<std::uint16_t> lengths_;  ///< from each premise to each literal; 0: not there
    std::vector<bool> has_lengths_;       ///< by premise
    std::vector<std::uint16_t> entry_lengths_;
};

}  // namespace nonet::logic
