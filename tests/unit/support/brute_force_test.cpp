// The oracle itself, on puzzles whose solutions are published or can be seen with the eye.
#include "support/brute_force.hpp"

#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::brute_force_count;
using test::brute_force_solutions;
using test::grid_of;

/// Project Euler 96, the first grid.
constexpr const char* kPuzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr const char* kSolution =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

TEST(BruteForce, SolvesAPuzzleWithOneSolution) {
    const Grid puzzle = grid_of(kPuzzle);
    EXPECT_EQ(brute_force_solutions(puzzle, 10), std::vector<Grid>{grid_of(kSolution)});
    EXPECT_EQ(brute_force_solutions(Candidates::from_grid(puzzle), 10),
              std::vector<Grid>{grid_of(kSolution)});
}

TEST(BruteForce, FindsNothingWhereNothingIs) {
    Grid clash = grid_of(kSolution);
    clash.set(0, clash[1]);
    EXPECT_EQ(brute_force_count(clash, 10), 0U);

    Candidates empty_cell = Candidates::from_grid(grid_of(kSolution));
    empty_cell.set(80, 0);
    EXPECT_EQ(brute_force_count(empty_cell, 10), 0U);
}

TEST(BruteForce, FindsBothFillingsOfARectangle) {
    // r1c2 r1c7 hold 8 6 and r2c2 r2c7 hold 6 8, in two boxes: the two digits can change places.
    const Grid solution = grid_of(kSolution);
    Grid swapped = solution;
    Grid puzzle = solution;
    for (const auto& [cell, digit] :
         {std::pair{1, 6}, std::pair{6, 8}, std::pair{10, 8}, std::pair{15, 6}}) {
        swapped.set(cell, digit);
        puzzle.set(cell, 0);
    }
    EXPECT_EQ(brute_force_solutions(puzzle, 10), (std::vector<Grid>{swapped, solution}));
}

TEST(BruteForce, ListsSolutionsInLexicographicOrderUpToTheLimit) {
    // A puzzle printed by a terminal game, with six solutions.
    const Grid puzzle = grid_of(
        "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");
    const std::vector<Grid> solutions = brute_force_solutions(puzzle, 100);
    EXPECT_EQ(solutions, test::grids_of(R"(
        924387651657214389318569472172953864546178293839642517781426935295831746463795128
        924387651657214389318569472172953864546178293839642517781426935495831726263795148
        924387651657214389318569472176953248485172963239648517791426835542831796863795124
        924387651657214389318569472876953214495172863132648597781426935549831726263795148
        924387651657214389318569472876953214549172863132648597781426935295831746463795128
        924387651657214389318569472876953214549172863132648597781426935495831726263795148)"));
    EXPECT_EQ(brute_force_solutions(puzzle, 2),
              std::vector<Grid>(solutions.begin(), solutions.begin() + 2));
    EXPECT_EQ(brute_force_count(puzzle, 100), 6U);
    EXPECT_EQ(brute_force_count(puzzle, 5), 5U);
    EXPECT_EQ(brute_force_count(puzzle, 0), 0U);
    EXPECT_TRUE(brute_force_solutions(puzzle, 0).empty());
}

TEST(BruteForce, CountsAsPublished) {
    EXPECT_EQ(brute_force_count(grid_of("8.........59.......7..........752938...896417...413265..."
                                        "671..3...534......9281.."),
                                100000),
              2473U);
}

TEST(BruteForce, FindsOnlySolutionsThatExtendThePuzzle) {
    Grid puzzle = grid_of(kSolution);
    for (Cell cell = 0; cell < 27; ++cell) puzzle.set(cell, 0);
    const std::vector<Grid> solutions = brute_force_solutions(puzzle, 100000);
    EXPECT_TRUE(std::is_sorted(solutions.begin(), solutions.end()));
    EXPECT_NE(std::find(solutions.begin(), solutions.end(), grid_of(kSolution)), solutions.end());
    EXPECT_EQ(brute_force_count(Candidates::from_grid(puzzle), 100000), solutions.size());
    for (const Grid& solution : solutions) {
        EXPECT_TRUE(is_solution(solution));
        EXPECT_TRUE(extends(solution, puzzle));
    }
}

}  // namespace
}  // namespace nonet
