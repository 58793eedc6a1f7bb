// Against the oracle that tries every arrangement: puzzles from almost none to all clues, with
// several solutions, with none, with clashes.
#include "support/brute_force_form.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/canon.hpp>

#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::vector<Grid> puzzles() {
    Random random(71);
    std::vector<Grid> puzzles;
    for (const int clues : {14, 17, 20, 23, 24, 27, 31, 36, 45, 58, 70, 79, 81}) {
        puzzles.push_back(test::random_puzzle(clues, random));
    }
    puzzles.push_back(test::with_wrong_clue(test::random_puzzle(28, random), random));
    Grid clash = test::random_puzzle(30, random);
    for (Cell cell = 27; cell < 31; ++cell) clash.set(cell, 1 + cell % 2);
    puzzles.push_back(clash);
    // A full grid with two rows of different bands exchanged: legal in lines, not in boxes.
    const Grid grid = test::random_full_grid(random);
    Grid exchanged = grid;
    for (int column = 0; column < 9; ++column) {
        exchanged.set(cell_at(1, column), grid[cell_at(5, column)]);
        exchanged.set(cell_at(5, column), grid[cell_at(1, column)]);
    }
    puzzles.push_back(exchanged);
    return puzzles;
}

TEST(CanonicalOracle, RowMinimal) {
    for (const Grid& puzzle : puzzles()) {
        const test::BruteForceForm expected = test::brute_force_form(puzzle, false);
        const Canonical found = canonical(puzzle);
        EXPECT_EQ(found.form, expected.form) << puzzle.to_line();
        EXPECT_EQ(found.automorphisms, expected.automorphisms) << puzzle.to_line();
    }
}

TEST(CanonicalOracle, PatternFirst) {
    for (const Grid& puzzle : puzzles()) {
        if (puzzle.clue_count() > 45) continue;  // too many arrangements keep the pattern
        const test::BruteForceForm expected = test::brute_force_form(puzzle, true);
        const Canonical found = canonical(puzzle, CanonicalOrder::pattern_first);
        EXPECT_EQ(found.form, expected.form) << puzzle.to_line();
        EXPECT_EQ(found.automorphisms, expected.automorphisms) << puzzle.to_line();
    }
}

}  // namespace
}  // namespace nonet
