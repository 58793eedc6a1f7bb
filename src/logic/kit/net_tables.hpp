// The tables of forcing nets: what follows from each candidate when several reasons work together.
//
// Three rounds of work. Filling: each candidate is really set, and really removed, and the singles
// that arise are played for some rounds; groups and sets are added by their direct links.
// Expanding: each table borrows what its entries lead to, in the order in which they stand.
// Growing: a digit that loses all places of a house but one, a cell that loses all candidates but
// one, a group whose house is decided otherwise, each becomes a new entry with all its reasons,
// which is expanded in turn; again and again until no table grows.
//
// The order of all this and its limits are those of Hobiger's tables (HoDoKu), so that the same
// nets are found. What costs HoDoKu seconds are lookups in trees and tables that keep adding the
// same entry until they are full; here a table that cannot change any more is left alone, a
// repeated entry is added as often as it fits at once, and one comparison over all nodes tells
// whether a table has anything to lend. Cost: 14 ms for a position, 45 in the worst, and some 10 MB
// that are kept; for candidates made up to have many almost locked sets, with sets in the graph,
// some 60 MB at most (net_table.hpp); with numbers by node for each of them it took 370.
#pragma once

#include "base/budget.hpp"
#include "logic/kit/forcing_tables.hpp"
#include "logic/kit/net_position.hpp"
#include "logic/kit/net_proof.hpp"
#include "logic/kit/net_table.hpp"

#include <unordered_map>
#include <vector>

namespace nonet::logic {

class NetTables final : public ForcingTables {
  public:
    /// The graph must have its groups, and outlive the use of the tables. `look_ahead`: the rounds
    /// of singles. Once the budget is reached the tables stay as they are, true but not complete.
    void build(const ImplicationGraph& graph, int look_ahead, Budget& budget);

    [[nodiscard]] const ImplicationGraph& graph() const override { return *graph_; }
    [[nodiscard]] const LiteralSets& sets(NodeId premise) const override {
        return tables_[premise].sets();
    }
    WayLength measure(NodeId premise, NodeId conclusion, int too_long) override;
    /// Derived anew, as lengths are HoDoKu's but its reasons may run in a circle (net_proof.hpp).
    Way trace(NodeId premise, NodeId conclusion) override;

  private:
    // Filling (net_filling.cpp).
    enum class Cause : std::uint8_t { premise, naked_single, hidden_single };
    void fill_candidate(NodeId premise, int look_ahead);
    void set_cell(NetTable& table, Candidate candidate, Cause cause);
    [[nodiscard]] NetTable::Reasons reasons_of_single(const NetTable& table, Candidate candidate,
                                                      Cause cause) const;
    void add_direct_links();

    // Expanding.
    void expand_all(Budget& budget);
    void expand_from(NetTable& table, int first);
    void borrow_from(NetTable& table, int place);
    [[nodiscard]] NetTable::Lender lender_of(NodeId node) const;
    [[nodiscard]] const NetTable& table_of(const NetTable::Entry& borrowed) const;

    // Growing (net_growing.cpp).
    struct Repeat {
        NodeId node = 0;
        NetTable::Reasons reasons{};
        int distance = 0;
    };
    void list_units();
    void grow_all(Budget& budget);
    bool grow(NetTable& table);
    void grow_by_houses(NetTable& table);
    void grow_by_cells(NetTable& table);
    void grow_by_groups(NetTable& table);
    void add_by_places(NetTable& table, NodeId node, Digit digit, const CellMask& places,
                       bool are_on);
    void add_by_cell(NetTable& table, Candidate candidate);
    void add_net(NetTable& table, NodeId node);
    void repeat_until_full(NetTable& table);

    // Ways (net_ways.cpp).
    struct Branch {
        std::vector<NodeId> nodes;  ///< from what is needed back to the main chain
        NodeId needed = 0;
        const NetTable* origin = nullptr;  ///< where the need stands
        std::size_t joins_from = 0;        ///< the first place of the main chain that it may join
    };
    [[nodiscard]] Way tell_drawn(NodeId premise, NodeId conclusion);
    void draw_chain(NodeId premise, NodeId conclusion);
    void draw_branches(NodeId premise);
    [[nodiscard]] WayLength measure_drawn() const;
    void walk(const NetTable& home, int place, std::vector<NodeId>& nodes, const Branch* branch);
    void list_chain();
    [[nodiscard]] std::size_t slot_of(NodeId node) const;
    [[nodiscard]] bool joins(const Branch& branch, NodeId node) const;
    void note_needs(const NetTable& table, const NetTable::Entry& entry);

    [[nodiscard]] NodeId literal(Cell cell, Digit digit, bool is_on) const {
        const int index = graph_->index_of(Candidate::at(cell, digit));
        return is_on ? ImplicationGraph::on(index) : ImplicationGraph::off(index);
    }

    const ImplicationGraph* graph_ = nullptr;
    const State* state_ = nullptr;
    std::vector<NetTable> tables_;  ///< one for each node
    NetTable nothing_;              ///< the table of what is not there
    NetPosition start_;
    NetPosition position_;

    struct Unit {
        Digit digit = 0;
        CellMask places;
    };
    struct GroupUnit {
        Digit digit = 0;
        NodeId on = 0;
        CellMask others;  ///< the other places of its digit in the house
    };
    std::vector<Unit> units_;             ///< a digit's places in a house, at least three
    std::vector<Cell> cells_;             ///< those with at least three candidates
    std::vector<GroupUnit> group_units_;  ///< twice for each group: its box, its line
    std::vector<NodeId> needs_;           ///< the reasons of the entry to be added
    std::vector<Repeat> repeats_;         ///< groups that were added though they were there
    bool has_changed_ = false;            ///< by anything but such repeats
    int passes_owed_ = 0;

    std::vector<NodeId> chain_;                ///< the main chain, from its end
    std::vector<std::int16_t> last_in_chain_;  ///< of each node and, last, of none; or -1
    std::vector<Branch> branches_;
    std::size_t branch_count_ = 0;
    NetProof proof_;
    std::unordered_map<std::uint32_t, WayLength> measured_;  ///< by premise and conclusion
};

}  // namespace nonet::logic
