// A puzzle that is turned, mirrored, shuffled and renamed is the same puzzle: its solutions move
// along, and their number stays. Sparse puzzles, which brute force cannot judge, are judged here.
#include "support/random_puzzles.hpp"

#include <nonet/solve.hpp>
#include <nonet/symmetry.hpp>

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::size_t kMostSolutions = 3000;

std::vector<Grid> sorted_solutions(const Candidates& puzzle) {
    std::vector<Grid> solutions = solutions_up_to(puzzle, kMostSolutions);
    std::sort(solutions.begin(), solutions.end());
    return solutions;
}

/// Puzzles with 0 to `kMostSolutions - 1` solutions, ordinary ones and sukakus by turns.
std::vector<Candidates> random_puzzles() {
    Random random(84);
    std::vector<Candidates> puzzles;
    for (int i = 0; puzzles.size() < 60; ++i) {
        Grid grid = test::random_puzzle(23 + i % 12, random);
        if (i % 5 == 0) grid = test::with_wrong_clue(grid, random);
        const Candidates puzzle =
            i % 2 == 0 ? Candidates::from_grid(grid)
                       : test::random_sukaku(test::random_full_grid(random), 65 + i % 20, random);
        if (count_solutions(puzzle, kMostSolutions).count < Uint128{kMostSolutions}) {
            puzzles.push_back(puzzle);
        }
    }
    return puzzles;
}

TEST(SymmetryProperty, SolutionsMoveWithThePuzzle) {
    Random random(85);
    for (const Candidates& puzzle : random_puzzles()) {
        const Symmetry symmetry = Symmetry::random(random);
        std::vector<Grid> expected;
        for (const Grid& solution : sorted_solutions(puzzle)) {
            expected.push_back(symmetry.apply(solution));
        }
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(sorted_solutions(symmetry.apply(puzzle)), expected);
        EXPECT_EQ(count_solutions(symmetry.apply(puzzle), 0).count, Uint128{expected.size()});
    }
}

TEST(SymmetryProperty, SolutionCandidatesMoveWithThePuzzle) {
    Random random(86);
    for (const Candidates& puzzle : random_puzzles()) {
        const Symmetry symmetry = Symmetry::random(random);
        const std::optional<Candidates> possible = solution_candidates(puzzle);
        ASSERT_TRUE(possible);
        EXPECT_EQ(solution_candidates(symmetry.apply(puzzle)), symmetry.apply(*possible));
    }
}

TEST(SymmetryProperty, StatusesStay) {
    Random random(87);
    for (const Candidates& puzzle : random_puzzles()) {
        const Symmetry symmetry = Symmetry::random(random);
        EXPECT_EQ(classify_any(symmetry.apply(puzzle)).status, classify_any(puzzle).status);
    }
}

}  // namespace
}  // namespace nonet
