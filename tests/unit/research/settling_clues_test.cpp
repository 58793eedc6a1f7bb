// Settling clues: known ones, and the size against all smaller sets of blank cells. The oracle
// lists the solutions by brute force: cells settle when every other solution differs in one.
#include "support/brute_force.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"
#include "support/subsets.hpp"

#include <nonet/research.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::grid_of;

bool settle(const std::vector<Grid>& solutions, const Grid& target,
            const std::vector<Cell>& cells) {
    return std::all_of(solutions.begin(), solutions.end(), [&](const Grid& solution) {
        return solution == target || std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
                   return solution[cell] != target[cell];
               });
    });
}

std::vector<Cell> blank_cells(const Grid& puzzle) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) cells.push_back(cell);
    }
    return cells;
}

Grid filled(const Grid& puzzle, const Grid& target, const std::vector<Cell>& cells) {
    Grid grid = puzzle;
    for (const Cell cell : cells) grid.set(cell, target[cell]);
    return grid;
}

TEST(SettlingClues, OfAUniquePuzzleAreNone) {
    const Grid puzzle = grid_of(
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
    const std::optional<CellSet> clues = settling_clues(puzzle, *some_solution(puzzle));
    ASSERT_TRUE(clues);
    EXPECT_TRUE(clues->cells.empty());
    EXPECT_TRUE(clues->smallest);
}

TEST(SettlingClues, NeedOneClueBetweenTwoSolutions) {
    const Grid puzzle = grid_of(
        "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.");
    const Grid one = grid_of(
        "132469587874351926965728431421596378586173249793842165217635894348917652659284713");
    const Grid two = grid_of(
        "174639582852741396369825147746598231281473965593162478917356824428917653635284719");
    for (const Grid& target : {one, two}) {
        const std::optional<CellSet> clues = settling_clues(puzzle, target);
        ASSERT_TRUE(clues);
        EXPECT_TRUE(clues->smallest);
        ASSERT_EQ(clues->cells.size(), 1U);
        EXPECT_NE(one[clues->cells[0]], two[clues->cells[0]]);
    }
}

TEST(SettlingClues, AreTheFewestOfAllSets) {
    constexpr std::size_t kMostSolutions = 400;
    constexpr std::size_t kMostSets = 25000;
    Random random(74);
    int compared = 0;
    for (int i = 0; i < 40; ++i) {
        const Grid puzzle = test::random_puzzle(29 + i % 5, random);
        const std::vector<Grid> solutions = test::brute_force_solutions(puzzle, kMostSolutions);
        if (solutions.size() == kMostSolutions || solutions.size() == 1) continue;
        const Grid& target = solutions[random.below(solutions.size())];
        const std::optional<CellSet> clues = settling_clues(puzzle, target);
        ASSERT_TRUE(clues);
        ASSERT_FALSE(clues->cells.empty());
        EXPECT_TRUE(clues->smallest);
        EXPECT_TRUE(std::is_sorted(clues->cells.begin(), clues->cells.end()));
        EXPECT_TRUE(settle(solutions, target, clues->cells));
        const std::vector<Cell> blanks = blank_cells(puzzle);
        const std::size_t fewer = clues->cells.size() - 1;
        if (test::count_subsets(blanks.size(), fewer, kMostSets) == kMostSets) continue;
        ++compared;
        EXPECT_FALSE(test::any_subset(
            blanks, fewer, [&](const auto& cells) { return settle(solutions, target, cells); }));
    }
    EXPECT_GE(compared, 10);
}

/// For the empty puzzle the smallest set is a smallest proper puzzle of the target, which nobody
/// can prove in a second; what comes back must be a minimal puzzle.
TEST(SettlingClues, FallBackOnAnIrreducibleSet) {
    Random random(75);
    const Grid target = test::random_full_grid(random);
    const std::optional<CellSet> clues = settling_clues(Grid(), target);
    ASSERT_TRUE(clues);
    EXPECT_FALSE(clues->smallest);
    const Grid puzzle = filled(Grid(), target, clues->cells);
    EXPECT_EQ(solution(puzzle), target);
    EXPECT_EQ(redundant_clues(puzzle), std::vector<Cell>());
}

TEST(SettlingClues, WantASolutionOfThePuzzleAsTarget) {
    Random random(76);
    const Grid target = test::random_full_grid(random);
    const Grid puzzle = test::random_part(target, 30, random);
    EXPECT_FALSE(settling_clues(puzzle, test::random_full_grid(random)));
    EXPECT_FALSE(settling_clues(puzzle, puzzle));
    EXPECT_TRUE(settling_clues(puzzle, target));
}

TEST(SettlingClues, AreUnknownWhenALimitCameFirst) {
    const std::atomic<bool> cancel{true};
    Limits limits;
    limits.cancel = &cancel;
    Random random(77);
    EXPECT_FALSE(settling_clues(Grid(), test::random_full_grid(random), limits));
}

}  // namespace
}  // namespace nonet
