// The digits of a mask one by one: for (Digit digit : digits_of(mask)); places of a house likewise.
//
// A DigitMask is a plain integer, so it has no iterator of its own, nor has a PlaceMask. Both have
// nine bits; bit 0 is digit 1, but place 0. Cost: one bit operation for each member.
#pragma once

#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

#include <bit>
#include <cstdint>

namespace nonet::logic {

/// The members of a mask of nine bits, ascending, the lowest bit counting as kFirst.
template <int kFirst>
class BitsOf {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(unsigned rest) : rest_(rest) {}
        constexpr int operator*() const { return std::countr_zero(rest_) + kFirst; }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        unsigned rest_;
    };

    constexpr explicit BitsOf(std::uint16_t mask) : mask_(mask) {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(mask_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint16_t mask_;
};

/// The digits of `mask`, ascending.
constexpr BitsOf<1> digits_of(DigitMask mask) {
    return BitsOf<1>(mask);
}
/// The places of `mask`, ascending, from 0.
constexpr BitsOf<0> places_of(PlaceMask mask) {
    return BitsOf<0>(mask);
}

/// The smallest digit of a mask. Requires mask != 0.
constexpr Digit first_digit(DigitMask mask) {
    return std::countr_zero(mask) + 1;
}

/// The largest digit of a mask. Requires mask != 0.
constexpr Digit last_digit(DigitMask mask) {
    return static_cast<Digit>(std::bit_width(mask));
}
/// The first and the last place of a mask. Requires mask != 0.
constexpr int first_place(PlaceMask mask) {
    return std::countr_zero(mask);
}
constexpr int last_place(PlaceMask mask) {
    return static_cast<int>(std::bit_width(mask)) - 1;
}

/// How many digits, or places; a look into a table, as not every processor counts bits by itself.
constexpr int digit_count(DigitMask mask) {
    return detail::kBitCounts[mask];
}

constexpr DigitMask without(DigitMask mask, DigitMask others) {
    return static_cast<DigitMask>(mask & ~others);
}

}  // namespace nonet::logic
