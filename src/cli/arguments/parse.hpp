// From the words of a command line to a command and its settings.
#pragma once

#include "cli/command.hpp"

#include <optional>
#include <string>
#include <vector>

namespace nonet::cli {

struct ParsedLine {
    Invocation invocation;  ///< without a command when none was named
    std::string problem;    ///< what is wrong, a sentence; empty when all is well
};

/// Understands `words` (without the program's name). Options may stand anywhere.
ParsedLine parse_line(const std::vector<std::string>& words);

}  // namespace nonet::cli
