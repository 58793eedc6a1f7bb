// A 9×9 grid of digits: a puzzle, or a solution.
#pragma once

#include <nonet/geometry.hpp>
#include <nonet/result.hpp>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

/// 81 cells, 0 = blank, 1..9 = digit. Comparing two grids compares them row by row as numbers, so
/// the smallest of several full grids is the lexicographically smallest one.
class Grid {
  public:
    /// The empty grid.
    constexpr Grid() = default;

    /// From 81 values 0..9 in row-major order. Error bad_argument, with the index as place.column,
    /// when a value is above 9.
    static Result<Grid> from_values(std::span<const std::uint8_t, kCells> values);

    /// From exactly 81 characters: 1..9 are digits, '.' and '0' are blanks. Every other text goes
    /// through the reader (text.hpp). Error wrong_length or bad_symbol.
    static Result<Grid> from_line(std::string_view line);

    [[nodiscard]] constexpr Digit operator[](Cell cell) const { return values_[cell]; }

    /// Requires 0 <= digit <= 9.
    constexpr void set(Cell cell, Digit digit) { values_[cell] = static_cast<std::uint8_t>(digit); }

    [[nodiscard]] constexpr const std::array<std::uint8_t, kCells>& values() const {
        return values_;
    }

    /// The number of cells that are not blank.
    [[nodiscard]] int clue_count() const;

    /// True when no cell is blank. Says nothing about the rules: see find_clash.
    [[nodiscard]] bool is_full() const { return clue_count() == kCells; }

    /// 81 characters, '.' = blank (or another mark).
    [[nodiscard]] std::string to_line(char blank = '.') const;

    friend constexpr bool operator==(const Grid&, const Grid&) = default;
    friend constexpr auto operator<=>(const Grid&, const Grid&) = default;

  private:
    std::array<std::uint8_t, kCells> values_{};
};

/// Two equal digits in one house.
struct Clash {
    Digit digit = 0;
    Cell first = 0;
    Cell second = 0;
    House house = 0;  ///< the first house, in the order rows, columns, boxes, that holds both
};

/// The first clash in reading order of its first cell, then of its second; nothing when no digit
/// stands twice in a house. A grid without a clash can still have no solution.
std::optional<Clash> find_clash(const Grid& grid);

/// True when `grid` is full and obeys the rules.
bool is_solution(const Grid& grid);

/// True when `grid` holds every digit of `puzzle` in its place.
bool extends(const Grid& grid, const Grid& puzzle);

/// "r1c1" for cell 0, "r9c9" for cell 80.
std::string cell_name(Cell cell);

/// "row 1", "column 9" or "box 5".
std::string house_name(House house);

}  // namespace nonet
