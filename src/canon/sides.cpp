// Packing a grid: cells with a clue only, found eight bytes at a time instead of by 81 branches.
#include "canon/sides.hpp"

#include <bit>
#include <cstring>

namespace nonet::canon {

namespace {

struct Place {
    std::uint8_t row;
    std::uint8_t column;
};

constexpr std::array<Place, kCells> make_places() {
    std::array<Place, kCells> places{};
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        places[cell] = {static_cast<std::uint8_t>(cell / 9), static_cast<std::uint8_t>(cell % 9)};
    }
    return places;
}
constexpr std::array<Place, kCells> kPlaces = make_places();

/// Which of eight cells hold a digit, bit i for cell i. Digits are below 16.
std::uint64_t clues_among(const std::uint8_t* cells) {
    std::uint64_t word = 0;
    std::memcpy(&word, cells, sizeof word);
    const std::uint64_t filled = (word + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
    // The product brings the lowest bit of byte i to bit 56 + i, or to bit 63 - i.
    constexpr bool kLowestFirst = std::endian::native == std::endian::little;
    return filled * (kLowestFirst ? 0x0102040810204080 : 0x8040201008040201) >> 56;
}

bool has_box_clash(const Grid& grid) {
    std::array<std::uint32_t, 9> in_box{};
    std::uint32_t clash = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const std::uint32_t bit = 1U << grid[cell];
        clash |= in_box[box_of(cell)] & bit & ~1U;
        in_box[box_of(cell)] |= bit;
    }
    return clash != 0;
}

}  // namespace

Sides sides_of(const Grid& grid) {
    Sides sides;
    std::array<std::uint32_t, 9> in_row{};
    std::array<std::uint32_t, 9> in_column{};
    std::uint32_t clash = 0;
    const auto& values = grid.values();
    const auto add_clues = [&](std::uint64_t clues, std::size_t first) {
        for (; clues != 0; clues &= clues - 1) {
            const std::size_t cell = first + static_cast<std::size_t>(std::countr_zero(clues));
            const auto [row, column] = kPlaces[cell];
            const std::uint32_t digit = values[cell];
            Line& line = sides.of[0][row];
            Line& across = sides.of[1][column];
            line.shifts[column] = across.shifts[row] = static_cast<std::uint8_t>(4 * digit);
            line.filled |= static_cast<std::uint16_t>(1U << column);
            across.filled |= static_cast<std::uint16_t>(1U << row);
            clash |= (in_row[row] | in_column[column]) >> digit & 1;
            in_row[row] |= 1U << digit;
            in_column[column] |= 1U << digit;
        }
    };
    std::uint64_t clues = 0;
    for (std::size_t i = 0; i < 8; ++i) clues |= clues_among(&values[8 * i]) << (8 * i);
    add_clues(clues, 0);
    // The last 17 cells, in two words that overlap.
    clues =
        clues_among(&values[64]) | clues_among(&values[72]) << 8 | clues_among(&values[73]) << 9;
    add_clues(clues, 64);
    sides.has_line_clash = clash != 0;
    sides.is_full = std::popcount(clues) == 17 && grid.is_full();
    sides.has_box_clash = sides.is_full && has_box_clash(grid);
    return sides;
}

}  // namespace nonet::canon
