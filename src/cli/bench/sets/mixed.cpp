// What a generator asks about: puzzles that may have no solution, one or several.
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

namespace nonet::cli {

namespace {

/// Gives a clue another digit that clashes with none in sight.
void change_a_clue(Grid& puzzle, Random& random) {
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        const auto cell = static_cast<Cell>(random.below(kCells));
        const auto digit = static_cast<Digit>(random.below(kDigits) + 1);
        if (puzzle[cell] == 0 || puzzle[cell] == digit) continue;
        Grid changed = puzzle;
        changed.set(cell, digit);
        if (find_clash(changed)) continue;
        puzzle = changed;
        return;
    }
}

std::vector<Grid> make(Random& random) {
    constexpr int kPuzzles = 5'000;
    std::vector<Grid> puzzles;
    for (int i = 0; i < kPuzzles; ++i) {
        puzzles.push_back(make_puzzle(random));
        change_a_clue(puzzles.back(), random);
    }
    return puzzles;
}

}  // namespace

constinit const SetRow kMixedSet = {
    "mixed", "5,000 minimal puzzles with a digit changed: no, one or several solutions", make};

}  // namespace nonet::cli
