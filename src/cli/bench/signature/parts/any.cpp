// The solutions that are found first, and random ones by seed: all kernels walk the same tree.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/solve.hpp>

#include <array>

namespace nonet::cli {

namespace {

void add(Digest& digest) {
    Random random(7);
    for (const Grid& grid : all_questions()) {
        add_outcome(digest, classify_any(grid));
        std::array<char, kCells> text{};
        const int count = solve_line(grid.to_line(), text, 1);
        digest.add(static_cast<std::uint64_t>(count));
        digest.add({text.data(), text.size()});
    }
    for (const Grid& grid : open_questions())
        add_outcome(digest, random_solution(Candidates::from_grid(grid), random, Limits{}));
}

}  // namespace

constinit const SignaturePart kAnyPart = {"any", "solutions found first, and random ones by seed",
                                          add};

}  // namespace nonet::cli
