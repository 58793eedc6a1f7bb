// Puzzles of candidates (sukaku), and the union of all solutions.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/solve.hpp>

namespace nonet::cli {

namespace {

void add_union(Digest& digest, const Candidates& puzzle) {
    const auto candidates = solution_candidates(puzzle);
    digest.add(candidates ? candidates->to_line() : std::string());
}

void add(Digest& digest) {
    constexpr std::uint64_t kLimit = 200;
    constexpr std::size_t kStep = 16;
    for (const Candidates& puzzle : candidate_questions()) {
        add_outcome(digest, classify(puzzle));
        add_count(digest, count_solutions(puzzle, kLimit));
        add_union(digest, puzzle);
    }
    const std::vector<Grid> grids = open_questions();
    for (std::size_t i = 0; i < grids.size(); i += kStep)
        add_union(digest, Candidates::from_grid(grids[i]));
}

}  // namespace

constinit const SignaturePart kCandidatesPart = {
    "candidates", "puzzles of candidates, and unions of all solutions", add};

}  // namespace nonet::cli
