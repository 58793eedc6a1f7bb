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

/// True for 81 or 729 characters that are digits or marks for blank cells: such an operand is a
/// puzzle when no file has that name, even when it starts with a dash.
bool looks_like_puzzle(std::string_view word);

}  // namespace nonet::cli
