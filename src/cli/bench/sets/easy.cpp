// Puzzles as in newspapers: with 30 clues, logic alone solves nearly all.
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

namespace nonet::cli {

namespace {

std::vector<Grid> make(Random& random) {
    constexpr int kPuzzles = 10'000;
    constexpr int kClues = 30;
    std::vector<Grid> puzzles;
    puzzles.reserve(kPuzzles);
    for (int i = 0; i < kPuzzles; ++i) puzzles.push_back(make_puzzle(random, kClues));
    return puzzles;
}

}  // namespace

constinit const SetRow kEasySet = {"easy", "10,000 proper puzzles of 30 clues, random", make};

}  // namespace nonet::cli
