// No technique removes a digit of any solution: a short walk. The long one is nonet_firings, over
// any files of puzzles.
#include "support/puzzle_list.hpp"
#include "support/sanitized.hpp"
#include "walk.hpp"

#include <nonet/profile.hpp>
#include <nonet/solve.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

// An easy one, one with chains, one that needs forcing nets.
const char* const kPuzzles[] = {
    "000105000140000670080002400063070010900000003010090520007200080026000035000409000",
    "000704005020010070000080002090006250600070008053200010400090000030060090200407000",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
};

/// Too slow to run in every position of every test run.
WalkOptions quick() {
    WalkOptions options;
    options.thinning = test::kSanitized ? 64 : 8;
    return options;
}

void expect_sound(const Walk& walk) {
    EXPECT_GT(walk.positions(), 0U);
    for (const std::string& fault : walk.faults()) ADD_FAILURE() << fault;
}

TEST(Soundness, HoldsForPuzzlesWithOneSolution) {
    Walk walk(*find_profile("nonet"), quick(), 1);
    for (const char* puzzle : kPuzzles) walk.run(test::grid_of(puzzle));
    expect_sound(walk);
}

TEST(Soundness, HoldsForPuzzlesWithSeveralSolutions) {
    Walk walk(*find_profile("nonet"), quick(), 2);
    for (const char* text : kPuzzles) {
        Grid puzzle = test::grid_of(text);
        for (Cell cell = 0; cell < kCells && is_unique(puzzle); ++cell) puzzle.set(cell, 0);
        walk.run(puzzle);
    }
    for (const auto& [name, firings] : walk.firings()) {
        if (find_technique(name)->assumes_unique) {
            EXPECT_EQ(firings.steps, 0U) << name;
        }
    }
    expect_sound(walk);
}

TEST(Soundness, HoldsForSukaku) {
    WalkOptions options = quick();
    options.thinning =
        test::kSanitized ? 128 : 32;  // dense candidates: thousands of steps in each position
    Walk walk(*find_profile("nonet"), options, 3);
    for (const char* text : kPuzzles) {
        const Grid solution = *some_solution(test::grid_of(text));
        Candidates candidates;
        Random random(4);
        for (Cell cell = 0; cell < kCells; ++cell) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                if (solution[cell] != digit && random.below(100) < 52) {
                    candidates.remove(cell, digit);
                }
            }
        }
        walk.run(candidates);
    }
    expect_sound(walk);
}

}  // namespace
}  // namespace nonet::logic
