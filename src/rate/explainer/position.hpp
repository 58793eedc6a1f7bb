// The grid as Sudoku Explainer sees it: the values, and the candidates of the blank cells.
//
// Chains erase candidates, look for patterns in what is left and undo it, thousands of times for
// one step. So the position is flat (copying is one memcpy of some 900 bytes) and holds the same
// candidates three times, each for one question: which digits may stand in this cell, which cells
// may take this digit, which places of this house may take this digit. Removing a candidate keeps
// the three equal in a few stores.
//
// Houses are numbered as everywhere in Nonet (rows, columns, boxes); the places inside a house are
// those of kHouseCells, which is the original's numbering too. Its scan orders are the lists below.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>
#include <nonet/grid.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstdint>

namespace nonet::explainer {

using logic::Candidate;
using logic::PlaceMask;

/// How many bits a mask of nine has.
constexpr int count_bits(unsigned mask) {
    return logic::detail::kBitCounts[mask];
}

/// True for a mask of exactly two bits.
constexpr bool is_pair(unsigned mask) {
    const unsigned rest = mask & (mask - 1);
    return rest != 0 && (rest & (rest - 1)) == 0;
}

namespace detail {

constexpr std::array<House, kHouses> make_scan_order() {
    std::array<House, kHouses> order{};
    for (int i = 0; i < 9; ++i) {
        order[i] = box_house(i);
        order[9 + i] = column_house(i);
        order[18 + i] = row_house(i);
    }
    return order;
}

constexpr std::array<std::array<std::uint8_t, 3>, kCells> make_houses_of() {
    std::array<std::array<std::uint8_t, 3>, kCells> houses{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        houses[cell] = {static_cast<std::uint8_t>(box_house(box_of(cell))),
                        static_cast<std::uint8_t>(row_house(row_of(cell))),
                        static_cast<std::uint8_t>(column_house(column_of(cell)))};
    }
    return houses;
}

/// The place of a cell in its row, column and box.
constexpr int place_in(House house, Cell cell) {
    if (house < 9) return column_of(cell);
    if (house < 18) return row_of(cell);
    return row_of(cell) % 3 * 3 + column_of(cell) % 3;
}

constexpr std::array<std::array<PlaceMask, 3>, kCells> make_place_bits() {
    std::array<std::array<PlaceMask, 3>, kCells> bits{};
    constexpr auto kHousesOf = make_houses_of();
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (int i = 0; i < 3; ++i) {
            bits[cell][i] = static_cast<PlaceMask>(1u << place_in(kHousesOf[cell][i], cell));
        }
    }
    return bits;
}

constexpr std::array<std::array<std::uint8_t, kPeers>, kCells> make_ordered_peers() {
    std::array<std::array<std::uint8_t, kPeers>, kCells> peers{};
    constexpr auto kHousesOf = make_houses_of();
    for (Cell cell = 0; cell < kCells; ++cell) {
        int count = 0;
        CellMask seen = CellMask::of(cell);
        for (const House house : kHousesOf[cell]) {
            for (const std::uint8_t peer : kHouseCells[house]) {
                if (seen.has(peer)) continue;
                seen.add(peer);
                peers[cell][count++] = peer;
            }
        }
    }
    return peers;
}

}  // namespace detail

/// Boxes, columns, rows: the order in which the plain rules walk the houses.
inline constexpr auto kScanOrder = detail::make_scan_order();

/// Box, row, column of each cell: the order in which chains, loops and peers walk its houses.
inline constexpr auto kHousesOf = detail::make_houses_of();

/// The bit of each cell in the place masks of these houses.
inline constexpr auto kPlaceBits = detail::make_place_bits();

/// The twenty peers of each cell: of its box, then its row, then its column, each once.
inline constexpr auto kOrderedPeers = detail::make_ordered_peers();

/// The place (0..8) of a cell in one of its houses.
constexpr int place_in(House house, Cell cell) {
    return detail::place_in(house, cell);
}

class Position {
  public:
    /// No cell filled, no candidate.
    Position() = default;

    /// What a rating starts from: the digits of a state and its candidates.
    explicit Position(const logic::State& state);

    /// 0 for a blank cell.
    [[nodiscard]] Digit value(Cell cell) const { return values_[cell]; }
    /// None for a filled cell.
    [[nodiscard]] DigitMask candidates(Cell cell) const { return candidates_[cell]; }
    [[nodiscard]] bool has(Cell cell, Digit digit) const {
        return (candidates_[cell] & mask_of(digit)) != 0;
    }
    [[nodiscard]] bool has(Candidate candidate) const {
        return has(candidate.cell, candidate.digit);
    }
    /// The cells that may take a digit.
    [[nodiscard]] const CellMask& cells_with(Digit digit) const { return cells_[digit - 1]; }
    /// The places of a house that may take a digit: bit i stands for kHouseCells[house][i].
    [[nodiscard]] PlaceMask places(House house, Digit digit) const {
        return places_[house][digit - 1];
    }
    /// The cells without a value.
    [[nodiscard]] const CellMask& blanks() const { return blanks_; }
    /// How many cells of a house have no value.
    [[nodiscard]] int blank_count(House house) const { return blank_counts_[house]; }
    /// How many cells have this value.
    [[nodiscard]] int value_count(Digit digit) const { return value_counts_[digit - 1]; }
    [[nodiscard]] bool is_solved() const { return blanks_.empty(); }
    /// The cells with exactly two candidates. Cost: nine steps.
    [[nodiscard]] CellMask bivalue_cells() const;

    /// Takes a candidate away; nothing happens when it is not there.
    void remove(Cell cell, Digit digit) {
        const auto bit = mask_of(digit);
        if ((candidates_[cell] & bit) == 0) return;
        candidates_[cell] = static_cast<DigitMask>(candidates_[cell] & ~bit);
        cells_[digit - 1].remove(cell);
        for (int i = 0; i < 3; ++i) {
            auto& mask = places_[kHousesOf[cell][i]][digit - 1];
            mask = static_cast<PlaceMask>(mask & ~unsigned{kPlaceBits[cell][i]});
        }
    }
    void remove(Candidate candidate) { remove(candidate.cell, candidate.digit); }

    /// Fills a blank cell and takes the digit from its peers. The digit need not be a candidate.
    void place(Cell cell, Digit digit);

    /// Equal values and equal candidates.
    friend bool operator==(const Position& a, const Position& b) {
        return a.cells_ == b.cells_ && a.values_ == b.values_;
    }

  private:
    void add(Cell cell, Digit digit);

    std::array<CellMask, kDigits> cells_{};
    CellMask blanks_ = CellMask::all();
    std::array<DigitMask, kCells> candidates_{};
    std::array<std::array<PlaceMask, kDigits>, kHouses> places_{};
    std::array<std::uint8_t, kCells> values_{};
    std::array<std::uint8_t, kHouses> blank_counts_ = [] {
        std::array<std::uint8_t, kHouses> counts{};
        counts.fill(9);
        return counts;
    }();
    std::array<std::uint8_t, kDigits> value_counts_{};
};

}  // namespace nonet::explainer
