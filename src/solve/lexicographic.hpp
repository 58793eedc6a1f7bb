// Solutions in lexicographic order: the 81 digits read row by row as one number.
//
// Problem: trying the cells in order and the digits from small to large gives the order for free,
// but a search that may not choose its cells can take years. A search that chooses its cells is
// fast and gives no order.
//
// Idea: walk the cells in order, and use the fast search as an oracle: "is there a solution with
// this digit here?" A digit is entered only when the answer is yes, so the walk never meets a dead
// end. The oracle's answer is a whole solution, the witness, and it saves most of the questions:
// where the witness has the smallest digit left in a cell, nothing needs to be asked, and
// digits above the witness's are not asked at all until the smaller ones are exhausted.
//
// Once several solutions were given and so more are likely to be wanted, small states are not
// walked any further: the fast search finds all their solutions, a few hundred at most, and they
// are put in order. Which states are small is learnt on the way: those with fewer candidates than
// the ones that turned out to be too large. That takes half the time of walking to the end.
//
// Invariant: each frame of the walk holds a state with at least one solution, and all cells before
// its cell are decided. Cost for the first solution: at most one question for each candidate below
// the final digit of an undecided cell, in practice a handful; per further solution likewise.
// Lost: searching in cell order with propagation alone: fast on most inputs, hopeless on some.
#pragma once

#include "base/budget.hpp"

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace nonet {

class LexicographicSearch {
  public:
    LexicographicSearch(const Candidates& start, Budget& budget);

    /// The next solution in order, or nothing: then all were found, or the budget is reached.
    std::optional<Grid> next();

  private:
    struct Frame {
        Candidates candidates;  // propagated; there is a solution
        Grid witness;           // the last solution found below this frame
        Cell cell = 0;          // its first undecided cell
        DigitMask untried = 0;  // the digits of that cell that are still to be entered
    };

    enum class Collected : std::uint8_t { none, all, too_many, stopped };

    [[nodiscard]] bool is_small(const Candidates& candidates) const;
    Collected collect(const Candidates& candidates);
    std::optional<Grid> walk();
    std::optional<Grid> enter(const Candidates& candidates, const Grid& witness, Cell from);

    std::array<Frame, kCells> frames_;
    std::size_t depth_ = 0;
    Candidates start_;
    bool started_ = false;
    Budget* budget_;

    std::vector<Grid> collected_;  // solutions of a small state; in order, from next_collected_ on
    std::size_t next_collected_ = 0;
    std::uint64_t given_ = 0;  // solutions so far
    int small_;                // states with so many candidates are small
};

}  // namespace nonet
