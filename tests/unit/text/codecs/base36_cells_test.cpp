// The cells of SudokuWiki links. The numbers follow the table in base36_cells.hpp, by hand.
#include "text/codecs/base36_cells.hpp"

#include "unit/text/codecs/mutations.hpp"

#include <nonet/random.hpp>

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

/// `first` and zeros up to 81 cells.
std::string filled(std::string first) {
    first.resize(162, '0');
    return first;
}

TEST(Base36Cells, KnownNumbers) {
    // Empty, given 1 and 9, placed 1 and 9, candidates {1}, {9}, {2, 3}, all.
    const auto cells = base36_cells_decode(filled("0001090a0i0j7m0oep"));
    ASSERT_TRUE(cells.ok()) << cells.error().message;
    const Base36Cells expected = {0, 1, 9, 10, 18, 18 + 1, 18 + 256, 18 + 6, 18 + 511};
    EXPECT_EQ(*cells, expected);
    EXPECT_EQ(*base36_cells_encode(expected), filled("0001090a0i0j7m0oep"));
    EXPECT_EQ(*base36_cells_decode(filled("0001090A0I0J7M0OEP")), expected);
}

TEST(Base36Cells, Errors) {
    for (const std::size_t size : {0U, 161U, 163U}) {
        EXPECT_EQ(base36_cells_decode(std::string(size, '0')).error().code,
                  ErrorCode::wrong_length);
    }
    const auto foreign = base36_cells_decode(filled("01-1"));
    ASSERT_FALSE(foreign.ok());
    EXPECT_EQ(foreign.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(foreign.error().symbol, "-");
    EXPECT_EQ(foreign.error().place, (Place{0, 3, 2}));
    const auto too_big = base36_cells_decode(filled("01eq"));
    ASSERT_FALSE(too_big.ok());
    EXPECT_EQ(too_big.error().code, ErrorCode::value_too_big);
    EXPECT_EQ(too_big.error().place, (Place{0, 3, 2}));
    EXPECT_FALSE(base36_cells_encode({-1}).ok());
    EXPECT_FALSE(base36_cells_encode({530}).ok());
}

TEST(Base36Cells, DamageIsFound) {
    for (const std::string& text : text_test::dropped_or_doubled(filled("0001090a0i0j7m0oep"))) {
        EXPECT_FALSE(base36_cells_decode(text).ok());
    }
}

TEST(Base36Cells, RoundTrip) {
    Random random(9);
    for (int i = 0; i < 200; ++i) {
        Base36Cells cells = {};
        for (int& cell : cells) cell = static_cast<int>(random.below(kBase36Largest + 1));
        EXPECT_EQ(*base36_cells_decode(*base36_cells_encode(cells)), cells);
    }
}

}  // namespace
}  // namespace nonet::text
