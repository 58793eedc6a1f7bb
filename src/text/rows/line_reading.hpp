// The careful reading of a puzzle on one line: see line_reading.cpp.
#pragma once

#include "text/format.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::text {

/// Reads the first line of the window as a puzzle of any size on one line, as formats/line.cpp
/// describes; `no` when it is not meant as one.
Recognition read_line_form(const Window& window, const ReadOptions& options, Record& record);

/// What the text behind a puzzle holds.
enum class Behind : std::uint8_t {
    no_cells,  ///< a comment, columns, a solution
    puzzle,    ///< another puzzle with blanks
    torn,      ///< more cells in one run than a puzzle has: a separator or a line end was lost
};

/// `cells` is how many the puzzle has. Cost: linear in the text behind.
Behind cells_behind(std::string_view behind, std::size_t cells);

/// Says that another puzzle stands on the line, which is not read.
void note_second_puzzle(const ReadOptions& options, Puzzle& puzzle);

/// What stands behind the first `index` characters of a line, without the separator.
std::string rest_behind(const Line& line, std::size_t index);

}  // namespace nonet::text
