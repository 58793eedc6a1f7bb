// Walking sets: every set of the right size once, in the order of binary numbers.
#include "rate/explainer/producers/subsets.hpp"

#include <nonet/random.hpp>

#include <vector>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

template <int k>
std::vector<unsigned> all_by_hand(const std::array<std::uint16_t, 9>& values) {
    std::vector<unsigned> sets;
    for (unsigned set = 0; set < 512; ++set) {
        if (count_bits(set) != k) continue;
        unsigned all = 0;
        bool counts = true;
        for (int i = 0; i < 9; ++i) {
            if ((set >> i & 1) == 0) continue;
            all |= values[i];
            counts = counts && count_bits(values[i]) >= 2;
        }
        if (counts && count_bits(all) == k) sets.push_back(set);
    }
    return sets;
}

template <int k>
void expect_all(const std::array<std::uint16_t, 9>& values) {
    std::vector<unsigned> found;
    each_subset<k>(values, [&](unsigned set, unsigned /*all*/) {
        found.push_back(set);
        return true;
    });
    EXPECT_EQ(found, all_by_hand<k>(values));
}

TEST(Subsets, ComeInTheOrderOfBinaryNumbers) {
    Random random(3);
    for (int round = 0; round < 2000; ++round) {
        std::array<std::uint16_t, 9> values{};
        // few bits, so that there are sets to find
        for (auto& one : values) one = static_cast<std::uint16_t>(random.below(512) & 0b101011);
        expect_all<2>(values);
        expect_all<3>(values);
        expect_all<4>(values);
    }
}

TEST(Subsets, EndWhereTheVisitorSaysSo) {
    const std::array<std::uint16_t, 9> values = {3, 3, 3, 0, 0, 0, 0, 0, 0};
    int calls = 0;
    EXPECT_FALSE(each_subset<2>(values, [&](unsigned /*set*/, unsigned /*all*/) {
        ++calls;
        return false;
    }));
    EXPECT_EQ(calls, 1);
}

TEST(Subsets, NextSetHasAsManyMembers) {
    EXPECT_EQ(next_set(0b0011), 0b0101U);
    EXPECT_EQ(next_set(0b0110), 0b1001U);
}

}  // namespace
}  // namespace nonet::explainer
