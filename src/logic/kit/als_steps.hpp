// What the techniques of almost locked sets have in common when they write a step.
//
// Their conclusion is always the same: one of two sets must hold a digit, so the cells that see all
// its places in both cannot. And all of them rank their finds alike, as HoDoKu does: most removals
// first, then those that lie first in the grid, then the fewest sets and cells.
#pragma once

#include "logic/kit/als_catalogue.hpp"
#include "logic/steps.hpp"

#include <nonet/step.hpp>

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

/// Where the removals lie, as HoDoKu weighs them to rank steps: less is better.
long removal_rank(const std::vector<Candidate>& removals);

/// The number of cells of all sets of a step, shared ones counted for each.
int cells_in_sets(const Step& step);

/// The best first.
void rank_als_steps(std::vector<Step>& steps);

/// Of the steps that remove the same, keeps the one with the fewest cells, the first of several;
/// the rest keeps its order.
void keep_smallest_for_each_result(std::vector<Step>& steps);

/// Hands over the steps, until `steps` says stop.
void add_all(std::vector<Step>&& found, Steps& steps);

}  // namespace nonet::logic
