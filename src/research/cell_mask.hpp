// A set of cells as 81 bits in two words: cells 0..63 in `low`, 64..80 in `high`.
//
// Hitting sets intersect, unite and count small sets of cells millions of times, which is one or
// two instructions a word here. A std::bitset<81> cannot name its first member, and 128-bit
// integers are not in the language.
#pragma once

#include <nonet/geometry.hpp>

#include <bit>
#include <cstdint>
#include <vector>

namespace nonet {

class CellMask {
  public:
    constexpr CellMask() = default;

    static constexpr CellMask of(Cell cell) {
        CellMask mask;
        mask.add(cell);
        return mask;
    }

    constexpr void add(Cell cell) { word_of(cell) |= bit_of(cell); }
    constexpr void remove(Cell cell) { word_of(cell) &= ~bit_of(cell); }
    [[nodiscard]] constexpr bool has(Cell cell) const {
        return ((cell < 64 ? low_ : high_) & bit_of(cell)) != 0;
    }

    [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(low_) + std::popcount(high_); }
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

}  // namespace nonet
