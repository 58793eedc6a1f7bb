// Many puzzles at once: more than any kernel has lanes, and few enough for single calls.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/batch.hpp>

namespace nonet::cli {

namespace {

void add_lines(Digest& digest, BatchSolver& solver, const std::vector<Grid>& grids, bool smallest) {
    std::string puzzles;
    for (const Grid& grid : grids) puzzles += grid.to_line() + '\n';
    std::string solutions = puzzles;
    std::vector<std::int32_t> counts(grids.size());
    solver.solve_lines({.puzzles = puzzles.data(),
                        .solutions = solutions.data(),
                        .counts = counts,
                        .smallest = smallest});
    for (const std::int32_t count : counts) digest.add(static_cast<std::uint64_t>(count));
    digest.add(solutions);
}

/// `puzzles`: a span of Grid or Candidates.
template <class Puzzles>
void add_answers(Digest& digest, BatchSolver& solver, Puzzles puzzles) {
    constexpr std::uint64_t kLimit = 100;
    for (const auto& outcome : solver.solve(puzzles)) add_outcome(digest, outcome);
    for (const auto& outcome : solver.first_solution(puzzles)) add_outcome(digest, outcome);
    for (const auto& count : solver.count(puzzles, kLimit)) add_count(digest, count);
}

template <class Puzzle>
std::vector<Puzzle> repeated(const std::vector<Puzzle>& once, std::size_t least) {
    std::vector<Puzzle> all;
    while (all.size() < least) all.insert(all.end(), once.begin(), once.end());
    return all;
}

void add(Digest& digest) {
    constexpr std::size_t kFew = 10;
    constexpr std::size_t kMany = 1500;
    BatchSolver solver;
    const std::vector<Grid> grids = repeated(all_questions(), kMany);
    const std::vector<Candidates> puzzles = repeated(candidate_questions(), kMany);
    add_lines(digest, solver, grids, false);
    add_lines(digest, solver, grids, true);
    add_answers(digest, solver, std::span(grids));
    add_answers(digest, solver, std::span(grids).first(kFew));
    add_answers(digest, solver, std::span(puzzles));
}

}  // namespace

constinit const SignaturePart kBatchPart = {"batch",
                                            "the same questions about many puzzles at once", add};

}  // namespace nonet::cli
