// Random full grids, each of the 6,670,903,752,021,072,936,960 equally likely.
//
// Problem: to fill a grid at random with a solver makes some grids likelier than others, by how
// many ways the search leaves open, and nobody can tell by how much. To draw uniformly and check
// the rules afterwards never ends.
//
// Idea: build the grid from choices of which each step has a fixed number, whatever was chosen
// before, and give up the whole grid where a step has none. Then every grid comes from exactly one
// sequence of choices and all sequences are equally likely, so all grids are. Boxes are numbered
//
//      1 2 3       box 1 is 123 456 789; the digits are renamed in the end
//      4 5 6       box 2: 56 ways to deal the digits of the other two rows to its rows, times 216
//      7 8 9              orders within the rows; box 4 the same with columns
//                  box 3, box 7: 216 orders each; which digits stand in which row is settled
//                  box 5: one of 448, of which 384 to 448 exist (middle_boxes.hpp)
//                  box 6: in each row three digits, each of them barred from its column of box 3.
//                         That leaves 2 ways, or none if all are barred from the same column
//                  box 8: in each column the same, with the rows of box 7
//                  box 9: the row and the column of each digit are settled; given up unless they
//                         meet in one digit for each cell
//
// Of eleven draws one becomes a grid, which takes a microsecond in all. The share that becomes a
// grid is known from the number of all grids (B. Felgenhauer and F. Jarvis, 2005), and tested.
//
// Lost: random diagonal boxes, completed by the solver: as fast, but biased, and the answer depends
// on which kernel found it.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/random.hpp>

#include <optional>

namespace nonet::generate {

/// A grid.
Grid random_grid(Random& random);

/// One draw, whose box 1 is 123 456 789; a grid in 9.39 % of all cases.
std::optional<Grid> draw_grid(Random& random);

}  // namespace nonet::generate
