// Sets of cells as text.
#pragma once

#include <nonet/cell_mask.hpp>

#include <string>
#include <vector>

namespace nonet::cli {

/// "r1c2 r1c5".
std::string cells_text(const CellMask& cells);

/// [["r1c2","r1c5"],["r3c3"]].
std::string sets_json(const std::vector<CellMask>& sets);

}  // namespace nonet::cli
