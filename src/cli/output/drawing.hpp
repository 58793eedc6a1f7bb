// A grid for the eyes, drawn with box-drawing characters.
#pragma once

#include <nonet/text.hpp>

#include <string>

namespace nonet::cli {

/// Draws `full`, in which the cells that `givens` fills are told apart: with colour the givens are
/// bold and the others coloured; without, the puzzle is drawn too, beside a small grid and above a
/// big one. With `full` equal to `givens` one plain grid comes out. Requires equal sizes.
std::string draw_grid(const Position& givens, const Position& full, bool color);

}  // namespace nonet::cli
