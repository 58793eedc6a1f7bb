// The digits of a mask one by one: for (Digit digit : digits_of(mask)).
//
// A DigitMask is a plain integer, so it has no iterator of its own. Cost: one bit operation a
// digit.
#pragma once

#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

#include <bit>

namespace nonet::logic {

class DigitsOf {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(unsigned rest) : rest_(rest) {}
        constexpr Digit operator*() const { return std::countr_zero(rest_) + 1; }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        unsigned rest_;
    };

    constexpr explicit DigitsOf(DigitMask mask) : mask_(mask) {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(mask_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  private:
    DigitMask mask_;
};

/// The digits of `mask`, ascending.
constexpr DigitsOf digits_of(DigitMask mask) {
    return DigitsOf(mask);
}

/// The smallest digit of a mask. Requires mask != 0.
constexpr Digit first_digit(DigitMask mask) {
    return std::countr_zero(mask) + 1;
}

/// How many digits, or places; a look into a table, as not every processor counts bits by itself.
constexpr int digit_count(DigitMask mask) {
    return detail::kBitCounts[mask];
}

constexpr DigitMask without(DigitMask mask, DigitMask others) {
    return static_cast<DigitMask>(mask & ~others);
}

}  // namespace nonet::logic
