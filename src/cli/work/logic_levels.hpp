// The option --by of the commands that ask how far simple logic goes.
#pragma once

#include "cli/arguments/option.hpp"

#include <nonet/backdoors.hpp>

namespace nonet::cli {

/// Its row in a table of options.
Option by_option();

/// What was chosen; singles when nothing was.
LogicLevel chosen_logic_level(const Settings& settings);

}  // namespace nonet::cli
