// 729 candidates: for each of 81 cells, the digits that may still go there.
//
// A puzzle whose clues are candidates instead of digits is called a sukaku (or pencil-mark
// puzzle). Every ordinary puzzle is one too: a given leaves one candidate, a blank leaves nine.
#pragma once

#include <nonet/geometry.hpp>
#include <nonet/grid.hpp>
#include <nonet/result.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

class Candidates {
  public:
    /// Every digit in every cell.
    constexpr Candidates() { masks_.fill(kAllDigits); }

    /// A given leaves its digit alone in its cell, a blank leaves all nine. Peers of a given are
    /// not touched: that is the solver's work, and two clashing givens stay visible.
    static Candidates from_grid(const Grid& grid);

    /// From exactly 729 characters: position 9*cell + digit-1 holds the digit, or '.' or '0'.
    /// Error wrong_length or bad_symbol.
    static Result<Candidates> from_line(std::string_view line);

    [[nodiscard]] constexpr DigitMask operator[](Cell cell) const { return masks_[cell]; }
    [[nodiscard]] constexpr bool has(Cell cell, Digit digit) const {
        return (masks_[cell] & mask_of(digit)) != 0;
    }
    /// Requires a mask of digits 1 to 9 only, that is, within kAllDigits.
    constexpr void set(Cell cell, DigitMask mask) { masks_[cell] = mask; }
    constexpr void remove(Cell cell, Digit digit) {
        masks_[cell] = static_cast<DigitMask>(masks_[cell] & ~mask_of(digit));
    }
    constexpr void add(Cell cell, Digit digit) {
        masks_[cell] = static_cast<DigitMask>(masks_[cell] | mask_of(digit));
    }

    /// The number of candidates, 0..729.
    [[nodiscard]] int count() const;

    /// 729 characters, a candidate that is gone as '.' (or another mark).
    [[nodiscard]] std::string to_line(char blank = '.') const;

    friend constexpr bool operator==(const Candidates&, const Candidates&) = default;

  private:
    std::array<DigitMask, kCells> masks_{};
};

/// The grid of the cells that have exactly one candidate; all others blank.
Grid single_candidates(const Candidates& candidates);

}  // namespace nonet
