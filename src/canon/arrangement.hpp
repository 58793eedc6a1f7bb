// What a search for a canonical form hands back: where lines and columns come from, what digits
// become, and how many such arrangements give the same form.
#pragma once

#include "canon/sides.hpp"

#include <array>
#include <cstdint>

namespace nonet::canon {

struct Arrangement {
    bool transpose = false;
    std::array<std::uint8_t, 9> rows{};     ///< line rows[i] of the side comes to row i
    std::array<std::uint8_t, 9> columns{};  ///< its cell columns[j] comes to column j
    std::array<std::uint8_t, 10> labels{};  ///< what a digit becomes; 0 where it does not occur
    std::uint32_t automorphisms = 0;
};

/// Row-minimal, for grids without a blank that obey the rules.
Arrangement arrange_full_grid(const Sides& sides);

/// Row-minimal, for grids in which no digit stands twice in a row or in a column.
Arrangement arrange_rows(const Sides& sides);

/// Row-minimal or pattern-first, for all grids; slower.
Arrangement arrange_by_columns(const Sides& sides, bool pattern_first);

}  // namespace nonet::canon
