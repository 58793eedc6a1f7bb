// Numbers of solutions, exact and up to a limit.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/solve.hpp>

namespace nonet::cli {

namespace {

void add(Digest& digest) {
    constexpr std::uint64_t kLimit = 200;
    constexpr int kEnoughClues = 28;
    for (const Grid& grid : all_questions()) {
        add_count(digest, count_solutions(grid, kLimit));
        digest.add(is_unique(grid) ? "unique" : "not unique");
    }
    for (const Grid& grid : open_questions()) {
        if (grid.clue_count() >= kEnoughClues) add_count(digest, count_solutions(grid, 0));
    }
}

}  // namespace

constinit const SignaturePart kCountsPart = {"counts", "numbers of solutions", add};

}  // namespace nonet::cli
