// What generate's options say about the difficulty of puzzles, as a target.
#pragma once

#include "cli/arguments/option.hpp"

#include <nonet/profile.hpp>
#include <nonet/target.hpp>

#include <span>
#include <string>

namespace nonet::cli {

/// --rate, --difficulty, --hardest, --requires, --without and --profile.
std::span<const Option> wish_options();

/// True when one of them was given.
bool has_wishes(const Settings& settings);

/// Puts them into `target`, which refers to `profile` afterwards. Returns what is wrong, or an
/// empty string.
std::string read_wishes(const Settings& settings, const logic::Profile& profile, Target& target);

}  // namespace nonet::cli
