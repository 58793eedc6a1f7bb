// Which two candidates cannot both be true, by sight or by an almost locked set.
//
// Two candidates exclude each other when they share a cell, or a house and the digit. They also do
// when together they would take two digits from an almost locked set, which then had more cells
// than digits left; the smallest such set is a cell of two candidates that sees both. Aligned
// exclusion and pairs of fireworks ask this for many candidates, so it is worked out for all at
// once: for each candidate and each digit the cells where that digit is excluded.
//
// Invariant: symmetric. Cost: 105 kB; some 20 to 50 microseconds, a walk over the sets and the
// cells that see their digits. Asking set by set for each pair of candidates took ten times as
// long.
#pragma once

#include "logic/kit/als_catalogue.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <array>
#include <optional>

namespace nonet::logic {

class ExclusionTable {
  public:
    /// Forgets the last position. The catalogue must be that of `state`.
    void build(const State& state, const AlsCatalogue& catalogue);

    /// The cells where `digit` cannot be true together with `candidate`.
    [[nodiscard]] const CellMask& cells(Candidate candidate, Digit digit) const {
        return excluded_[candidate.index()][digit - 1];
    }
    [[nodiscard]] bool exclude(Candidate a, Candidate b) const {
        return cells(a, b.digit).has(b.cell);
    }

  private:
    std::array<std::array<CellMask, kDigits>, kCells * kDigits> excluded_;
};

/// True when they share a cell, or a house and the digit.
bool see_each_other(Candidate a, Candidate b);

/// The smallest almost locked set that the two candidates would rob of two digits and that has no
/// cell among `apart`; nothing when there is none.
std::optional<CellGroup> excluder(const AlsCatalogue& catalogue, Candidate a, Candidate b,
                                  const CellMask& apart = {});

}  // namespace nonet::logic
