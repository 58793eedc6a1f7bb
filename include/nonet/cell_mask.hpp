// A set of cells as 81 bits in two words: cells 0..63 in `low`, 64..80 in `high`.
//
// Hitting sets and the techniques of human solving intersect, unite and count small sets of cells
// millions of times, which is one or two instructions a word here. A std::bitset<81> cannot name
// its first member, and 128-bit integers are not in the language.
#pragma once

#include <nonet/geometry.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace nonet {

namespace detail {

/// std::popcount calls a function of the compiler's library unless the build may use the
/// processor's instruction, which a build for every x86-64 may not.
constexpr int popcount(std::uint64_t word) {
#ifdef __POPCNT__
    return std::popcount(word);
#else
    word -= (word >> 1) & 0x5555555555555555;
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>((word * 0x0101010101010101) >> 56);
#endif
}

}  // namespace detail

class CellMask {
  public:
    constexpr CellMask() = default;

    static constexpr CellMask of(Cell cell) {
        CellMask mask;
        mask.add(cell);
        return mask;
    }
    /// All 81 cells.
    static constexpr CellMask all() {
        CellMask mask;
        mask.low_ = ~std::uint64_t{0};
        mask.high_ = (std::uint64_t{1} << (kCells - 64)) - 1;
        return mask;
    }

    constexpr void add(Cell cell) { word_of(cell) |= bit_of(cell); }
    constexpr void remove(Cell cell) { word_of(cell) &= ~bit_of(cell); }
    [[nodiscard]] constexpr bool has(Cell cell) const {
        return ((cell < 64 ? low_ : high_) & bit_of(cell)) != 0;
    }

    [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
    [[nodiscard]] constexpr int count() const {
        return detail::popcount(low_) + detail::popcount(high_);
    }
    /// True for one cell.
    [[nodiscard]] constexpr bool is_single() const {
        return !empty() && (low_ & (low_ - 1)) == 0 && (high_ & (high_ - 1)) == 0 &&
               (low_ == 0 || high_ == 0);
    }
    /// The smallest cell. Requires !empty().
    [[nodiscard]] constexpr Cell first() const {
        return low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_);
    }
    [[nodiscard]] constexpr bool intersects(const CellMask& other) const {
        return ((low_ & other.low_) | (high_ & other.high_)) != 0;
    }

    constexpr CellMask& operator|=(const CellMask& other) {
        low_ |= other.low_;
        high_ |= other.high_;
        return *this;
    }
    constexpr CellMask& operator&=(const CellMask& other) {
        low_ &= other.low_;
        high_ &= other.high_;
        return *this;
    }
    /// True when every cell of this set is in the other.
    [[nodiscard]] constexpr bool is_within(const CellMask& other) const {
        return ((low_ & ~other.low_) | (high_ & ~other.high_)) == 0;
    }
    /// The cells of this set that are not in the other.
    [[nodiscard]] constexpr CellMask without(const CellMask& other) const {
        CellMask result;
        result.low_ = low_ & ~other.low_;
        result.high_ = high_ & ~other.high_;
        return result;
    }
    friend constexpr CellMask operator|(CellMask a, const CellMask& b) { return a |= b; }
    friend constexpr CellMask operator&(CellMask a, const CellMask& b) { return a &= b; }
    friend constexpr bool operator==(const CellMask&, const CellMask&) = default;

    /// Walks the members, ascending: for (Cell cell : mask).
    class Iterator {
      public:
        constexpr Cell operator*() const {
            return low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_);
        }
        constexpr Iterator& operator++() {
            if (low_ != 0) {
                low_ &= low_ - 1;
            } else {
                high_ &= high_ - 1;
            }
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        friend class CellMask;
        constexpr Iterator() = default;
        constexpr explicit Iterator(const CellMask& mask) : low_(mask.low_), high_(mask.high_) {}
        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(); }

    /// The members, ascending.
    [[nodiscard]] std::vector<Cell> cells() const {
        std::vector<Cell> members;
        for (CellMask rest = *this; !rest.empty(); rest.remove(rest.first())) {
            members.push_back(rest.first());
        }
        return members;
    }

  private:
    static constexpr std::uint64_t bit_of(Cell cell) { return std::uint64_t{1} << (cell % 64); }
    constexpr std::uint64_t& word_of(Cell cell) { return cell < 64 ? low_ : high_; }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

namespace detail {

constexpr std::array<CellMask, kHouses> make_house_masks() {
    std::array<CellMask, kHouses> masks{};
    for (House house = 0; house < kHouses; ++house) {
        for (const Cell cell : kHouseCells[house]) masks[house].add(cell);
    }
    return masks;
}

constexpr std::array<CellMask, kCells> make_peer_masks() {
    std::array<CellMask, kCells> masks{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const Cell peer : kPeerCells[cell]) masks[cell].add(peer);
    }
    return masks;
}

}  // namespace detail

/// The nine cells of each house.
inline constexpr auto kHouseMasks = detail::make_house_masks();

/// The twenty peers of each cell, without the cell itself.
inline constexpr auto kPeerMasks = detail::make_peer_masks();

/// The cells that see every cell of `cells`, none of which is among them; all 81 for no cells.
constexpr CellMask common_peers(const CellMask& cells) {
    CellMask common = CellMask::all();
    for (const Cell cell : cells) common &= kPeerMasks[cell];
    return common;
}

}  // namespace nonet
