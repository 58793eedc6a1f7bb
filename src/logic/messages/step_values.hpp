// The values of a step, by the names under which the patterns of all languages ask for them.
//
// Every name has a value in every step, empty where the technique gives no such evidence:
//
//     title technique      digit digit2 digit3 digits digits_or kept_digits lost_digits lost_or
//     cell cell2 cell3 cell4 cells cells_or other_cells cell_digits count
//     house house2 base cover base_kind cover_kind places region
//     fins fins_named fin_digits fin_candidates endo_fins
//     sets set_a set_b set_c digits_a digits_b digits_c commons
//     notation chain cases premise loop_reason
//     color_a color_b color_c color_d
//     seen crossed blocked
//     removals victims placements result
//
// and those that reasons.hpp names, which are worked out from the step and the position.
#pragma once

#include "logic/messages/pattern.hpp"
#include "logic/messages/speaker.hpp"

#include <nonet/state.hpp>
#include <nonet/step.hpp>

namespace nonet::logic {

Values values_of(const Step& step, const State& state, const Speaker& speaker);

}  // namespace nonet::logic
