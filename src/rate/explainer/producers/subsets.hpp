// Walks the sets of k of nine members in the original's order.
//
// Sets, sets of digits and fish are all the same search: members that each have two to k values,
// k of them whose values together are exactly k. The original walks all C(9, k) sets as binary
// numbers, ascending, so the largest member is the outermost loop here; a set that already has more
// than k values is not continued, which drops no set that counts and keeps the order.
#pragma once

#include "rate/explainer/position.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace nonet::explainer {

/// The next larger number with as many bits.
constexpr unsigned next_set(unsigned set) {
    const unsigned lowest = set & (0 - set);
    const unsigned ripple = set + lowest;
    return ripple | ((set ^ ripple) >> 2) / lowest;
}

/// Calls found(set of members, union of their values) for each set of k members, each of two to k
/// values and exactly k together, in ascending order of the set as a binary number; a false answer
/// ends the walk. False when it was ended.
template <int k, class Found>
bool each_subset(const std::array<std::uint16_t, 9>& values, Found found) {
    std::array<std::uint8_t, 9> members{};
    int count = 0;
    for (int i = 0; i < 9; ++i) {
        const int bits = count_bits(values[i]);
        if (bits >= 2 && bits <= k) members[count++] = static_cast<std::uint8_t>(i);
    }
    // below: only members before this one, so that sets come in ascending order
    const auto extend = [&](auto self, int left, int below, unsigned set, unsigned all) -> bool {
        for (int i = left - 1; i < below; ++i) {
            const unsigned together = all | values[members[i]];
            if (count_bits(together) > k) continue;
            const unsigned with = set | 1u << members[i];
            if (left > 1) {
                if (!self(self, left - 1, i, with, together)) return false;
            } else if (count_bits(together) == k && !found(with, together)) {
                return false;
            }
        }
        return true;
    };
    return count < k || extend(extend, k, count, 0, 0);
}

}  // namespace nonet::explainer
