// A puzzle of f-puzzles or SudokuPad in lz-string, alone on a line without a link.
#pragma once

#include "text/format.hpp"

namespace nonet::text {

/// Reads the line when it is a packed text from end to end. What it holds decides whether the
/// puzzle's format is fpuzzles or sudokupad.
Recognition recognise_packed(const Line& line, const ReadOptions& options, Record& record);

/// Says of an error in a text that stands without a link what it was taken for: `maker`.
void name_supposed(std::string_view maker, Error& error);

}  // namespace nonet::text
