// The ten symmetries of patterns, and the sets of cells that they tie together.
//
// A symmetry is a group of movements of the square. Its orbits part the 81 cells: a pattern has the
// symmetry if it takes of each orbit all cells or none. So a generator that removes whole orbits
// keeps the symmetry.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/generate.hpp>

#include <vector>

namespace nonet::generate {

/// The orbits, by their first cells.
std::vector<CellMask> orbits_of(PatternSymmetry symmetry);

}  // namespace nonet::generate
