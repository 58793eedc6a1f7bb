// The profile that --profile names: a built-in one, or a file.
//
// Errors of a file carry its name, line and column, as those of puzzles do.
#pragma once

#include "cli/arguments/settings.hpp"

#include <nonet/profile.hpp>

#include <string>

namespace nonet::cli {

/// Puts it into `profile`, with --no-uniqueness applied. Returns what is wrong, or an empty string.
std::string choose_profile(const Settings& settings, logic::Profile& profile);

}  // namespace nonet::cli
