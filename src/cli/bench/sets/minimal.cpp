// Puzzles without a redundant clue, by taking clues out in random order: 24 to 25 are left.
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

namespace nonet::cli {

namespace {

std::vector<Grid> make(Random& random) {
    constexpr int kPuzzles = 10'000;
    std::vector<Grid> puzzles;
    puzzles.reserve(kPuzzles);
    for (int i = 0; i < kPuzzles; ++i) puzzles.push_back(make_puzzle(random));
    return puzzles;
}

}  // namespace

constinit const SetRow kMinimalSet = {"minimal", "10,000 minimal puzzles, random", make};

}  // namespace nonet::cli
