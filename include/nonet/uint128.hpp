// A 128-bit unsigned number, enough for every solution count of a 9×9 grid (6.7e21 > 2^64).
//
// Written out as two 64-bit halves, since not every compiler has a built-in 128-bit integer.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace nonet {

struct Uint128 {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    constexpr Uint128() = default;
    constexpr Uint128(std::uint64_t value) : low(value) {}  // NOLINT(google-explicit-constructor)
    constexpr Uint128(std::uint64_t high_half, std::uint64_t low_half)
        : high(high_half), low(low_half) {}

    static constexpr Uint128 max() { return {~std::uint64_t{0}, ~std::uint64_t{0}}; }

    friend constexpr bool operator==(const Uint128&, const Uint128&) = default;
    friend constexpr auto operator<=>(const Uint128&, const Uint128&) = default;

    /// Wraps around at 2^128, like every unsigned number. Takes a copy, so that `n += n` is right.
    constexpr Uint128& operator+=(Uint128 other) {
        low += other.low;
        high += other.high + (low < other.low ? 1 : 0);
        return *this;
    }
    constexpr Uint128& operator++() { return *this += Uint128{1}; }
    friend constexpr Uint128 operator+(Uint128 a, const Uint128& b) { return a += b; }
};

/// The whole product of two numbers, from the products of their halves.
constexpr Uint128 product(std::uint64_t a, std::uint64_t b) {
    constexpr std::uint64_t kHalf = 0xffffffff;
    const std::uint64_t low = (a & kHalf) * (b & kHalf);
    const std::uint64_t cross = (a >> 32) * (b & kHalf) + (low >> 32);
    const std::uint64_t middle = (a & kHalf) * (b >> 32) + (cross & kHalf);
    return {(a >> 32) * (b >> 32) + (cross >> 32) + (middle >> 32), middle << 32 | (low & kHalf)};
}

/// The number in decimal, without leading zeros.
std::string to_string(const Uint128& number);

}  // namespace nonet
