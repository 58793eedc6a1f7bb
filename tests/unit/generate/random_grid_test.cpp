// Random full grids: by the rules, and each equally likely as far as counting can tell.
#include "generate/random_grid.hpp"

#include <nonet/random.hpp>

#include <cmath>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(RandomGrid, obeys_the_rules) {
    Random random(1);
    for (int i = 0; i < 2000; ++i) {
        const Grid grid = generate::random_grid(random);
        ASSERT_TRUE(is_solution(grid)) << grid.to_line();
    }
}

/// Every sequence of choices is one grid or none: so the share that becomes a grid is the number of
/// all grids (Felgenhauer and Jarvis, 2005) with a given box 1, divided by the number of sequences.
TEST(RandomGrid, is_drawn_as_often_as_there_are_grids) {
    const double grids = 6'670'903'752'021'072'936'960.0 / 362'880;
    const double boxes = 56.0 * 216;
    const double expected = grids / (boxes * boxes * 448 * 216 * 216 * 64);
    Random random(2);
    constexpr int kDraws = 1'000'000;
    int drawn = 0;
    for (int i = 0; i < kDraws; ++i) {
        if (generate::draw_grid(random)) ++drawn;
    }
    EXPECT_NEAR(drawn, kDraws * expected, 4 * std::sqrt(kDraws * expected));
}

}  // namespace
}  // namespace nonet
