// Everything that follows from each node of an implication graph, as bits.
//
// Whether a chain exists at all is asked for every pair of a premise and a conclusion; only the few
// pairs that lead to a step need the chain itself. So the answer for all pairs comes first: the
// strongly connected components of the graph (Tarjan 1972), each with the union of what its members
// and its successors reach, and each row is two sets of candidates, those that become true and
// those that become false. A search from every premise took forty times as long.
//
// Layout of a row: words() words with the candidates switched on, then as many with those switched
// off; bit i is candidate i of the graph. Groups and sets are passed through and have no bits.
// Cost: some 30 microseconds for a position with 250 candidates.
#pragma once

#include "logic/kit/implication_graph.hpp"

#include <cstdint>
#include <vector>

namespace nonet::logic {

class Reachability {
  public:
    using Word = std::uint64_t;
    static constexpr int kWordBits = 64;

    void build(const ImplicationGraph& graph);

    /// Words of a set of candidates.
    [[nodiscard]] int words() const { return words_; }
    /// What a node switches on, and off; a node reaches itself.
    [[nodiscard]] const Word* on(NodeId from) const { return &rows_[component_[from] * stride_]; }
    [[nodiscard]] const Word* off(NodeId from) const { return on(from) + words_; }

    [[nodiscard]] static bool has(const Word* set, int index) {
        return ((set[index / kWordBits] >> (index % kWordBits)) & 1) != 0;
    }
    [[nodiscard]] bool switches_on(NodeId from, int index) const { return has(on(from), index); }
    [[nodiscard]] bool switches_off(NodeId from, int index) const { return has(off(from), index); }

  private:
    static constexpr std::int32_t kUnseen = -1;
    static constexpr std::int32_t kOnStack = -2;

    struct Frame {
        NodeId node = 0;
        std::uint32_t next_link = 0;
    };

    void visit(const ImplicationGraph& graph, NodeId root);
    void enter(NodeId node);
    void close_component(const ImplicationGraph& graph, NodeId root);
    void add_members(const ImplicationGraph& graph, const NodeId* first, const NodeId* last);

    int words_ = 0;
    std::size_t stride_ = 0;
    std::vector<Word> rows_;               ///< one for each component
    std::vector<std::int32_t> component_;  ///< of each node, or kUnseen, kOnStack
    std::size_t components_ = 0;
    // Tarjan's search, without recursion.
    std::vector<std::int32_t> entered_;  ///< when a node was first met
    std::vector<std::int32_t> lowest_;   ///< the earliest node that it leads back to
    std::int32_t clock_ = 0;
    std::vector<NodeId> stack_;
    std::vector<Frame> frames_;
};

}  // namespace nonet::logic
