// For each digit and each row or column, the places on that line where the digit can stand.
//
// Patterns that span many rows and columns (exocets, multi-sector locked sets) count lines, not
// cells: nine bits for a line answer in one instruction what a walk over a CellMask would. Bit p of
// a row is its column p, bit p of a column its row p. Filled in about a microsecond, some 330
// bytes, so whoever needs it keeps one on the stack.
#pragma once

#include <nonet/state.hpp>

#include <array>
#include <cstdint>

namespace nonet::logic {

/// A set of places on a line, or of lines of one direction: bits 0..8.
using LineMask = std::uint16_t;

class LinePlaces {
  public:
    enum class Count : bool {
        candidates,            ///< blank cells only
        candidates_and_values  ///< a filled cell is the place of its digit, too
    };

    LinePlaces(const State& state, Count count) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            for (const Cell cell : state.cells_with(digit)) add(cell, digit);
        }
        if (count == Count::candidates) return;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (state.values()[cell] != 0) add(cell, state.values()[cell]);
        }
    }

    /// `line`: a row or a column.
    [[nodiscard]] LineMask at(House line, Digit digit) const { return places_[digit - 1][line]; }

  private:
    void add(Cell cell, Digit digit) {
        auto& lines = places_[digit - 1];
        const int row = row_of(cell);
        const int column = column_of(cell);
        lines[row_house(row)] = static_cast<LineMask>(lines[row_house(row)] | 1U << column);
        lines[column_house(column)] =
            static_cast<LineMask>(lines[column_house(column)] | 1U << row);
    }

    std::array<std::array<LineMask, 18>, kDigits> places_{};
};

}  // namespace nonet::logic
