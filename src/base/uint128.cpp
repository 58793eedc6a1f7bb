// Decimal output of a 128-bit number: divide by ten, digit by digit, in 32-bit limbs.
#include <nonet/uint128.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace nonet {

namespace {

/// Divides the number in `limbs` (most significant first) by ten and returns the remainder.
unsigned divide_by_ten(std::array<std::uint32_t, 4>& limbs) {
    std::uint64_t remainder = 0;
    for (std::uint32_t& limb : limbs) {
        const std::uint64_t part = remainder << 32 | limb;
        limb = static_cast<std::uint32_t>(part / 10);
        remainder = part % 10;
    }
    return static_cast<unsigned>(remainder);
}

}  // namespace

std::string to_string(const Uint128& number) {
    if (number.high == 0) return std::to_string(number.low);
    std::array<std::uint32_t, 4> limbs = {
        static_cast<std::uint32_t>(number.high >> 32), static_cast<std::uint32_t>(number.high),
        static_cast<std::uint32_t>(number.low >> 32), static_cast<std::uint32_t>(number.low)};
    std::string digits;
    while (std::any_of(limbs.begin(), limbs.end(), [](std::uint32_t limb) { return limb != 0; })) {
        digits.push_back(static_cast<char>('0' + divide_by_ten(limbs)));
    }
    std::reverse(digits.begin(), digits.end());
    return digits;
}

}  // namespace nonet
