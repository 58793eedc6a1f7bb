// The 128-bit counter. The decimals are powers of two and ten, and the number of all Sudoku grids
// (Felgenhauer and Jarvis, 2005), which a counter of 64 bits cannot hold.
#include <nonet/uint128.hpp>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::uint64_t kAllOnes = ~std::uint64_t{0};

TEST(Uint128, PrintsInDecimal) {
    EXPECT_EQ(to_string(Uint128{}), "0");
    EXPECT_EQ(to_string(Uint128{7}), "7");
    EXPECT_EQ(to_string(Uint128{kAllOnes}), "18446744073709551615");
    EXPECT_EQ(to_string(Uint128(1, 0)), "18446744073709551616");
    EXPECT_EQ(to_string(Uint128(5, 0x6bc75e2d63100000)), "100000000000000000000");
    EXPECT_EQ(to_string(Uint128(0x169, 0xa163028014900000)), "6670903752021072936960");
    EXPECT_EQ(to_string(Uint128(0x4b3b4ca85a86c47a, 0x098a224000000000)),
              "100000000000000000000000000000000000000");
    EXPECT_EQ(to_string(Uint128(0x8000000000000000, 0)), "170141183460469231731687303715884105728");
    EXPECT_EQ(to_string(Uint128::max()), "340282366920938463463374607431768211455");
}

TEST(Uint128, CarriesIntoTheHighHalf) {
    EXPECT_EQ(Uint128{kAllOnes} + Uint128{1}, Uint128(1, 0));
    EXPECT_EQ(Uint128(3, kAllOnes) + Uint128(4, 2), Uint128(8, 1));
    EXPECT_EQ(Uint128(3, 5) + Uint128(4, 2), Uint128(7, 7));

    Uint128 number(0, kAllOnes);
    ++number;
    EXPECT_EQ(number, Uint128(1, 0));
}

TEST(Uint128, CarriesWhenANumberIsAddedToItself) {
    Uint128 number{1};
    for (int i = 0; i < 127; ++i) number += number;
    EXPECT_EQ(number, Uint128(0x8000000000000000, 0));
}

TEST(Uint128, WrapsAroundAtTheEnd) {
    EXPECT_EQ(Uint128::max() + Uint128{1}, Uint128{});
    EXPECT_EQ(Uint128::max() + Uint128::max(), Uint128(kAllOnes, kAllOnes - 1));
}

TEST(Uint128, ComparesByTheHighHalfFirst) {
    EXPECT_LT(Uint128(0, kAllOnes), Uint128(1, 0));
    EXPECT_LT(Uint128(1, 2), Uint128(1, 3));
    EXPECT_GT(Uint128(2, 0), Uint128(1, kAllOnes));
    EXPECT_EQ(Uint128{5}, Uint128(0, 5));
}

}  // namespace
}  // namespace nonet
