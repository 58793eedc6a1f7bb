// From the texts of the cells to a position.
#pragma once

#include "text/format.hpp"
#include "text/lines/source_line.hpp"

#include <span>
#include <string_view>

namespace nonet::text {

/// What stands in one cell, without white space around it; empty for a blank without a mark.
struct CellText {
    std::string_view text;  ///< a view into line->text
    const Line* line = nullptr;
};

/// Reads side*side cells: decides on an alphabet, fills in record.puzzle.position (a Grid for 9×9
/// with 3×3 boxes, else a Board), place and note. On false, record.error tells which cell is wrong.
/// Requires 1 <= side <= 36 and cells.size() == side*side.
bool decode(int side, std::span<const CellText> cells, const ReadOptions& options, Record& record);

/// options.box, or what is usual for that side.
BoxShape box_for(int side, const ReadOptions& options);

}  // namespace nonet::text
