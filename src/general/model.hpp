// The rules of a puzzle as an exact cover: candidates, and items that want exactly one of them.
//
// A candidate is "value v in cell c". An item is something that must happen exactly once: "cell c
// holds a value" or "house h holds value v". A plain Sudoku has N^2 cell items and 3*N^2 house
// items, and each candidate lies in four of them. Naked singles, hidden singles and the ban on
// repeats are then one and the same rule, and every algorithm above is written against items alone.
//
// Place for variants: a house is any list of N cells, so diagonals, windows and jigsaw regions are
// more rows in `houses`. Constraints that are no houses (cages, lines) will be files in
// constraints/ with one table, called by State after each change of the masks.
//
// Numbering: candidate = cell*N + v-1. Cell items come first (item = cell, its places are values),
// then house items (item = N^2 + house*N + v-1, its places are positions in the house), so a set
// of candidates of an item is a mask of at most 36 bits.
#pragma once

#include <nonet/board.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace nonet::general {

class Model {
  public:
    /// One house of a cell: the item of its value 1, and the position of the cell in the house.
    struct Link {
        std::uint16_t first_item;
        std::uint8_t place;
        std::uint8_t house;
    };

    /// The model of a shape; made once and shared, since it never changes. Any thread may ask.
    static const Model& of(BoxShape box);

    explicit Model(BoxShape box);

    [[nodiscard]] BoxShape box() const { return box_; }
    [[nodiscard]] int side() const { return side_; }
    [[nodiscard]] int cell_count() const { return side_ * side_; }
    [[nodiscard]] int candidate_count() const { return side_ * side_ * side_; }
    [[nodiscard]] int item_count() const { return static_cast<int>(items_.size()); }

    [[nodiscard]] int house_count() const { return static_cast<int>(houses_.size()); }
    [[nodiscard]] std::span<const int> house(int house) const { return houses_[house]; }
    [[nodiscard]] int cell_at(int house, int place) const { return houses_[house][place]; }

    /// Values 1..N as a mask.
    [[nodiscard]] std::uint64_t all_values() const { return (std::uint64_t{1} << side_) - 1; }

    [[nodiscard]] int candidate(int cell, int value) const { return cell * side_ + value - 1; }
    [[nodiscard]] int cell_of(int candidate) const { return cell_of_[candidate]; }

    /// The candidate of an item at a place of its mask.
    [[nodiscard]] int candidate_at(int item, int place) const {
        return places_[items_[item].places + place] + items_[item].offset;
    }

    [[nodiscard]] std::span<const Link> houses_of(int cell) const {
        return {links_.data() + static_cast<std::size_t>(cell) * links_per_cell_, links_per_cell_};
    }

  private:
    struct Item {
        std::uint32_t places;  // where its list begins in places_
        std::int32_t offset;   // what to add to an entry of the list
    };

    void add_house(const std::vector<int>& cells);
    void number_items();

    BoxShape box_;
    int side_;
    std::vector<std::vector<int>> houses_;
    std::vector<Item> items_;
    std::vector<std::int32_t> places_;
    std::vector<Link> links_;
    std::size_t links_per_cell_ = 0;
    std::vector<std::uint16_t> cell_of_;
};

}  // namespace nonet::general
