// Puzzles with several solutions, from two to thousands.
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

namespace nonet::cli {

namespace {

std::vector<Grid> make(Random& random) {
    constexpr int kPuzzles = 5'000;
    constexpr int kMost = 4;
    std::vector<Grid> puzzles;
    puzzles.reserve(kPuzzles);
    for (int i = 0; i < kPuzzles; ++i)
        puzzles.push_back(without_clues(make_puzzle(random), 1 + i % kMost, random));
    return puzzles;
}

}  // namespace

constinit const SetRow kSeveralSet = {
    "several", "5,000 minimal puzzles less 1 to 4 clues: several solutions", make};

}  // namespace nonet::cli
