// What a step of a single tells: the digit, its cell, and the house that shows it.
//
// Most steps of a path are singles, so this is where a path spends its allocations: one for each
// list that is filled, nothing else.
#pragma once

#include "logic/technique_row.hpp"

#include <nonet/state.hpp>
#include <nonet/step.hpp>

namespace nonet::logic {

/// `house`: -1 where the cell alone shows it (a naked single).
inline Step step_of_single(const TechniqueRow& row, Candidate single, House house = -1) {
    Step step;
    step.technique = &row.info;
    step.placements = {single};
    step.digits = {single.digit};
    step.cells = {single.cell};
    if (house >= 0) step.base = {house};
    return step;
}

}  // namespace nonet::logic
