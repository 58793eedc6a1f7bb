// None, one or several solutions, with the lexicographically smallest.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/solve.hpp>

namespace nonet::cli {

namespace {

void add(Digest& digest) {
    for (const Grid& grid : all_questions()) add_outcome(digest, classify(grid));
}

}  // namespace

constinit const SignaturePart kFirstPart = {"first",
                                            "status and lexicographically smallest solution", add};

}  // namespace nonet::cli
