// Sets of houses as 27 bits, house h at bit h: rows, then columns, then boxes.
//
// Fish and loops ask which houses a pattern uses and which are left; a word of bits answers with
// one operation, in the order of houses on which ranks depend.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace nonet::logic {

using HouseSet = std::uint32_t;

inline constexpr HouseSet kNoHouses = 0;
inline constexpr HouseSet kRowHouses = 0x1ff;
inline constexpr HouseSet kColumnHouses = kRowHouses << 9;
inline constexpr HouseSet kBoxHouses = kRowHouses << 18;
inline constexpr HouseSet kAllHouses = kRowHouses | kColumnHouses | kBoxHouses;

constexpr HouseSet house_bit(House house) {
    return HouseSet{1} << house;
}
/// The houses behind `house` in the order of houses.
constexpr HouseSet houses_after(House house) {
    return kAllHouses & ~(house_bit(house) | (house_bit(house) - 1));
}
/// The smallest house. Requires houses != kNoHouses.
constexpr House first_house(HouseSet houses) {
    return std::countr_zero(houses);
}
constexpr int house_count(HouseSet houses) {
    return nonet::detail::popcount(houses);
}
constexpr HouseSet without_first(HouseSet houses) {
    return houses & (houses - 1);
}

/// The row, the column and the box of a cell, one by one; kHousesOfCell has them as a set.
constexpr std::array<House, 3> houses_of(Cell cell) {
    return {row_house(row_of(cell)), column_house(column_of(cell)), box_house(box_of(cell))};
}

namespace detail {

constexpr std::array<HouseSet, kCells> make_houses_of_cells() {
    std::array<HouseSet, kCells> houses{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const House house : houses_of(cell)) houses[cell] |= house_bit(house);
    }
    return houses;
}

}  // namespace detail

/// The row, the column and the box of each cell.
inline constexpr auto kHousesOfCell = detail::make_houses_of_cells();

/// Appends the members, ascending.
inline void append_houses(HouseSet houses, std::vector<House>& list) {
    for (; houses != kNoHouses; houses = without_first(houses)) list.push_back(first_house(houses));
}

}  // namespace nonet::logic
