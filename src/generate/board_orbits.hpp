// The ten symmetries of patterns on a square of any side: which cells they tie together.
#pragma once

#include <nonet/generate.hpp>

#include <vector>

namespace nonet::generate {

/// Every cell of a board with this side in one orbit, a list of ascending cells. Orbits come by
/// their first cells.
std::vector<std::vector<int>> board_orbits(int side, PatternSymmetry symmetry);

}  // namespace nonet::generate
