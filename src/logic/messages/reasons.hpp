// Values of a message that do not stand in the step but are worked out from it and the position,
// one function for each kind of pattern, each in a file of its own.
//
// Every function sets all of its names, empty where the step is of another kind (step_values.hpp).
#pragma once

#include "logic/messages/pattern.hpp"
#include "logic/messages/speaker.hpp"

#include <nonet/state.hpp>
#include <nonet/step.hpp>

namespace nonet::logic {

/// What a message says about: the step, the position in which it was found, and the language.
struct Subject {
    const Step& step;
    const State& state;
    const Speaker& speaker;
};

/// contradiction end_a end_b cases_reason.
void add_chain_reasons(const Subject& subject, Values& values);

/// color_lost meeting_a meeting_b rest_a rest_b both_colors.
void add_color_reasons(const Subject& subject, Values& values);

/// exocet_places exocet_mirrors.
void add_exocet_reasons(const Subject& subject, Values& values);

/// common_pairs petals als_reason sectors guardian_reason.
void add_set_reasons(const Subject& subject, Values& values);

/// fish_reason cannibals strong_houses er_cases kites, row column row2 column2 digits_row
/// digits_row2.
void add_place_reasons(const Subject& subject, Values& values);

}  // namespace nonet::logic
