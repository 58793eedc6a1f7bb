// The links between candidates that chains from one candidate may use, in one position.
//
// Sudoku Explainer searches three times: with links inside houses only (X, each digit is a graph of
// its own), with links inside bivalue cells (Y), and with both. One graph object is built for each
// such search. A weak link says "if this one is true, that one is false", a strong link the
// opposite; both hold in either direction.
//
// Only candidates with a strong link can be false on the way through a chain ("inner" ones), which
// is half of them or less; all others can only be where a chain ends. So the lists of weak links
// name inner candidates alone. The original's order of the links decides which of equally short
// chains it finds first: strong links are kept in it, the weak ones of the few chains that are
// followed are put in it on demand (unary_tree.hpp).
//
// Cost: some microseconds for both kinds, less than one for a digit.
#pragma once

#include "rate/explainer/chains/unary/statement.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::explainer {

/// Which links are used.
enum class LinkKinds : std::uint8_t { x, y, both };

class UnaryGraph {
  public:
    /// A node of the graph: a candidate, numbered in the order of cells, then digits.
    using Node = std::uint16_t;
    static constexpr int kMaxNodes = kCells * kDigits;
    static constexpr int kNone = -1;

    UnaryGraph();

    /// The graph of X-links of one digit, of Y-links, or of all; the position must outlive it.
    void build_x(const Position& position, Digit digit);
    void build_y(const Position& position);
    void build_both(const Position& position);

    [[nodiscard]] LinkKinds kinds() const { return kinds_; }
    [[nodiscard]] const Position& position() const { return *position_; }
    [[nodiscard]] int size() const { return static_cast<int>(candidates_.size()); }
    /// The first number that is no node.
    [[nodiscard]] Node end() const { return static_cast<Node>(candidates_.size()); }
    [[nodiscard]] Candidate candidate(Node node) const { return candidates_[node]; }
    /// kNone for what is no node.
    [[nodiscard]] int node_of(Cell cell, Digit digit) const {
        return node_of_[cell * kDigits + digit - 1];
    }
    /// The nodes with a strong link, ascending.
    [[nodiscard]] std::span<const Node> inner() const { return inner_; }
    [[nodiscard]] bool is_inner(Node node) const { return strong_count_[node] != 0; }
    /// The cells in which this digit is an inner node.
    [[nodiscard]] const CellMask& inner_cells(Digit digit) const { return inner_cells_[digit - 1]; }
    /// A chain may start here: the cell has more than one candidate.
    [[nodiscard]] bool may_start(Node node) const {
        return !is_single(position_->candidates(candidates_[node].cell));
    }

    /// The other end of each strong link: of the cell, then box, row, column, each node once.
    [[nodiscard]] std::span<const Node> strong(Node node) const {
        return {strong_[node].data(), strong_count_[node]};
    }
    [[nodiscard]] Cause strong_cause(Node from, Node to) const;
    /// The inner nodes that are false when this one is true, in no particular order.
    [[nodiscard]] std::span<const Node> weak(Node node) const {
        return {weak_.data() + weak_begin_[node], weak_.data() + weak_begin_[node + 1]};
    }
    /// Whether two different nodes have a weak link.
    [[nodiscard]] bool are_weak(Node a, Node b) const {
        const Candidate from = candidates_[a];
        const Candidate to = candidates_[b];
        if (from.cell == to.cell) return kinds_ != LinkKinds::x;
        return from.digit == to.digit && are_peers(from.cell, to.cell);
    }

  private:
    void clear(const Position& position, LinkKinds kinds);
    void add_node(Cell cell, Digit digit);
    void add_strong(Node from, Cell cell, Digit digit, Cause cause);
    void link_cell(Node node);
    void link_houses(Node node);
    void list_weak();

    const Position* position_ = nullptr;
    LinkKinds kinds_ = LinkKinds::x;
    std::vector<Candidate> candidates_;
    std::vector<Node> inner_;
    std::array<CellMask, kDigits> inner_cells_{};
    std::array<std::int16_t, kMaxNodes> node_of_{};
    std::array<std::array<Node, 4>, kMaxNodes> strong_{};
    std::array<std::array<Cause, 4>, kMaxNodes> strong_causes_{};
    std::array<std::uint8_t, kMaxNodes> strong_count_{};
    std::array<std::uint16_t, kMaxNodes + 1> weak_begin_{};
    std::vector<Node> weak_;
};

}  // namespace nonet::explainer
