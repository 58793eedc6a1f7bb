// What an operand of the command line is, when no file has its name.
#pragma once

#include <nonet/text.hpp>

#include <string_view>

namespace nonet::cli {

/// True for the text of a puzzle, or what is meant as one; false for what may be a path with a
/// slip of the pen. Linear.
bool is_text_operand(std::string_view operand, const ReadOptions& options);

/// True when so many digits and marks for blanks stand in front that the word is no option, even
/// when the first of them is a dash.
bool begins_with_cells(std::string_view word);

}  // namespace nonet::cli
