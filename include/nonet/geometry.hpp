// The 9×9 board: cells, houses, bands, stacks, and who sees whom.
//
// Cells are numbered 0..80 row by row. A house is a row, a column or a box; houses are numbered
// rows 0..8, columns 9..17, boxes 18..26. A band is three rows of boxes wide (rows 0-2, 3-5, 6-8),
// a stack the same for columns; both are chutes. Two cells are peers when they share a house; every
// cell has 20 peers. Digits are 1..9, and digit d is bit d-1 of a DigitMask.
#pragma once

#include <array>
#include <cstdint>

namespace nonet {

using Cell = int;                 ///< 0..80, row by row
using Digit = int;                ///< 1..9; 0 stands for "blank"
using House = int;                ///< 0..26: rows, then columns, then boxes
using DigitMask = std::uint16_t;  ///< a set of digits, digit d at bit d-1

inline constexpr int kCells = 81;
inline constexpr int kDigits = 9;
inline constexpr int kHouses = 27;
inline constexpr int kPeers = 20;
inline constexpr DigitMask kAllDigits = 0x1ff;

constexpr int row_of(Cell cell) {
    return cell / 9;
}
constexpr int column_of(Cell cell) {
    return cell % 9;
}
constexpr int box_of(Cell cell) {
    return cell / 27 * 3 + cell % 9 / 3;
}
constexpr int band_of(Cell cell) {
    return cell / 27;
}
constexpr int stack_of(Cell cell) {
    return cell % 9 / 3;
}
constexpr Cell cell_at(int row, int column) {
    return row * 9 + column;
}
constexpr DigitMask mask_of(Digit digit) {
    return static_cast<DigitMask>(1 << (digit - 1));
}

/// True for a set of one digit.
constexpr bool is_single(DigitMask mask) {
    return mask != 0 && (mask & (mask - 1)) == 0;
}

constexpr House row_house(int row) {
    return row;
}
constexpr House column_house(int column) {
    return 9 + column;
}
constexpr House box_house(int box) {
    return 18 + box;
}

namespace detail {

constexpr std::array<std::array<std::uint8_t, 9>, kHouses> make_house_cells() {
    std::array<std::array<std::uint8_t, 9>, kHouses> cells{};
    for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < 9; ++j) {
            cells[i][j] = static_cast<std::uint8_t>(cell_at(i, j));
            cells[9 + i][j] = static_cast<std::uint8_t>(cell_at(j, i));
            cells[18 + i][j] =
                static_cast<std::uint8_t>(cell_at(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3));
        }
    }
    return cells;
}

constexpr bool see_each_other(Cell a, Cell b) {
    return a != b &&
           (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
}

constexpr std::array<std::array<std::uint8_t, kPeers>, kCells> make_peers() {
    std::array<std::array<std::uint8_t, kPeers>, kCells> peers{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        int count = 0;
        for (Cell other = 0; other < kCells; ++other) {
            if (see_each_other(cell, other))
                peers[cell][count++] = static_cast<std::uint8_t>(other);
        }
    }
    return peers;
}

}  // namespace detail

/// The nine cells of each house, in reading order.
inline constexpr auto kHouseCells = detail::make_house_cells();

/// The twenty peers of each cell, ascending.
inline constexpr auto kPeerCells = detail::make_peers();

constexpr bool are_peers(Cell a, Cell b) {
    return detail::see_each_other(a, b);
}

}  // namespace nonet
