// Redundant clues against counting with and without each clue by brute force.
#include "support/brute_force.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/research.hpp>

#include <atomic>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::grid_of;

constexpr std::size_t kMostSolutions = 500;

/// Every solution of the puzzle also solves it without the clue; so the sets are equal when the
/// numbers are.
std::vector<Cell> redundant_by_brute_force(const Grid& puzzle) {
    const std::size_t solutions = test::brute_force_count(puzzle, kMostSolutions);
    std::vector<Cell> redundant;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        Grid without = puzzle;
        without.set(cell, 0);
        if (test::brute_force_count(without, solutions + 1) == solutions) redundant.push_back(cell);
    }
    return redundant;
}

TEST(RedundantClues, AreThoseWithoutWhichTheSolutionsStay) {
    Random random(67);
    int some = 0;
    for (const int clues : {34, 38, 42, 46, 50}) {
        for (int i = 0; i < 4; ++i) {
            const Grid puzzle = test::random_puzzle(clues, random);
            if (test::brute_force_count(puzzle, kMostSolutions) == kMostSolutions) continue;
            const std::vector<Cell> expected = redundant_by_brute_force(puzzle);
            EXPECT_EQ(redundant_clues(puzzle), expected);
            some += expected.empty() ? 0 : 1;
        }
    }
    EXPECT_GT(some, 5);
}

TEST(RedundantClues, OfAMinimalPuzzleAreNone) {
    // The first of Gordon Royle's puzzles with 17 clues: no proper puzzle has fewer.
    EXPECT_EQ(
        redundant_clues(grid_of("000000010400000000020000000000050407008000300001090000300400200"
                                "050100000000806000")),
        std::vector<Cell>());
}

TEST(RedundantClues, OfAFullGridAreAll) {
    Random random(68);
    EXPECT_EQ(redundant_clues(test::random_full_grid(random))->size(), 81U);
}

TEST(RedundantClues, OfAnEmptyPuzzleAreNone) {
    EXPECT_EQ(redundant_clues(Grid()), std::vector<Cell>());
}

TEST(RedundantClues, OfAClashAreAllButTheCluesThatClash) {
    Grid puzzle;
    puzzle.set(0, 1);
    puzzle.set(1, 1);
    puzzle.set(50, 7);
    EXPECT_EQ(redundant_clues(puzzle), std::vector<Cell>{50});
    puzzle.set(2, 1);  // now any two of the three clash
    EXPECT_EQ(redundant_clues(puzzle), (std::vector<Cell>{0, 1, 2, 50}));
}

TEST(RedundantClues, AreUnknownWhenALimitCameFirst) {
    const std::atomic<bool> cancel{true};
    Limits limits;
    limits.cancel = &cancel;
    Random random(69);
    EXPECT_FALSE(redundant_clues(test::random_puzzle(24, random), limits));
}

}  // namespace
}  // namespace nonet
