// What is a terminal, and whether it shall see colour.
#pragma once

#include "cli/arguments/settings.hpp"

namespace nonet::cli {

bool standard_output_is_terminal();
bool standard_error_is_terminal();

/// Colour on standard output.
bool use_color(When when);

}  // namespace nonet::cli
