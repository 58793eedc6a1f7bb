// What the techniques of almost locked sets have in common when they write a step.
//
// Their conclusion is always the same: one of two sets must hold a digit, so the cells that see all
// its places in both cannot. And all of them rank their finds alike, as HoDoKu does: most removals
// first, then those that lie first in the grid, then the fewest sets and cells.
#pragma once

#include "logic/kit/als_catalogue.hpp"
#include "logic/steps.hpp"

#include <nonet/step.hpp>

#include <cstddef>
#include <map>
#include <vector>

namespace nonet::logic {

/// Adds the removals that follow when, for each of `digits`, `a` or `b` must hold it.
/// Only common digits count; `digits` may have others.
void remove_from_common_buddies(const AlmostLockedSet& a, const AlmostLockedSet& b,
                                DigitMask digits, std::vector<Candidate>& removals);

/// Appends the set to the pattern of a step.
void add_set(const AlmostLockedSet& set, Step& step);

/// Sorts the removals, and names their digits as the digits of the step.
void finish_als_step(Step& step);

/// The number of cells of all sets of a step, shared ones counted for each.
int cells_in_sets(const Step& step);

/// All steps of a search, one for each result: the one with the fewest cells, the first of several.
class SmallestSteps {
  public:
    /// Whether a step with these sorted removals and so many cells in its sets is worth making.
    [[nodiscard]] bool wants(const std::vector<Candidate>& removals, int cells) const;
    /// Takes a step that it wants.
    void keep(Step step);
    /// Hands all over, the best first, until `steps` says stop.
    void hand_over(Steps& steps);

  private:
    static constexpr std::size_t kMost = 10'000;  // a guard: real positions have some hundreds
    std::map<std::vector<Candidate>, Step> steps_;
};

}  // namespace nonet::logic
