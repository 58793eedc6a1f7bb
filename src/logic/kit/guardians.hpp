// What follows from a deadly pattern that only a few extra candidates keep apart from.
//
// A deadly pattern is a set of cells that, if each kept only its core candidates, could be filled
// in two ways or in none; a puzzle with one solution never comes to that. So at least one of the
// candidates outside the cores, a guardian, is true. This is all that rectangles, loops and
// universal graves have in common, and their types are four ways to use it:
//
//   1, 2   what sees every guardian is false (guardians in one cell, or of one digit);
//   3      guardians in one house act as one cell of a naked subset there;
//   4      where all but one of the guardians' cells are taken by core digits that have no other
//          place in a house, the cell left over holds a guardian: no other core digit fits there.
//
// Invariant: sound whenever the pattern is deadly, which is the caller's to prove; nothing is told
// unless the digits of the position alone have one solution (kit/proper.hpp). Cost: some 50 ns
// for a pattern without a result, the subsets of a house (at most five cells) apart.
#pragma once

#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_row.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <span>

namespace nonet::logic {

struct DeadlyPattern {
    const TechniqueRow* row = nullptr;
    std::span<const Cell> cells;          ///< blank cells, in the order in which they are told
    DigitMask digits = 0;                 ///< of all cores, as they are told
    std::array<DigitMask, kCells> cores;  ///< read only for `cells`; never empty there
};

/// Adds the steps of the four types; true: stop searching. The steps fill cells and digits from the
/// pattern, fins with the guardians; type 3 sets[0] with the subset beside them and base[0] with
/// its house, type 4 base[0] with the house and endo_fins with the locked candidates.
bool add_guardian_steps(Search& search, const DeadlyPattern& pattern, Steps& steps);

}  // namespace nonet::logic
