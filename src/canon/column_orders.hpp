// The orders of the columns that give the smallest pattern of filled cells, or all of them.
#pragma once

#include "canon/sides.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::canon {

/// The filled cells of three rows, nine bits each, first row and first cell highest.
using BandPattern = std::uint32_t;
using Patterns = std::array<BandPattern, 3>;

/// The filled cells of row 0, 1 or 2 of a band.
constexpr std::uint32_t row_pattern(BandPattern band, std::size_t row) {
    return band >> (9 * (2 - row)) & 0x1ff;
}

/// The rows of a band in ascending order.
BandPattern sorted(BandPattern band);

struct ColumnOrder {
    std::uint8_t side = 0;
    std::array<std::uint8_t, 9> columns{};
    Patterns patterns{};  ///< of the side's lines, in this order of its columns
};

struct ColumnOrders {
    std::vector<ColumnOrder> orders;
    Patterns smallest{};                   ///< the pattern of the form
    std::array<std::uint32_t, 2> alike{};  ///< how many orders each one stands for, by its side
};

/// With `smallest` those from which the smallest pattern can be had by ordering bands and rows,
/// else all. Columns and stacks without a clue stay in the order in which they stand; `alike`
/// counts their orders.
ColumnOrders column_orders(const Sides& sides, bool smallest);

}  // namespace nonet::canon
