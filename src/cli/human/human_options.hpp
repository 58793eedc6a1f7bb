// The options that hint, explain and techniques have in common.
//
// Each option is made here once, with one name, one help text and one place in the settings, so
// that the commands cannot drift apart.
#pragma once

#include "cli/arguments/option.hpp"

#include <nonet/hint.hpp>

namespace nonet::cli {

Option level_option();
Option language_option();
Option no_uniqueness_option();
Option profile_option();
Option pictures_option();

/// What --lang and --level say.
const logic::Language& chosen_language(const Settings& settings);
logic::HintLevel chosen_level(const Settings& settings);

}  // namespace nonet::cli
