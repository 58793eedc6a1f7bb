// A grid in 40 bytes that compare as the grids do: 17 decimal digits in each of five words.
//
// Base ten instead of four bits for each cell saves a fifth of the memory that a sieve of many
// forms needs; five words are also compared and hashed faster than 81 bytes.
#pragma once

#include <nonet/grid.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace nonet::canon {

using FormKey = std::array<std::uint64_t, 5>;

inline FormKey key_of(const Grid& grid) {
    constexpr std::size_t kInWord = 17;
    FormKey key{};
    const auto& values = grid.values();
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        std::uint64_t& word = key[cell / kInWord];
        word = word * 10 + values[cell];
    }
    return key;
}

inline std::size_t hash_of(const FormKey& key) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : key) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

}  // namespace nonet::canon
