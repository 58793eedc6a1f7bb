// Random puzzles: they obey what they promise, they differ, and a seed always gives the same.
#include "support/random_puzzles.hpp"

#include "support/brute_force.hpp"

#include <set>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(RandomPuzzles, FullGridsAreValidDifferentAndRepeatable) {
    std::set<Grid> grids;
    Random random(41);
    Random same(41);
    for (int i = 0; i < 50; ++i) {
        const Grid grid = test::random_full_grid(random);
        EXPECT_TRUE(is_solution(grid));
        EXPECT_EQ(grid, test::random_full_grid(same));
        grids.insert(grid);
    }
    EXPECT_EQ(grids.size(), 50U);
}

TEST(RandomPuzzles, PartsHaveTheCluesAskedFor) {
    Random random(42);
    const Grid grid = test::random_full_grid(random);
    for (const int clues : {0, 1, 17, 40, 81}) {
        const Grid part = test::random_part(grid, clues, random);
        EXPECT_EQ(part.clue_count(), clues);
        EXPECT_TRUE(extends(grid, part));
    }
    EXPECT_NE(test::random_part(grid, 40, random), test::random_part(grid, 40, random));
}

TEST(RandomPuzzles, HaveASolution) {
    Random random(43);
    for (int i = 0; i < 10; ++i) {
        const Grid puzzle = test::random_puzzle(30, random);
        EXPECT_EQ(puzzle.clue_count(), 30);
        EXPECT_EQ(test::brute_force_count(puzzle, 1), 1U);
    }
}

TEST(RandomPuzzles, AWrongClueChangesOneCellAndDoesNotClash) {
    Random random(44);
    int without_solution = 0;
    for (int i = 0; i < 20; ++i) {
        const Grid puzzle = test::random_puzzle(40, random);
        const Grid wrong = test::with_wrong_clue(puzzle, random);
        int changed = 0;
        for (Cell cell = 0; cell < kCells; ++cell) changed += puzzle[cell] != wrong[cell] ? 1 : 0;
        EXPECT_EQ(changed, 1);
        EXPECT_EQ(wrong.clue_count(), 40);
        EXPECT_FALSE(find_clash(wrong));
        without_solution += test::brute_force_count(wrong, 1) == 0 ? 1 : 0;
    }
    EXPECT_GT(without_solution, 10);

    const Grid full = test::random_full_grid(random);
    EXPECT_EQ(test::with_wrong_clue(full, random), full);
}

TEST(RandomPuzzles, SukakuKeepTheirSolution) {
    Random random(45);
    const Grid solution = test::random_full_grid(random);
    for (const int percent : {0, 60, 100}) {
        const Candidates sukaku = test::random_sukaku(solution, percent, random);
        for (Cell cell = 0; cell < kCells; ++cell) EXPECT_TRUE(sukaku.has(cell, solution[cell]));
    }
    EXPECT_EQ(test::random_sukaku(solution, 0, random).count(), 729);
    EXPECT_EQ(test::random_sukaku(solution, 100, random), Candidates::from_grid(solution));
}

}  // namespace
}  // namespace nonet
