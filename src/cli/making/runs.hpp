// A run of generate: from a recipe to rows.
#pragma once

#include "cli/arguments/settings.hpp"
#include "cli/making/made_fields.hpp"
#include "cli/work/press.hpp"

#include <nonet/generate.hpp>

#include <cstdint>
#include <string>

namespace nonet::cli {

/// Makes 9×9 puzzles, as many as the settings say, and prints them. The exit code.
int print_puzzles(const Settings& settings, const Recipe& recipe, const MadeFields& fields,
                  const Limits& limits, std::uint64_t seed, Press& press);

/// The same for puzzles of the size that --box tells.
int print_boards(const Settings& settings, const Recipe& recipe, const Limits& limits,
                 std::uint64_t seed, Press& press);

/// True when --box asks for another size, or other boxes, than 9×9 puzzles have.
bool is_for_boards(const Settings& settings);

/// Why no boards can be made: the options or the fields ask for what only 9×9 puzzles have, or for
/// a size that is not made. Otherwise an empty string.
std::string problem_of_boards(const Settings& settings, const Recipe& recipe,
                              const MadeFields& fields);

}  // namespace nonet::cli
