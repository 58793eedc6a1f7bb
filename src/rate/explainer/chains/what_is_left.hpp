// What a net has left of its position, as far as links ask.
//
// A candidate that is erased triggers a link where it leaves one candidate in its cell, or one
// place in a house: so the counts are what matters, and erasing is four decrements that answer that
// question at the same time. Who is left is looked up only then. Copying it costs some 10 ns.
#pragma once

#include "rate/explainer/chains/propagation.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace nonet::explainer {

class WhatIsLeft {
  public:
    WhatIsLeft() = default;

    explicit WhatIsLeft(const Position& position) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            cells_[digit - 1] = position.cells_with(digit);
            for (House house = 0; house < kHouses; ++house) {
                place_counts_[house][digit - 1] =
                    static_cast<std::uint8_t>(count_bits(position.places(house, digit)));
            }
        }
        for (Cell cell = 0; cell < kCells; ++cell) {
            digits_[cell] = position.candidates(cell);
            digit_counts_[cell] = static_cast<std::uint8_t>(count_bits(digits_[cell]));
        }
    }

    [[nodiscard]] DigitMask digits(Cell cell) const { return digits_[cell]; }
    [[nodiscard]] const CellMask& cells(Digit digit) const { return cells_[digit - 1]; }

    /// The links that erasing a candidate triggered.
    class Triggered {
      public:
        [[nodiscard]] bool none() const { return bits_ == 0; }
        [[nodiscard]] bool in_cell() const { return (bits_ & 1) != 0; }
        /// In the i-th of kHousesOf.
        [[nodiscard]] bool in_house(int i) const { return (bits_ & 2u << i) != 0; }

      private:
        friend class WhatIsLeft;
        unsigned bits_ = 0;
    };

    /// Erases a candidate that is there.
    Triggered erase(Candidate candidate) {
        const auto [cell, digit] = candidate;
        digits_[cell] = static_cast<DigitMask>(digits_[cell] & ~mask_of(digit));
        cells_[digit - 1] = cells_[digit - 1].without(kCellMasks[cell]);
        Triggered triggered;
        triggered.bits_ = --digit_counts_[cell] == 1 ? 1 : 0;
        for (int i = 0; i < 3; ++i) {
            if (--place_counts_[kHousesOf[cell][i]][digit - 1] == 1) triggered.bits_ |= 2u << i;
        }
        return triggered;
    }

    /// The links that erasing a candidate would trigger.
    [[nodiscard]] Triggered triggered_by(Candidate candidate) const {
        const auto [cell, digit] = candidate;
        Triggered triggered;
        triggered.bits_ = digit_counts_[cell] == 2 ? 1 : 0;
        for (int i = 0; i < 3; ++i) {
            if (place_counts_[kHousesOf[cell][i]][digit - 1] == 2) triggered.bits_ |= 2u << i;
        }
        return triggered;
    }

    /// The other one of the last two in its cell, whether this one is erased or not.
    [[nodiscard]] Candidate other_in_cell(Candidate candidate) const {
        const auto [cell, digit] = candidate;
        const unsigned others = digits_[cell] & ~unsigned{mask_of(digit)};
        return Candidate::at(cell, std::countr_zero(others) + 1);
    }
    /// The other one of the last two places of its digit in a house.
    [[nodiscard]] Candidate other_in_house(Candidate candidate, House house) const {
        const auto [cell, digit] = candidate;
        CellMask places = cells_[digit - 1] & kHouseMasks[house];
        places.remove(cell);
        return Candidate::at(places.first(), digit);
    }

  private:
    std::array<CellMask, kDigits> cells_{};
    std::array<DigitMask, kCells> digits_{};
    std::array<std::uint8_t, kCells> digit_counts_{};
    std::array<std::array<std::uint8_t, kDigits>, kHouses> place_counts_{};
};

}  // namespace nonet::explainer
