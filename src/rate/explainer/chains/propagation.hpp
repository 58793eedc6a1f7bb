// What follows from one assumption: candidates that must be on, candidates that must be off, each
// with the reason that came first.
//
// Sudoku Explainer keeps an object for each conclusion with a list of its parents. Here a
// conclusion is a node of eight bytes in one of two arrays, in the order in which it was drawn, and
// most of its parents are not stored: an "on" node knows the "off" node that triggered it and the
// link (cell, box, row or column) it came by. Its further parents, the candidates of that cell or
// house which had been erased before, are exactly those with a smaller place in the array of "off"
// nodes, since erasing goes in the order of the array. ancestors.hpp walks them.
//
// Invariant: a candidate stands in each array at most once. It may stand in both only after a
// pattern (level 1 and up) has removed a candidate that is on; the original does not look there.
#pragma once

#include "rate/explainer/chains/cause.hpp"
#include "rate/explainer/position.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::explainer {

namespace detail {

constexpr std::array<CellMask, kCells> make_cell_masks() {
    std::array<CellMask, kCells> masks{};
    for (Cell cell = 0; cell < kCells; ++cell) masks[cell].add(cell);
    return masks;
}

}  // namespace detail

/// Each cell alone. Adding and removing with them changes both words of a mask at once: a whole
/// mask that is read right after half of it was written makes the processor wait.
inline constexpr auto kCellMasks = detail::make_cell_masks();

/// A conclusion, in one word: made in a register and stored at once, since it is often read right
/// after that.
class NetNode {
  public:
    NetNode() = default;
    /// `parent`: place in the other array; of a pattern: in `reasons`. `depth`: nodes on one of the
    /// ways to the assumption, never more than all ancestors.
    NetNode(Candidate candidate, int parent, int depth, Cause cause)
        : bits_(static_cast<std::uint64_t>(candidate.cell) |
                static_cast<std::uint64_t>(candidate.digit) << 8 |
                static_cast<std::uint64_t>(cause) << 16 | static_cast<std::uint64_t>(parent) << 32 |
                static_cast<std::uint64_t>(depth) << 48) {}

    [[nodiscard]] Candidate candidate() const {
        return {static_cast<std::uint8_t>(bits_), static_cast<std::uint8_t>(bits_ >> 8)};
    }
    [[nodiscard]] Cause cause() const { return static_cast<Cause>(bits_ >> 16 & 0xff); }
    [[nodiscard]] int parent() const { return static_cast<int>(bits_ >> 32 & 0xffff); }
    [[nodiscard]] int depth() const { return static_cast<int>(bits_ >> 48); }

  private:
    std::uint64_t bits_ = 0;
};

/// The nodes of one sign in the order in which they were derived, and which candidates those are.
class NodeList {
  public:
    void clear() {
        count_ = 0;
        cells_ = {};
    }
    void add(NetNode node) {
        const Candidate at = node.candidate();
        index_[at.index()] = static_cast<std::uint16_t>(count_);
        nodes_[count_++] = node;
        cells_[at.digit - 1] |= kCellMasks[at.cell];
    }
    [[nodiscard]] int size() const { return count_; }
    [[nodiscard]] const NetNode& operator[](int place) const { return nodes_[place]; }
    [[nodiscard]] std::span<const NetNode> nodes() const {
        return {nodes_.data(), static_cast<std::size_t>(count_)};
    }
    [[nodiscard]] bool has(Candidate candidate) const {
        return cells_[candidate.digit - 1].has(candidate.cell);
    }
    /// Requires has().
    [[nodiscard]] int place_of(Candidate candidate) const { return index_[candidate.index()]; }
    [[nodiscard]] const NetNode& node_of(Candidate candidate) const {
        return nodes_[index_[candidate.index()]];
    }
    /// The cells in which this digit is among the nodes.
    [[nodiscard]] const CellMask& cells(Digit digit) const { return cells_[digit - 1]; }

  private:
    static constexpr int kRoom = kCells * kDigits;
    int count_ = 0;
    std::array<CellMask, kDigits> cells_{};
    std::array<std::uint16_t, kRoom> index_{};
    std::array<NetNode, kRoom> nodes_{};
};

/// A chain inside the net, as far as the net counts it.
struct NestedChain {
    int complexity = 0;      ///< 0: none, it is a pattern
    std::uint64_t hash = 0;  ///< equal for equal chains
};

/// What a pattern or a chain inside the net rests on: places in Propagation::off.
struct Reason {
    std::uint32_t begin = 0;  ///< in Propagation::reason_places
    std::uint32_t end = 0;
    NestedChain nested;
    int depth = 0;  ///< of the deepest of them
};

using ReasonNumber = std::uint16_t;

struct Propagation {
    NodeList on;
    NodeList off;
    std::vector<Reason> reasons;
    std::vector<std::uint16_t> reason_places;
    /// It ended because `clash` was derived whose opposite was known already.
    bool contradicts = false;
    bool clash_is_on = false;
    NetNode clash;

    void clear() {
        on.clear();
        off.clear();
        reasons.clear();
        reason_places.clear();
        contradicts = false;
    }
    /// What a node of cause pattern rests on.
    [[nodiscard]] const Reason& reason_of(const NetNode& node) const {
        return reasons[node.parent()];
    }
    /// Adds a reason; all of `parents` must be off.
    ReasonNumber add_reason(std::span<const Candidate> parents, const NestedChain& nested);
    /// Adds a node of cause pattern, if the candidate is not off already.
    void add_off(Candidate candidate, ReasonNumber reason) {
        if (off.has(candidate)) return;
        off.add({candidate, reason, reasons[reason].depth + 1, Cause::pattern});
    }
    /// The places in `off` of a reason.
    [[nodiscard]] std::span<const std::uint16_t> places_of(const Reason& reason) const {
        return {reason_places.data() + reason.begin, reason_places.data() + reason.end};
    }
};

}  // namespace nonet::explainer
