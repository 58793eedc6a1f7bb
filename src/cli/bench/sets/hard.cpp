// What random puzzles have to offer: those on which the search branches most.
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

#include <nonet/effort.hpp>

#include <algorithm>

namespace nonet::cli {

namespace {

/// A puzzle and what it costs.
struct Rated {
    Grid puzzle;
    std::uint64_t nodes;
};

std::vector<Grid> make(Random& random) {
    constexpr int kTried = 15'000;
    constexpr std::size_t kKept = 1'500;
    std::vector<Rated> rated;
    for (int i = 0; i < kTried; ++i) {
        const Grid puzzle = make_puzzle(random);
        rated.push_back({puzzle, search_nodes(puzzle)});
    }
    std::stable_sort(rated.begin(), rated.end(),
                     [](const Rated& a, const Rated& b) { return a.nodes > b.nodes; });
    std::vector<Grid> puzzles;
    for (std::size_t i = 0; i < kKept; ++i) puzzles.push_back(rated[i].puzzle);
    random.shuffle(std::span(puzzles));
    return puzzles;
}

}  // namespace

constinit const SetRow kHardSet = {"hard",
                                   "the 1,500 with the most nodes of 15,000 minimal puzzles", make};

}  // namespace nonet::cli
