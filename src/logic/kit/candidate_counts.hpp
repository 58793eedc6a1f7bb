// The cells that have exactly one, two, three or four candidates.
//
// Subsets, wings, chains of pairs and unique rectangles all begin with the cells of few candidates.
// A look at each cell would ask 81 questions. Here the nine sets of cells, one for each digit, are
// added up like numbers: a counter of four bits for each cell, with all 81 counters side by side.
// Cost: some 20 ns for a position.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cassert>

namespace nonet::logic {

class CandidateCounts {
  public:
    static constexpr int kMost = 4;

    CandidateCounts() = default;
    explicit CandidateCounts(const State& state);

    /// The cells with exactly `count` candidates; 1 <= count <= kMost.
    [[nodiscard]] const CellMask& exactly(int count) const {
        assert(count >= 1 && count <= kMost);
        return exactly_[count - 1];
    }
    /// The cells with at least one and at most `count` candidates; 1 <= count <= kMost.
    [[nodiscard]] const CellMask& at_most(int count) const {
        assert(count >= 1 && count <= kMost);
        return at_most_[count - 1];
    }

  private:
    std::array<CellMask, kMost> exactly_;
    std::array<CellMask, kMost> at_most_;
};

}  // namespace nonet::logic
