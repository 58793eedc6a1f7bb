// A puzzle seen from both sides, rows first and columns first, packed for comparing rows.
//
// A side holds nine lines, each with its nine digits and a mask of the cells that are filled.
// Transposing is then nothing but looking at the other side. The digits stand as four times
// themselves: labels are looked up by shifting a word of four-bit fields by that much. Which search
// fits a grid depends on its clashes: they are found on the way, without a branch.
#pragma once

#include <nonet/grid.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet::canon {

struct Line {
    std::array<std::uint8_t, 9> shifts{};  ///< four times the digits
    std::uint16_t filled = 0;

    [[nodiscard]] int digit(int cell) const { return shifts[cell] / 4; }
};

using Side = std::array<Line, 9>;

struct Sides {
    std::array<Side, 2> of;       ///< [0] the rows, [1] the columns
    bool has_line_clash = false;  ///< a digit stands twice in a row or in a column
    bool is_full = false;
    bool has_box_clash = false;  ///< a full grid has a digit twice in a box

    const Side& operator[](std::size_t side) const { return of[side]; }
};

Sides sides_of(const Grid& grid);

}  // namespace nonet::canon
