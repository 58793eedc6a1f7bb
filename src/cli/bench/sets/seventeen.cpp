// The fewest clues that a proper puzzle can have, from the list of the known ones.
#include "cli/bench/known_puzzles.hpp"
#include "cli/bench/making.hpp"
#include "cli/bench/sets.hpp"

namespace nonet::cli {

namespace {

std::vector<Grid> make(Random& random) {
    constexpr std::size_t kPuzzles = 10'000;
    return make_isomorphs(known_seventeen_clues(), kPuzzles, random);
}

}  // namespace

constinit const SetRow kSeventeenSet = {"seventeen",
                                        "10,000 isomorphs of 48 known puzzles of 17 clues", make};

}  // namespace nonet::cli
