// xoshiro256**, seeded by SplitMix64: see the header. Checked against the authors' published
// sequences in tests/unit/base/random_test.cpp.
#include <nonet/random.hpp>

#include <bit>
#include <cassert>
#include <cstddef>

namespace nonet {

namespace {

std::uint64_t split_mix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed) : state_{} {
    for (std::uint64_t& word : state_) word = split_mix(seed);
}

Random::Random(const std::array<std::uint64_t, 4>& state) : state_(state) {
    assert((state[0] | state[1] | state[2] | state[3]) != 0);
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    assert(bound > 0);
    // Values below 2^64 mod bound would make the small remainders too frequent: draw again.
    const std::uint64_t rejected = (0 - bound) % bound;
    std::uint64_t value = next();
    while (value < rejected) value = next();
    return value % bound;
}

}  // namespace nonet
