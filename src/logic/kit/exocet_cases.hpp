// What follows from an exocet: its cases are few, so all of them are looked at.
//
// The base holds two digits and the targets hold the same two, in either order: with four
// candidates in the base that is at most 24 cases. A case falls when
//   - a cell has no such candidate;
//   - the S cells cannot take both digits on the cross-lines that their targets leave to them (the
//     S-cell count, and compatibility of the pair);
//   - a target's mirror has no room for the target's digit beside another digit: the digit is in
//     line A in the base, on line B in the target, so on line C in the third box, and the other
//     target, which is in that box, holds the other digit of the base.
// A candidate of base, targets and mirrors goes when it is true in no case that is left; any other
// goes when a true digit of the pattern excludes it in each of them. So the rules of the compendium
// are all here (a digit that is no base digit in a target; base digits that no target has, or that
// the S cells hold but once; mirrors; locked S cells of a digit known to be true), and no case
// needs a rule of its own. Cost: a microsecond or two for an exocet, and there are few.
#pragma once

#include "logic/kit/exocet.hpp"

#include <nonet/step.hpp>

namespace nonet::logic {

/// Fills the step but for its technique; false when nothing follows.
///
/// Evidence: digits = candidates of the base; cells = the base cells; sets[0] = the targets,
/// sets[1] = the S cells, each with the base digits; sets[2] = the companions, without digits; then
/// the mirror of each target that has one, in the order of the targets in the grid, with the digits
/// that are left for it; base = the cross-lines; cover = two houses for each of the digits, in
/// their order, which hold all its places among the S cells (so a house can come up again).
bool conclude_exocet(const State& state, const LinePlaces& places, const Exocet& exocet,
                     Step& step);

}  // namespace nonet::logic
