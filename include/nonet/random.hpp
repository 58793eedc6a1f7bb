// Random numbers that are the same on every platform, compiler and standard library.
//
// Output that depends on a seed must not depend on anything else (docs/design/determinism.md), so
// neither std::mt19937's distributions nor std::shuffle will do: their algorithms are not fixed by
// the standard. This is xoshiro256** (Blackman and Vigna, 2018), seeded by SplitMix64, with an
// unbiased range by rejection. Not for secrets.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace nonet {

class Random {
  public:
    /// The sequence of a seed. Seeds that differ in one bit give unrelated sequences.
    explicit Random(std::uint64_t seed);

    /// The sequence that starts in this state of the generator, as the published reference
    /// sequences do. Requires that not all four words are zero.
    explicit Random(const std::array<std::uint64_t, 4>& state);

    /// 64 random bits.
    std::uint64_t next();

    /// A number from 0 to bound-1, each equally likely. Requires bound > 0.
    std::uint64_t below(std::uint64_t bound);

    /// Puts the items in a random order, each order equally likely (Fisher-Yates, from the back).
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
        }
    }

  private:
    std::array<std::uint64_t, 4> state_;
};

}  // namespace nonet
