// All solutions, one after the other, in whatever order is fastest.
//
// Depth-first search with an explicit stack. At a branch the state without the chosen candidate is
// put aside and the search goes on with the state that has it; nothing is ever undone, states are
// copied (108 bytes). The stack holds at most one state per undecided cell, since each one put
// aside belongs to a cell that was decided above it.
#pragma once

#include "base/budget.hpp"
#include "solve/planes.hpp"

#include <nonet/random.hpp>

#include <array>
#include <cstddef>
#include <optional>

namespace nonet {

class Search {
  public:
    /// With `random`, candidates are tried in random order; it must outlive the search.
    explicit Search(const Planes& start, Budget& budget, Random* random = nullptr);

    /// The next solution, or nothing: then all were found, or the budget is reached.
    std::optional<Grid> next();

  private:
    /// One of the candidates of an undecided cell, each equally likely.
    [[nodiscard]] Digit pick_digit(const Planes& planes, Cell cell);

    static constexpr std::size_t kMaxPending = kCells + 1;

    std::array<Planes, kMaxPending> pending_;
    std::size_t pending_count_ = 0;
    Budget* budget_;
    Random* random_;
};

/// Any one solution. Nothing also when the budget is reached: ask it.
std::optional<Grid> find_solution(const Planes& start, Budget& budget);

}  // namespace nonet
