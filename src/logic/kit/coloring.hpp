// Two-colour clusters: candidates of one digit that hang together by houses with two places.
//
// In a house with two places one is true and one false. Following such pairs from candidate to
// candidate gives every one of a cluster one of two colours: one colour is all true, the other all
// false. Simple colours reason within a cluster, multi colours from one to another.
//
// A cluster with an odd ring, which only a position without solution has, colours each candidate as
// it is first reached: depth first, through row, column, box. Cost: some 1 us for all digits.
#pragma once

#include "logic/kit/place_counts.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <span>
#include <vector>

namespace nonet::logic {

/// Colour 0 holds the cluster's first cell.
using ColorCluster = std::array<CellMask, 2>;

class Coloring {
  public:
    /// For another position; the memory is kept.
    void build(const State& state, const PlaceCounts& counts);

    /// The clusters of a digit, in the order of their first cells. Each colour has a cell.
    [[nodiscard]] std::span<const ColorCluster> clusters(Digit digit) const {
        return std::span(clusters_).subspan(begin_[digit - 1], begin_[digit] - begin_[digit - 1]);
    }

  private:
    std::vector<ColorCluster> clusters_;
    std::array<std::size_t, kDigits + 1> begin_{};
};

/// The digit in each of the cells.
std::vector<Candidate> candidates_in(const CellMask& cells, Digit digit);

/// All cells that see a cell of the set.
inline CellMask seen_by(const CellMask& cells) {
    CellMask seen;
    for (const Cell cell : cells) seen |= kPeerMasks[cell];
    return seen;
}

}  // namespace nonet::logic
