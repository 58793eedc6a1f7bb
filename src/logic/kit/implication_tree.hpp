// The shortest chains from one premise to everything that follows from it.
//
// A walk in breadth over an implication graph: conclusions are kept in the order in which they were
// met, each with the one before it, so a chain is read backwards from its end. Links that leave an
// almost locked set count for more than one, so a conclusion may be met again by a shorter way and
// is then moved there, but what was already drawn from it keeps its length: this is what Hobiger's
// tables do, and the chains that HoDoKu tells depend on it.
//
// A tree holds at most kRoom conclusions, as the tables do. Cost: up to some 10 microseconds.
#pragma once

#include "logic/kit/implication_graph.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

class ImplicationTree {
  public:
    static constexpr std::size_t kRoom = 1000;

    struct Entry {
        NodeId node = 0;
        NodeId before = 0;  ///< the node from which it follows; itself for the premise
        std::uint16_t distance = 0;
        bool is_direct = false;  ///< one link from the premise
    };

    void grow(const ImplicationGraph& graph, NodeId premise);

    /// The premise first.
    [[nodiscard]] std::span<const Entry> entries() const { return entries_; }
    [[nodiscard]] NodeId premise() const { return entries_.front().node; }
    [[nodiscard]] bool has(NodeId node) const { return place_[node] >= 0; }
    /// Where a node stands among the entries; it must be there.
    [[nodiscard]] std::size_t place(NodeId node) const {
        return static_cast<std::size_t>(place_[node]);
    }
    [[nodiscard]] const Entry& entry(NodeId node) const { return entries_[place(node)]; }
    /// Writes the nodes from the premise to `end`, which must be there.
    void chain_to(NodeId end, std::vector<NodeId>& chain) const;

  private:
    void add_links_of(const ImplicationGraph& graph, std::size_t from);

    std::vector<Entry> entries_;
    std::vector<std::int16_t> place_;  ///< of each node in entries_, or -1
};

}  // namespace nonet::logic
