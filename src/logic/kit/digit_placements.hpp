// Which cells of a digit stand in at least one full placement of it: nine cells, one in each house.
//
// A fish argues about one digit only, so whatever it removes can stand in no full placement of that
// digit; in most positions there is no such cell, and the whole search for fish of that digit can
// be left out. HoDoKu tests all 46,656 placements (templates) one by one. Here a band of three rows
// is seen alone: it uses three columns, one of each stack, so one of 27 sets, and a full placement
// is three bands whose column sets share no column. 27 sets times the 8 that can stand below them
// are all there is to try.
//
// Cost: less than 1 µs for a digit. Not taken: a walk over rows with the used columns as state, 512
// states a row, and lists of placements, which must be thinned after every step.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstdint>

namespace nonet::logic {

/// Of the cells `open`, those that lie in a set of nine open cells with one in each house.
CellMask placeable_cells(const CellMask& open);

/// For each digit the candidates that no full placement of the digit holds, built when asked for.
/// No candidate at all for a digit that has no full placement: such a position has no solution.
class DeadCells {
  public:
    const CellMask& of(const State& state, Digit digit);
    /// Forgets everything, for another position.
    void drop() { known_ = 0; }

  private:
    std::array<CellMask, kDigits> dead_;
    DigitMask known_ = 0;
};

}  // namespace nonet::logic
