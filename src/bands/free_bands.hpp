// How many ways an empty band can be filled when the digits of each column are known.
//
// The number depends on nothing but the three partitions of the digits into columns, one for each
// box, and on these only up to renaming the digits. So the first partition is renamed to
// 123 456 789 and a table of 280 × 280 numbers holds all answers: two look-ups for the renaming,
// one for the number. Felgenhauer and Jarvis counted the grids of 2005 over the 44 classes of
// triples of partitions (the "gangsters") that renaming and moving boxes leave; the classes are
// found here by joining entries of the same table.
#pragma once

#include "bands/partitions.hpp"

#include <nonet/band_class.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet::bands {

class FreeBands {
  public:
    /// The tables, made at the first call.
    static const FreeBands& get();

    /// The renaming that makes the unordered partition `first` 123 456 789 makes `other` this one.
    [[nodiscard]] int renamed(int first, int other) const { return renamed_[first][other]; }

    /// The ways to fill a band whose boxes have the columns 123 456 789, second and third (both
    /// unordered, renamed). The order of the columns is fixed, that of the rows is not.
    [[nodiscard]] std::uint32_t ways(int second, int third) const { return ways_[second][third]; }
    [[nodiscard]] const std::array<std::uint32_t, kUnordered>& ways(int second) const {
        return ways_[second];
    }

    /// The class of such a band, 0..43.
    [[nodiscard]] int column_class(int second, int third) const { return class_[second][third]; }
    /// A band of that class.
    struct Sample {
        int second = 0;
        int third = 0;
    };
    [[nodiscard]] Sample sample(int column_class) const { return samples_[column_class]; }
    /// How many filled bands have that class, of all 948,109,639,680.
    [[nodiscard]] std::uint64_t bands_of(int column_class) const { return bands_[column_class]; }

  private:
    FreeBands();
    void find_renamings();
    void count_ways();
    void find_classes();

    template <class T>
    using Square = std::array<std::array<T, kUnordered>, kUnordered>;

    Square<std::uint16_t> renamed_{};
    Square<std::uint32_t> ways_{};
    Square<std::uint8_t> class_{};
    std::array<Sample, kColumnClasses> samples_{};
    std::array<std::uint64_t, kColumnClasses> bands_{};
};

}  // namespace nonet::bands
