// All solutions, one after the other, in whatever order is fastest.
//
// Depth-first search in the kernel of this machine (kernel.hpp). Here it gets its budget: the
// kernel is granted nodes up to the next look at the clock, and gives back what it did not need.
#pragma once

#include "base/budget.hpp"
#include "solve/kernel.hpp"

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/uint128.hpp>

#include <array>
#include <optional>

namespace nonet {

class Search {
  public:
    Search(const Candidates& start, Budget& budget);
    /// The givens are placed in one step: somewhat faster than through candidates.
    Search(const Grid& start, Budget& budget);

    /// The next solution, or nothing: then all were found, or the budget is reached.
    std::optional<Grid> next();

    /// Counts further solutions up to `limit`.
    Uint128 count(Uint128 limit);

  private:
    Search(const solve::Kernel& kernel, Budget& budget) : kernel_(&kernel), budget_(&budget) {}

    const solve::Kernel* kernel_;
    Budget* budget_;
    solve::SearchMemory memory_;
};

/// Any one solution. Nothing also when the budget is reached: ask it.
std::optional<Grid> find_solution(const Candidates& start, Budget& budget);

/// Removes what singles, locked candidates and full triads can remove. False when the candidates
/// contradict each other.
bool propagate(Candidates& candidates);

}  // namespace nonet
