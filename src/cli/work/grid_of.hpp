// The givens of a puzzle, for commands that know nothing but 9×9 digits.
#pragma once

#include "cli/work/reply.hpp"

#include <nonet/text.hpp>

#include <optional>
#include <string_view>

namespace nonet::cli {

/// Nothing, after the row and a message that say so, where the puzzle has another size or
/// candidates that its digits do not imply. `what` is what it would have been needed for, such as
/// "a canonical form".
std::optional<Grid> grid_or_reject(const Puzzle& puzzle, std::string_view what, Reply& reply);

/// The same without a row: the grid, or a sentence why there is none.
std::optional<Grid> grid_of(const Position& position, std::string_view what, std::string& problem);

}  // namespace nonet::cli
