// Why a digit must go into a cell, and the cases of a wing: reasons that are read off the position
// and not off the step.
#pragma once

#include "logic/messages/speaker.hpp"

#include <nonet/state.hpp>
#include <nonet/step.hpp>

namespace nonet::logic {

/// Fills {seen}, {crossed}, {blocked}. For a step that places a digit in a house: the cells that
/// hold the digit and are seen from there, the cells of the house in which it was crossed out, the
/// cells that see it. Without a house: the digits that the cell sees, and those crossed out.
/// For a pivot with wings, {cases}.
void add_single_reasons(const Step& step, const State& state, const Speaker& speaker,
                        Values& values);

}  // namespace nonet::logic
