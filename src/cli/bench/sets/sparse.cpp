// Nearly empty grids: so many solutions that what matters is to meet no dead end.
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

namespace nonet::cli {

namespace {

std::vector<Grid> make(Random& random) {
    constexpr int kMostClues = 16;
    constexpr int kOfEach = 100;
    std::vector<Grid> puzzles;
    for (int i = 0; i < kOfEach; ++i) {
        for (int clues = 0; clues <= kMostClues; ++clues)
            puzzles.push_back(keep_random_clues(make_full_grid(random), clues, random));
    }
    return puzzles;
}

}  // namespace

constinit const SetRow kSparseSet = {"sparse", "1,700 grids of 0 to 16 clues: very many solutions",
                                     make};

}  // namespace nonet::cli
