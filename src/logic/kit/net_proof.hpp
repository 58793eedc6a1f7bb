// What follows from a premise, told without circles: the proof that a step of a forcing net shows.
//
// The tables of nets (net_tables.hpp) decide which step is found and how long it counts, and for
// that they keep what Hobiger's tables keep; but their reasons may point at each other in a circle,
// and a way read from them then repeats itself until its room is used up. So what is told is
// derived anew. From the premise on, a node follows by a link of the graph of implications from one
// node, or by a rule from several together: a cell has lost all its candidates but one, a digit has
// lost all its places in a house but one, or but those of a group. A node is added only after all
// that it follows from, so no proof can run in a circle.
//
// Of all nodes that are due, the one whose proof has the fewest nodes is next, as in Dijkstra's
// search for shortest ways (Knuth, "A generalization of Dijkstra's algorithm", 1977). A proof's
// nodes are counted once, however often they are used, which makes the choice greedy and not always
// the best; but first come, first served made the texts of hard puzzles a quarter longer. Cost:
// about a millisecond for a premise, some 100 kB that are kept.
#pragma once

#include "logic/kit/forcing_tables.hpp"
#include "logic/kit/implication_graph.hpp"

#include <cstdint>
#include <queue>
#include <span>
#include <vector>

namespace nonet::logic {

class NetProof {
  public:
    /// Forgets everything; the graph must outlive the use.
    void reset(const ImplicationGraph& graph);

    /// True when the conclusion was reached; then way() may be asked for it. Repeated calls for the
    /// same premise go on where the last one stopped, and what they tell does not depend on the
    /// order in which conclusions are asked for.
    bool reach(NodeId premise, NodeId conclusion);

    /// The way to a conclusion that was reached. The branches come in an order in which each can be
    /// followed: all that a node needs stands in branches before the one that first tells it, or in
    /// that one.
    [[nodiscard]] Way way(NodeId conclusion) const;

  private:
    /// A node that follows when all of its needs stand.
    struct Rule {
        NodeId result = 0;
        std::uint32_t first = 0;  ///< in needs_
        std::uint32_t count = 0;
    };
    /// A node whose needs all stand; or one that stands.
    struct Entry {
        NodeId node = 0;
        std::uint32_t first = 0;  ///< what it follows from, in causes_
        std::uint32_t count = 0;
        int size = 0;  ///< the nodes of its proof, itself included
        int order = 0;
    };
    struct IsLater {
        bool operator()(const Entry& a, const Entry& b) const {
            return a.size != b.size ? a.size > b.size : a.order > b.order;
        }
    };

    void list_rules();
    void add_rule(NodeId result, Digit digit, const CellMask& places);
    void start(NodeId premise);
    void offer(NodeId node, std::span<const NodeId> causes);
    void enter(const Entry& entry);
    void unite(NodeId node, std::span<const NodeId> causes);
    [[nodiscard]] bool stands(NodeId node) const { return place_[node] >= 0; }
    [[nodiscard]] std::span<const NodeId> causes_of(const Entry& entry) const {
        return std::span(causes_).subspan(entry.first, entry.count);
    }
    [[nodiscard]] std::span<const std::uint64_t> proof_of(NodeId node) const {
        return std::span(proofs_).subspan(static_cast<std::size_t>(place_[node]) * words_, words_);
    }
    [[nodiscard]] const Entry& entry_of(NodeId node) const { return entries_[place_[node]]; }
    [[nodiscard]] NodeId last_of(std::span<const NodeId> causes) const;
    [[nodiscard]] std::vector<NodeId> path_to(NodeId node) const;

    const ImplicationGraph* graph_ = nullptr;
    std::size_t words_ = 0;  ///< of a set of nodes

    std::vector<Rule> rules_;  ///< of the position; none before the first premise
    std::vector<NodeId> needs_;
    std::vector<std::vector<std::uint32_t>> rules_with_;  ///< by the node that they need

    int premise_ = -1;
    int before_singles_ = -1;             ///< what the singles of the position hang on
    std::vector<std::uint32_t> missing_;  ///< needs of each rule that do not stand
    std::vector<std::int16_t> place_;     ///< of each node in entries_, or -1
    std::vector<Entry> entries_;          ///< those that stand, in the order of the proof
    std::vector<std::uint64_t> proofs_;   ///< for each entry the set of nodes of its proof
    std::vector<NodeId> causes_;
    std::vector<std::uint64_t> united_;
    std::priority_queue<Entry, std::vector<Entry>, IsLater> due_;
    int offers_ = 0;
};

}  // namespace nonet::logic
