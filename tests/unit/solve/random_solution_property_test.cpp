// Random solutions: always solutions, the same for the same seed, and each within reach.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/solve.hpp>

#include <set>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(RandomSolutionProperty, SolvesThePuzzle) {
    Random random(88);
    for (int i = 0; i < 50; ++i) {
        const Grid puzzle = test::random_puzzle(i, random);
        const std::optional<Grid> found = random_solution(Candidates::from_grid(puzzle), random);
        ASSERT_TRUE(found);
        EXPECT_TRUE(is_solution(*found));
        EXPECT_TRUE(extends(*found, puzzle));
    }
}

TEST(RandomSolutionProperty, IsTheSameForTheSameSeed) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random one(seed);
        Random other(seed);
        EXPECT_EQ(random_solution(Candidates(), one), random_solution(Candidates(), other));
        EXPECT_EQ(one.next(), other.next());
    }
}

TEST(RandomSolutionProperty, ReachesEverySolution) {
    // Six solutions, as listed by brute force.
    const Candidates puzzle = Candidates::from_grid(test::grid_of(
        "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."));
    Random random(89);
    std::set<Grid> found;
    for (int i = 0; i < 1000; ++i) found.insert(random_solution(puzzle, random).value());
    EXPECT_EQ(found.size(), 6U);
}

TEST(RandomSolutionProperty, DiffersFromDrawToDraw) {
    Random random(90);
    std::set<Grid> found;
    for (int i = 0; i < 100; ++i) found.insert(random_solution(Candidates(), random).value());
    EXPECT_EQ(found.size(), 100U);
}

TEST(RandomSolutionProperty, IsNothingWhereThereIsNone) {
    Grid clash;
    clash.set(0, 1);
    clash.set(1, 1);
    Random random(91);
    EXPECT_FALSE(random_solution(Candidates::from_grid(clash), random));
}

}  // namespace
}  // namespace nonet
