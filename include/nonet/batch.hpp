// Questions about many 9×9 puzzles at once.
//
// The answers are those of nonet/solve.hpp, puzzle by puzzle, at the index of the puzzle; only the
// time differs. The engine below works on up to 512 puzzles together, one in each bit of a vector,
// which takes down to a third of the time of single calls. It needs many puzzles for that: with
// fewer than about 100 (128 and 256-bit vectors) or 500 (AVX-512) a look at the first ones decides
// whether these functions make single calls, and the last ones of every batch are solved singly.
//
// As there, clashing givens are no error: such a puzzle has no solution. Answers depend on nothing
// but the puzzle, not on the machine and not on its neighbours in the batch. The one exception are
// limits: a puzzle that comes near them may be answered on one machine and `unknown` on another.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace nonet {

/// Lines of 81 characters in a block of text, and room for their solutions.
struct LineBatch {
    const char* puzzles = nullptr;     ///< 1 to 9; '.' or '0' for a blank
    std::size_t puzzle_stride = 82;    ///< from the start of a line to that of the next, >= 81
    char* solutions = nullptr;         ///< gets 81 characters a line; may be null
    std::size_t solution_stride = 82;  ///< >= 81
    std::span<std::int32_t> counts;    ///< as many as there are lines; gets what solve_line answers
    bool checked = false;              ///< all lines are known to hold nothing but these symbols
    /// Of several solutions the lexicographically smallest. With a limit of 1 it is any.
    bool smallest = false;
};

/// In LineBatch::counts, this and all below: a limit came before the answer. kUnknownCount - n
/// where n solutions were found until then.
inline constexpr std::int32_t kUnknownCount = -2;

/// The engine with its memory: some 11 MB of addresses, of which a batch seldom touches more than
/// 1 MB. To keep it for the next batch saves some 50 microseconds. One thread at a time may use it;
/// each thread may have its own. It runs on the instructions that chosen_isa() named when it was
/// made.
class BatchSolver {
  public:
    BatchSolver();
    ~BatchSolver();
    BatchSolver(BatchSolver&&) noexcept;
    BatchSolver& operator=(BatchSolver&&) noexcept;

    /// None, one or several solutions, with one of them: of each puzzle what classify_any answers.
    /// Limits: `nodes` for each puzzle by itself, though it may take up to twice as many; the
    /// others for all together.
    std::vector<Outcome<Grid>> solve(std::span<const Grid> puzzles, const Limits& limits = {});
    std::vector<Outcome<Grid>> solve(std::span<const Candidates> puzzles,
                                     const Limits& limits = {});

    /// The same with the lexicographically smallest solution: what classify answers. It takes about
    /// as long as any solution, where single calls take ten times as long.
    std::vector<Outcome<Grid>> first_solution(std::span<const Grid> puzzles,
                                              const Limits& limits = {});
    std::vector<Outcome<Grid>> first_solution(std::span<const Candidates> puzzles,
                                              const Limits& limits = {});

    /// How many solutions, of each puzzle up to `limit` (0: no limit): what count_solutions
    /// answers.
    std::vector<SolutionCount> count(std::span<const Grid> puzzles, std::uint64_t limit,
                                     const Limits& limits = {});
    std::vector<SolutionCount> count(std::span<const Candidates> puzzles, std::uint64_t limit,
                                     const Limits& limits = {});

    /// From text to text, with nothing between: of each line what solve_line answers, with a limit
    /// of `limit` >= 1 solutions. With limit 1, lines with several solutions get one of them, which
    /// may differ from machine to machine: for puzzles that are known to be proper, it is less
    /// work. Of `limits` the nodes are not looked at; lines that were not finished count
    /// kUnknownCount or less.
    void solve_lines(const LineBatch& lines, int limit = 2, const Limits& limits = {});

  private:
    class Engine;
    std::unique_ptr<Engine> engine_;
};

/// The same questions with an engine for one call.
std::vector<Outcome<Grid>> solve_batch(std::span<const Grid> puzzles, const Limits& limits = {});
std::vector<Outcome<Grid>> solve_batch(std::span<const Candidates> puzzles,
                                       const Limits& limits = {});
std::vector<Outcome<Grid>> first_solution_batch(std::span<const Grid> puzzles,
                                                const Limits& limits = {});
std::vector<Outcome<Grid>> first_solution_batch(std::span<const Candidates> puzzles,
                                                const Limits& limits = {});
std::vector<SolutionCount> count_batch(std::span<const Grid> puzzles, std::uint64_t limit,
                                       const Limits& limits = {});
std::vector<SolutionCount> count_batch(std::span<const Candidates> puzzles, std::uint64_t limit,
                                       const Limits& limits = {});

/// What count_solutions answers, by all lanes of the engine and on several threads (0: as many as
/// the processor has; 256 at most). For puzzles with few solutions it is the same search; from some
/// ten thousand solutions on it takes about half of the time on one thread, and the threads share
/// that. The number does not depend on how many threads there are. Where `limits.nodes` is set
/// there is only the search on one thread, which alone can count nodes exactly.
SolutionCount count_solutions_parallel(const Grid& puzzle, Uint128 limit, const Limits& limits = {},
                                       unsigned threads = 0);
SolutionCount count_solutions_parallel(const Candidates& puzzle, Uint128 limit,
                                       const Limits& limits = {}, unsigned threads = 0);

}  // namespace nonet
