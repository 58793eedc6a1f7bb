// The chains from one start in the original's order: a tree of first derivations.
//
// The original searches breadth first, and of equally short chains it keeps the one it met first;
// which one that is follows from the order of its links alone. A tree is grown only for starts
// that are known to lead to a hint (unary_layers.hpp), and not deeper than needed.
//
// In cycles the original does not look whether a false statement was met before, only whether it is
// an ancestor. A second meeting never adds a true statement, since the first one, which stands
// earlier in the queue, has added all that follow. So the tree is the same; only the ways in which
// a cycle can be closed are more, and those are listed from the tree (cycles.hpp).
//
// Cost: one to three microseconds for a whole tree.
#pragma once

#include "rate/explainer/chains/unary/unary_graph.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::explainer {

class UnaryTree {
  public:
    using Node = UnaryGraph::Node;

    /// When to stop growing.
    enum class Until : std::uint8_t {
        opposite,  ///< after the layer that reaches the start's opposite
        end,       ///< when nothing is left
    };

    /// Grows from "start is true" or "start is false". Statements that are more than `max_depth`
    /// links away are left out.
    void grow(const UnaryGraph& graph, Node start, bool is_on, int max_depth, Until until);

    /// The true statements in the order in which they were met.
    [[nodiscard]] std::span<const Node> on_order() const { return on_order_; }
    [[nodiscard]] int on_depth(Node node) const { return on_depth_[node]; }
    /// The false statement that made it true. Requires one in on_order() that is not the start.
    [[nodiscard]] Node parent_of_on(Node node) const { return static_cast<Node>(on_parent_[node]); }
    /// The true statement that first made it false. Requires a false statement of the tree.
    [[nodiscard]] Node parent_of_off(Node node) const {
        return static_cast<Node>(off_parent_[node]);
    }
    /// Appends the chain from a statement of the tree back to the start.
    void append_chain(Node node, bool is_on, std::vector<Statement>& chain) const;

  private:
    static constexpr std::int16_t kNotMet = -1;
    static constexpr std::int16_t kStart = -2;

    void open_all();
    void expand_on(Node node);
    void meet_off(Node from, Node node);
    void expand_off(Node node);

    const UnaryGraph* graph_ = nullptr;
    Node start_ = 0;
    bool start_is_on_ = true;
    bool reached_opposite_ = false;
    std::vector<Node> on_order_;
    std::vector<Node> off_order_;
    std::vector<std::int16_t> on_parent_;
    std::vector<std::int16_t> off_parent_;
    std::vector<std::int16_t> on_depth_;
    int depth_ = 0;
    std::array<CellMask, kDigits> open_{};  ///< what may still become false
};

}  // namespace nonet::explainer
