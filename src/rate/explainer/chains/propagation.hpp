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

struct NetNode {
    Candidate candidate;
    std::uint16_t parent = 0;  ///< place in the other array; of a pattern: in `reasons`
    std::uint16_t depth = 1;   ///< nodes on one of the ways to the assumption: never more than all
    Cause cause = Cause::assumption;
};

/// The nodes of one sign in the order in which they were derived, and which candidates those are.
class NodeList {
  public:
    void clear() {
        count_ = 0;
        cells_ = {};
        digits_ = {};
    }
    void add(const NetNode& node) {
        const Candidate at = node.candidate;
        index_[at.index()] = static_cast<std::uint16_t>(count_);
        nodes_[count_++] = node;
        cells_[at.digit - 1].add(at.cell);
        digits_[at.cell] = static_cast<DigitMask>(digits_[at.cell] | mask_of(at.digit));
    }
    [[nodiscard]] int size() const { return count_; }
    [[nodiscard]] const NetNode& operator[](int place) const { return nodes_[place]; }
    [[nodiscard]] std::span<const NetNode> nodes() const {
        return {nodes_.data(), static_cast<std::size_t>(count_)};
    }
    [[nodiscard]] bool has(Candidate candidate) const {
        return (digits_[candidate.cell] & mask_of(candidate.digit)) != 0;
    }
    /// Requires has().
    [[nodiscard]] int place_of(Candidate candidate) const { return index_[candidate.index()]; }
    [[nodiscard]] const NetNode& node_of(Candidate candidate) const {
        return nodes_[index_[candidate.index()]];
    }
    /// The cells in which this digit is among the nodes.
    [[nodiscard]] const CellMask& cells(Digit digit) const { return cells_[digit - 1]; }
    /// The digits of this cell among the nodes.
    [[nodiscard]] DigitMask digits(Cell cell) const { return digits_[cell]; }

  private:
    static constexpr int kRoom = kCells * kDigits;
    int count_ = 0;
    std::array<CellMask, kDigits> cells_{};
    std::array<DigitMask, kCells> digits_{};
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
    std::uint16_t depth = 0;  ///< of the deepest of them
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
        return reasons[node.parent];
    }
    /// Adds a reason; all of `parents` must be off.
    ReasonNumber add_reason(std::span<const Candidate> parents, const NestedChain& nested);
    /// Adds a node of cause pattern, if the candidate is not off already.
    void add_off(Candidate candidate, ReasonNumber reason) {
        if (off.has(candidate)) return;
        const auto depth = static_cast<std::uint16_t>(reasons[reason].depth + 1);
        off.add({candidate, reason, depth, Cause::pattern});
    }
    /// The places in `off` of a reason.
    [[nodiscard]] std::span<const std::uint16_t> places_of(const Reason& reason) const {
        return {reason_places.data() + reason.begin, reason_places.data() + reason.end};
    }
};

}  // namespace nonet::explainer
