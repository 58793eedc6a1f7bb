// Where the randomness of a candidate comes from: its seed and its number alone.
#pragma once

#include <nonet/random.hpp>

#include <cstdint>

namespace nonet::generate {

/// A sequence of its own for each candidate of each seed. The seed is spread first, so that
/// candidate 1 of seed 0 is not candidate 0 of seed 1.
inline Random random_of(std::uint64_t seed, std::uint64_t number) {
    return Random(Random(seed).next() + number);
}

}  // namespace nonet::generate
