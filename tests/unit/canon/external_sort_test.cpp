// Sorting through a file gives what sorting in memory gives, whatever the size of the memory.
#include "canon/external_sort.hpp"

#include <nonet/random.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::canon {
namespace {

std::vector<std::uint64_t> sorted_by(ExternalSort<std::uint64_t>& sort) {
    std::vector<std::uint64_t> result;
    EXPECT_FALSE(sort.finish());
    for (;;) {
        std::uint64_t record = 0;
        bool found = false;
        EXPECT_FALSE(sort.next(record, found));
        if (!found) return result;
        result.push_back(record);
    }
}

TEST(ExternalSort, SortsInAnyMemory) {
    Random random(81);
    for (const std::size_t count : {0, 1, 5, 100, 1000}) {
        for (const std::size_t memory : {1, 2, 7, 100, 999, 5000}) {
            std::vector<std::uint64_t> expected;
            ExternalSort<std::uint64_t> sort(memory);
            for (std::size_t i = 0; i < count; ++i) {
                expected.push_back(random.below(count));  // with repetitions
                ASSERT_FALSE(sort.add(expected.back()));
            }
            std::sort(expected.begin(), expected.end());
            EXPECT_EQ(sorted_by(sort), expected) << count << " in " << memory;
        }
    }
}

TEST(ExternalSort, TakesRunsAsTheyAre) {
    ExternalSort<std::uint64_t> sort(3);
    ASSERT_FALSE(sort.add(5));
    ASSERT_FALSE(sort.add_run({9, 1, 4, 7, 2}));
    ASSERT_FALSE(sort.add(3));
    EXPECT_EQ(sorted_by(sort), (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 7, 9}));
}

}  // namespace
}  // namespace nonet::canon
