// Which candidates exclude each other, and which depend on each other: what all chains walk on.
//
// A weak link joins two candidates that cannot both be true: two digits of one cell, or one digit
// in two cells of a house. A strong link joins two of which one must be true: the two candidates of
// a bivalue cell, or the only two places of a digit in a house. So every strong link is a weak link
// too. Each candidate has the set of its weak and of its strong partners as 729 bits; for chains of
// one digit there are the strong partners of a cell as a set of cells.
//
// Invariant: a strong partner is always among the weak partners, both relations are symmetric, and
// only candidates that are there take part. Cost: about a microsecond to build; the weak partners
// are a dozen words of the empty board cut down to the candidates, so they are made when asked for.
// Lists of links lost: a union of masks follows all links of a candidate at once.
#pragma once

#include "logic/kit/candidate_mask.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstddef>

namespace nonet::logic {

class LinkGraph {
  public:
    /// Forgets the last position.
    void build(const State& state);

    /// All candidates of the position.
    [[nodiscard]] const CandidateMask& candidates() const { return candidates_; }
    /// Those that cannot be true together with this one, without itself. Requires that the
    /// candidate is there; so do the two below.
    [[nodiscard]] CandidateMask weak(Candidate candidate) const;
    /// Those that must be true when this one is false.
    [[nodiscard]] CandidateMask strong(Candidate candidate) const;
    /// The same for one digit only: the other place in each house that has just two.
    [[nodiscard]] const CellMask& strong_cells(Candidate candidate) const {
        return strong_cells_[at(candidate)];
    }
    /// The cells in which a digit has a strong partner of the same digit.
    [[nodiscard]] const CellMask& paired_cells(Digit digit) const {
        return paired_cells_[static_cast<std::size_t>(digit) - 1];
    }
    /// The cells with exactly two candidates.
    [[nodiscard]] const CellMask& bivalue_cells() const { return bivalue_cells_; }

  private:
    static std::size_t at(Candidate candidate) {
        return static_cast<std::size_t>(candidate.index());
    }
    void link_digit(const State& state, Digit digit);

    CandidateMask candidates_;
    CellMask bivalue_cells_;
    std::array<CellMask, kDigits> paired_cells_;
    std::array<CellMask, kCandidates> strong_cells_;
};

}  // namespace nonet::logic
