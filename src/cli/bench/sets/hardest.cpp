// The hardest puzzles that people have found in years of searching.
#include "cli/bench/known_puzzles.hpp"
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

namespace nonet::cli {

namespace {

std::vector<Grid> make(Random& random) {
    constexpr std::size_t kPuzzles = 1'248;
    return make_isomorphs(known_hardest(), kPuzzles, random);
}

}  // namespace

constinit const SetRow kHardestSet = {"hardest",
                                      "1,248 isomorphs of 48 of the hardest known puzzles", make};

}  // namespace nonet::cli
