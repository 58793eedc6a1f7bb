// Conflicting clues: known ones, and the size against all smaller subsets.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"
#include "support/subsets.hpp"

#include <nonet/research.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <atomic>
#include <span>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::grid_of;

std::vector<Cell> clue_cells(const Grid& puzzle) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) cells.push_back(cell);
    }
    return cells;
}

bool conflict(const Grid& puzzle, const std::vector<Cell>& cells) {
    Grid part;
    for (const Cell cell : cells) part.set(cell, puzzle[cell]);
    return !some_solution(part).has_value();
}

void expect_irreducible(const Grid& puzzle, const std::vector<Cell>& cells) {
    EXPECT_TRUE(conflict(puzzle, cells));
    for (const Cell needless : cells) {
        std::vector<Cell> rest = cells;
        rest.erase(std::find(rest.begin(), rest.end(), needless));
        EXPECT_FALSE(conflict(puzzle, rest)) << cell_name(needless);
    }
}

TEST(ConflictingClues, AreTheTwoThatClash) {
    Grid puzzle;
    puzzle.set(0, 1);
    puzzle.set(1, 1);
    const std::optional<CellSet> clues = conflicting_clues(puzzle);
    ASSERT_TRUE(clues);
    EXPECT_EQ(clues->cells, (std::vector<Cell>{0, 1}));
    EXPECT_TRUE(clues->smallest);
}

TEST(ConflictingClues, AreNoneWhereThereIsASolution) {
    EXPECT_FALSE(conflicting_clues(Grid()));
    Random random(71);
    EXPECT_FALSE(conflicting_clues(test::random_puzzle(30, random)));
}

/// Row 1 leaves only 9 for r1c1, and column 1 has a 9 already: eight clues and one.
TEST(ConflictingClues, LeaveOutWhatHasNoPartInIt) {
    const Grid puzzle = grid_of(
        ".87654321"
        "2........"
        "3........"
        "4........"
        "5........"
        "6........"
        "7........"
        "8........"
        "9........");
    const std::optional<CellSet> clues = conflicting_clues(puzzle);
    ASSERT_TRUE(clues);
    EXPECT_TRUE(clues->smallest);
    EXPECT_EQ(clues->cells.size(), 9U);
    expect_irreducible(puzzle, clues->cells);
}

/// 17 clues that look proper, published as a trap for solvers. Each of the 24310 choices of eight
/// clues leaves a solution (tried out once; it takes seconds).
TEST(ConflictingClues, ExplainAHardPuzzleWithoutASolution) {
    const Grid puzzle = grid_of(
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
    const std::optional<CellSet> clues = conflicting_clues(puzzle);
    ASSERT_TRUE(clues);
    EXPECT_TRUE(clues->smallest);
    EXPECT_EQ(clues->cells.size(), 9U);
    expect_irreducible(puzzle, clues->cells);
}

/// Drops clues at random for as long as no solution appears, down to `clues` of them, so that all
/// subsets can be tried.
Grid thinned(Grid puzzle, int clues, Random& random) {
    std::vector<Cell> order = clue_cells(puzzle);
    random.shuffle(std::span<Cell>(order));
    for (const Cell cell : order) {
        if (puzzle.clue_count() <= clues) break;
        Grid less = puzzle;
        less.set(cell, 0);
        if (!some_solution(less)) puzzle = less;
    }
    return puzzle;
}

TEST(ConflictingClues, AreTheFewestOfAllSubsets) {
    constexpr std::size_t kMostSubsets = 1500;
    Random random(72);
    int compared = 0;
    int needless = 0;
    for (int i = 0; i < 16; ++i) {
        const Grid wrong = test::with_wrong_clue(test::random_puzzle(30 + i % 20, random), random);
        const Grid puzzle = thinned(wrong, 12, random);
        const std::optional<CellSet> clues = conflicting_clues(puzzle);
        EXPECT_EQ(clues.has_value(), !some_solution(puzzle).has_value());
        if (!clues) continue;
        ASSERT_FALSE(clues->cells.empty());
        EXPECT_TRUE(clues->smallest);
        EXPECT_TRUE(std::is_sorted(clues->cells.begin(), clues->cells.end()));
        expect_irreducible(puzzle, clues->cells);
        const std::vector<Cell> all = clue_cells(puzzle);
        needless += static_cast<int>(all.size() - clues->cells.size());
        const std::size_t fewer = clues->cells.size() - 1;
        if (test::count_subsets(all.size(), fewer, kMostSubsets) == kMostSubsets) continue;
        ++compared;
        EXPECT_FALSE(test::any_subset(all, fewer,
                                      [&](const auto& cells) { return conflict(puzzle, cells); }));
    }
    EXPECT_GE(compared, 3);
    EXPECT_GE(needless, 5);
}

TEST(ConflictingClues, AreTheSameAtEveryRun) {
    Random random(73);
    for (int i = 0; i < 5; ++i) {
        const Grid puzzle = test::with_wrong_clue(test::random_puzzle(40, random), random);
        const std::optional<CellSet> clues = conflicting_clues(puzzle);
        const std::optional<CellSet> again = conflicting_clues(puzzle);
        ASSERT_EQ(clues.has_value(), again.has_value());
        if (!clues) continue;
        EXPECT_EQ(clues->cells, again->cells);
    }
}

TEST(ConflictingClues, AreUnknownWhenALimitCameFirst) {
    const std::atomic<bool> cancel{true};
    Limits limits;
    limits.cancel = &cancel;
    EXPECT_FALSE(conflicting_clues(
        grid_of(
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
        limits));
}

}  // namespace
}  // namespace nonet
