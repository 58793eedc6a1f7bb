// The options that hint, explain and techniques have in common.
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
