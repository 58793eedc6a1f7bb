// The rows of a box, or its columns, as three sets of digits in one word.
//
// A box is known by its rows and its columns: the digit of a cell is the one in both. So steps that
// settle one or the other need no cells, and three sets in one word are dealt with at once.
#pragma once

#include <nonet/geometry.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace nonet::generate {

/// Line i in bits 16i to 16i+8, digit d at bit d-1 of it.
class Lines {
  public:
    constexpr Lines() = default;
    constexpr explicit Lines(std::uint64_t word) : word_(word) {}
    constexpr Lines(unsigned first, unsigned second, unsigned third)
        : word_(first | std::uint64_t{second} << 16 | std::uint64_t{third} << 32) {}

    [[nodiscard]] constexpr unsigned operator[](std::size_t line) const {
        return static_cast<unsigned>(word_ >> 16 * line & kAllDigits);
    }
    [[nodiscard]] constexpr std::uint64_t word() const { return word_; }

    friend constexpr Lines operator|(Lines a, Lines b) { return Lines(a.word_ | b.word_); }

    /// What two boxes leave for the third one of a chute, line by line.
    friend constexpr Lines rest_of(Lines a, Lines b) {
        return Lines(~(a.word_ | b.word_) & kEach * kAllDigits);
    }

    /// Does each of these rows share a digit with each of those columns? Without a branch: a sum
    /// carries into the bit above each line that is not empty.
    friend constexpr bool meet(Lines rows, Lines columns) {
        std::uint64_t met = kEach * 0x8000;
        for (std::size_t row = 0; row < 3; ++row) {
            met &= (columns.word_ & kEach * rows[row]) + kEach * 0x7fff;
        }
        return met == kEach * 0x8000;
    }

  private:
    static constexpr std::uint64_t kEach = 0x0000'0001'0001'0001;

    std::uint64_t word_ = 0;
};

/// Of box 1, which is 123 456 789.
inline constexpr Lines kFirstRows{0b000000111, 0b000111000, 0b111000000};
inline constexpr Lines kFirstColumns{0b001001001, 0b010010010, 0b100100100};

inline constexpr std::size_t kOrders = 6;  ///< of three digits

/// Which of three digits, by rank, comes first, second and third.
inline constexpr std::array<std::array<std::uint8_t, 3>, kOrders> kRanksInOrder = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

namespace detail {

/// Member `rank` of a set, as a set.
constexpr unsigned member(unsigned set, unsigned rank) {
    for (; rank > 0; --rank) set &= set - 1;
    return set & (0 - set);
}

/// For each set of three digits, by ranks, its subsets.
constexpr auto make_subsets() {
    std::array<std::array<std::uint16_t, 8>, 512> subsets{};
    for (unsigned set = 0; set < 512; ++set) {
        if (std::popcount(set) != 3) continue;
        for (unsigned ranks = 0; ranks < 8; ++ranks) {
            unsigned subset = 0;
            for (unsigned rank = 0; rank < 3; ++rank) {
                if ((ranks >> rank & 1) != 0) subset |= member(set, rank);
            }
            subsets[set][ranks] = static_cast<std::uint16_t>(subset);
        }
    }
    return subsets;
}

/// For each set of three digits and each order of them a digit in each line.
constexpr auto make_spread() {
    std::array<std::array<Lines, kOrders>, 512> spread{};
    for (unsigned set = 0; set < 512; ++set) {
        if (std::popcount(set) != 3) continue;
        for (std::size_t order = 0; order < kOrders; ++order) {
            const auto& ranks = kRanksInOrder[order];
            spread[set][order] =
                Lines(member(set, ranks[0]), member(set, ranks[1]), member(set, ranks[2]));
        }
    }
    return spread;
}

}  // namespace detail

inline constexpr auto kSubsets = detail::make_subsets();
inline constexpr auto kSpread = detail::make_spread();

}  // namespace nonet::generate
