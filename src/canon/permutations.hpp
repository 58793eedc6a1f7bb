// The orders of up to three things, for walking through ties.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace nonet::canon {

using Order = std::array<std::uint8_t, 3>;

/// The first 1, 2 or 6 of them are the orders of 1, 2 or 3 things.
inline constexpr std::array<Order, 6> kOrders = {{
    {0, 1, 2},
    {1, 0, 2},
    {0, 2, 1},
    {1, 2, 0},
    {2, 0, 1},
    {2, 1, 0},
}};

constexpr std::span<const Order> orders_of(std::size_t count) {
    constexpr std::array<std::size_t, 4> kCounts = {1, 1, 2, 6};
    return std::span<const Order>(kOrders).first(kCounts[count]);
}

/// The nine lines (or cells of a line) of chutes in the order `chutes`, inside by `inside`.
constexpr std::array<std::uint8_t, 9> lines_in(const Order& chutes,
                                               const std::array<Order, 3>& inside) {
    std::array<std::uint8_t, 9> lines{};
    for (std::size_t i = 0; i < 9; ++i) {
        lines[i] = static_cast<std::uint8_t>(chutes[i / 3] * 3 + inside[i / 3][i % 3]);
    }
    return lines;
}

}  // namespace nonet::canon
