// A puzzle, or a pattern, as the value of an option: a text, or a file that holds one.
#pragma once

#include "cli/arguments/settings.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>

#include <optional>
#include <string>

namespace nonet::cli {

/// The one 9×9 puzzle in `value`; or nothing, and `problem` says why. `what` is what it would be
/// needed for, such as "a pattern".
std::optional<Grid> read_one_puzzle(const Settings& settings, const std::string& value,
                                    std::string_view what, std::string& problem);

/// The cells with clues: of a puzzle in any format, or of 81 marks with spaces and lines between,
/// of which '.', '0', '-' and '_' are blanks and all others are clues.
/// Rulers between the boxes do not count.
std::optional<CellMask> read_pattern(const Settings& settings, const std::string& value,
                                     std::string& problem);

}  // namespace nonet::cli
