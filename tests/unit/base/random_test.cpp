// The generator against the sequences that its authors' reference programs print, so that a seed
// means the same on every platform for ever; and the range and the shuffle built on it.
#include <nonet/random.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// xoshiro256starstar.c by Blackman and Vigna, started in the state 1, 2, 3, 4.
TEST(Random, FollowsTheReferenceSequence) {
    constexpr std::array<std::uint64_t, 10> kReference = {
        11520U,
        0U,
        1509978240U,
        1215971899390074240U,
        1216172134540287360U,
        607988272756665600U,
        16172922978634559625U,
        8476171486693032832U,
        10595114339597558777U,
        2904607092377533576U,
    };
    Random random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    for (const std::uint64_t expected : kReference) EXPECT_EQ(random.next(), expected);
}

/// splitmix64.c by Vigna: the first outputs for 1234567 fill the state.
TEST(Random, SpreadsTheSeedWithSplitMix) {
    Random seeded(1234567);
    Random started(std::array<std::uint64_t, 4>{6457827717110365317U, 3203168211198807973U,
                                                9817491932198370423U, 4593380528125082431U});
    for (int i = 0; i < 100; ++i) EXPECT_EQ(seeded.next(), started.next());
}

TEST(Random, GivesTheSameSequenceForTheSameSeed) {
    Random a(42);
    Random b(42);
    Random other(43);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t value = a.next();
        EXPECT_EQ(value, b.next());
        differs = differs || value != other.next();
    }
    EXPECT_TRUE(differs);
}

TEST(Random, BelowStaysInItsRange) {
    Random random(1);
    for (const std::uint64_t bound :
         {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{10},
          std::uint64_t{1} << 33, (std::uint64_t{1} << 63) + 1, ~std::uint64_t{0}}) {
        for (int i = 0; i < 200; ++i) EXPECT_LT(random.below(bound), bound);
    }
}

TEST(Random, BelowHitsEveryValueEquallyOften) {
    // 9000 draws of 9 values: the count of each has mean 1000 and deviation 30.
    Random random(2);
    std::array<int, 9> hits{};
    for (int i = 0; i < 9000; ++i) ++hits[random.below(9)];
    for (const int count : hits) {
        EXPECT_GT(count, 850);
        EXPECT_LT(count, 1150);
    }
}

TEST(Random, BelowIsUnbiasedWhereTheRemainderAloneWouldNotBe) {
    // With a bound of 3 * 2^62, plain "mod" would give a third of the values, those below 2^62,
    // half of the time.
    constexpr std::uint64_t kQuarter = std::uint64_t{1} << 62;
    Random random(3);
    int low = 0;
    for (int i = 0; i < 9000; ++i) low += random.below(3 * kQuarter) < kQuarter ? 1 : 0;
    EXPECT_GT(low, 2700);
    EXPECT_LT(low, 3300);
}

TEST(Random, ShuffleKeepsTheItems) {
    Random random(4);
    std::vector<int> items(81);
    std::iota(items.begin(), items.end(), 0);
    std::vector<int> shuffled = items;
    random.shuffle(std::span<int>(shuffled));
    EXPECT_NE(shuffled, items);
    std::sort(shuffled.begin(), shuffled.end());
    EXPECT_EQ(shuffled, items);
}

TEST(Random, ShuffleReachesEveryOrderEquallyOften) {
    // 6000 shuffles, 6 orders: mean 1000, deviation 29.
    Random random(5);
    std::map<std::array<int, 3>, int> hits;
    for (int i = 0; i < 6000; ++i) {
        std::array<int, 3> items = {0, 1, 2};
        random.shuffle(std::span<int>(items));
        ++hits[items];
    }
    EXPECT_EQ(hits.size(), 6U);
    for (const auto& [order, count] : hits) {
        EXPECT_GT(count, 850);
        EXPECT_LT(count, 1150);
    }
}

TEST(Random, ShuffleDrawsFromTheBack) {
    // In the reference sequence above, 11520 is 0 mod 4; 0 is drawn again, since 2^64 mod 3 is 1;
    // 1509978240 is 0 mod 3 and its successor 0 mod 2. So the last item changes places with the
    // first one three times, each time one item less.
    Random random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    std::array<int, 4> items = {10, 11, 12, 13};
    random.shuffle(std::span<int>(items));
    EXPECT_EQ(items, (std::array<int, 4>{11, 12, 13, 10}));
}

TEST(Random, ShuffleOfNothingOrOneItemDrawsNothing) {
    Random random(6);
    Random untouched(6);
    std::vector<int> items;
    random.shuffle(std::span<int>(items));
    items.push_back(1);
    random.shuffle(std::span<int>(items));
    EXPECT_EQ(random.next(), untouched.next());
}

}  // namespace
}  // namespace nonet
