// Four masks for each house, filled digit by digit from the counts that the state keeps.
#include "logic/kit/place_counts.hpp"

namespace nonet::logic {

PlaceCounts::PlaceCounts(const State& state) {
    for (House house = 0; house < kHouses; ++house) {
        std::array<DigitMask, 10>& digits = exactly_[house];
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            DigitMask& with_that_many = digits[state.places(house, digit)];
            with_that_many = static_cast<DigitMask>(with_that_many | mask_of(digit));
        }
    }
}

}  // namespace nonet::logic
