// The public questions (nonet/batch.hpp) in terms of one run of the engine each.
//
// The kernel finds some solution first, which depends on how its lanes happened to meet. So where a
// puzzle has several, the one to answer is asked of the single-puzzle search; where it has one,
// there is no choice.
#include "base/budget.hpp"
#include "batch/engine.hpp"
#include "solve/kernels.hpp"

#include <nonet/batch.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <array>

namespace nonet {

namespace {

static_assert(sizeof(Grid) == kCells && sizeof(Candidates) == kCells * sizeof(DigitMask));

void set_puzzles(batch::Job& job, std::span<const Grid> puzzles) {
    job.symbols = puzzles.empty() ? nullptr : puzzles.front().values().data();
    job.size = puzzles.size();
}

void set_puzzles(batch::Job& job, std::span<const Candidates> puzzles) {
    // Candidates are an array of masks and nothing else.
    job.masks = reinterpret_cast<const std::uint16_t*>(puzzles.data());
    job.size = puzzles.size();
}

/// Has a limit for all puzzles together been reached?
bool is_stopped(const Limits& limits) {
    return Budget(limits).reached();
}

/// Ends a run when its limits say so; what was not begun then stays `incomplete`.
void set_limits(batch::Job& job, const Limits& limits) {
    job.nodes = limits.nodes;
    if (limits.cancel == nullptr && limits.deadline == Limits::Clock::time_point::max()) return;
    job.context = const_cast<Limits*>(&limits);  // only read
    job.stop = [](void* context) { return is_stopped(*static_cast<const Limits*>(context)); };
}

Status status_of(const batch::Tally& tally) {
    if (tally.solutions > 1) return Status::multiple;
    if (!tally.complete) return Status::unknown;
    return tally.solutions == 1 ? Status::unique : Status::none;
}

template <class Puzzle>
using Question = Outcome<Grid> (*)(const Puzzle& puzzle, const Limits& limits);

/// How to answer one puzzle by itself.
template <class Puzzle>
struct Questions {
    Question<Puzzle> whole;    ///< status and solution
    Question<Puzzle> several;  ///< the solution to answer, where it is known that there are several
};

template <class Puzzle>
std::vector<Outcome<Grid>> answer_singly(std::span<const Puzzle> puzzles, const Limits& limits,
                                         Question<Puzzle> question) {
    std::vector<Outcome<Grid>> answers;
    answers.reserve(puzzles.size());
    for (const Puzzle& puzzle : puzzles) answers.push_back(question(puzzle, limits));
    return answers;
}

/// The engine tells which puzzles have none or one solution.
template <class Puzzle>
std::vector<Outcome<Grid>> answer(batch::Engine& engine, std::span<const Puzzle> puzzles,
                                  const Limits& limits, const Questions<Puzzle>& questions) {
    if (puzzles.size() < engine.least_batch())
        return answer_singly(puzzles, limits, questions.whole);
    std::vector<Outcome<Grid>> answers(puzzles.size());
    std::vector<Grid> solutions(puzzles.size());
    std::vector<batch::Tally> tallies(puzzles.size(), batch::Tally{0, false});
    batch::Job job;
    set_puzzles(job, puzzles);
    set_limits(job, limits);
    job.limit = 2;
    job.solutions = reinterpret_cast<std::uint8_t*>(solutions.data());
    job.tallies = tallies.data();
    if (!is_stopped(limits)) engine.run(job);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        answers[i].status = status_of(tallies[i]);
        if (answers[i].status == Status::multiple) {
            answers[i].solution = questions.several(puzzles[i], limits).solution;
        } else if (tallies[i].solutions == 1) {
            answers[i].solution = solutions[i];
        }
    }
    return answers;
}

template <class Puzzle>
constexpr Questions<Puzzle> kAnySolution = {classify_any, some_solution};
template <class Puzzle>
constexpr Questions<Puzzle> kFirstSolution = {classify, first_solution};

SolutionCount count_of(const batch::Tally& tally, std::uint64_t limit) {
    if (limit != 0 && tally.solutions > limit) {
        return {Uint128{limit}, false, SearchEnd::by_visitor};
    }
    return {Uint128{tally.solutions}, tally.complete,
            tally.complete ? SearchEnd::complete : SearchEnd::by_limit};
}

template <class Puzzle>
std::vector<SolutionCount> count_all(batch::Engine& engine, std::span<const Puzzle> puzzles,
                                     std::uint64_t limit, const Limits& limits) {
    std::vector<SolutionCount> counts(puzzles.size());
    std::vector<batch::Tally> tallies(puzzles.size(), batch::Tally{0, false});
    batch::Job job;
    set_puzzles(job, puzzles);
    set_limits(job, limits);
    job.limit = limit + 1 == 0 || limit == 0 ? ~std::uint64_t{0} : limit + 1;
    job.tallies = tallies.data();
    if (!is_stopped(limits)) engine.run(job);
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = count_of(tallies[i], limit);
    return counts;
}

/// Of a block of lines, those that are puzzles.
struct GoodLines {
    std::vector<std::size_t> numbers;
    std::size_t at = 0;

    static bool next(void* context, std::size_t& number) {
        auto& lines = *static_cast<GoodLines*>(context);
        if (lines.at == lines.numbers.size()) return false;
        number = lines.numbers[lines.at++];
        return true;
    }
};

/// What solve_line answers for each of some lines, with the search for one puzzle.
class SingleLines {
  public:
    SingleLines(const LineBatch& lines, int limit) : lines_(&lines), limit_(limit) {}

    [[nodiscard]] bool is_puzzle(std::size_t i) const { return kernel_.is_line(puzzle(i)); }

    int solve(std::size_t i, int limit) const {
        std::array<std::uint8_t, kCells> unused;
        std::uint8_t* solution =
            lines_->solutions == nullptr
                ? unused.data()
                : reinterpret_cast<std::uint8_t*>(lines_->solutions + i * lines_->solution_stride);
        return static_cast<int>(
            kernel_.solve(puzzle(i), static_cast<unsigned>(limit), '0', solution));
    }

    void solve_all() const {
        for (std::size_t i = 0; i < lines_->counts.size(); ++i) {
            lines_->counts[i] = is_puzzle(i) ? solve(i, limit_) : -1;
        }
    }

  private:
    [[nodiscard]] const std::uint8_t* puzzle(std::size_t i) const {
        return reinterpret_cast<const std::uint8_t*>(lines_->puzzles + i * lines_->puzzle_stride);
    }

    const LineBatch* lines_;
    int limit_;
    const solve::Kernel& kernel_ = solve::chosen_kernel();
};

}  // namespace

class BatchSolver::Engine : public batch::Engine {};

BatchSolver::BatchSolver() : engine_(std::make_unique<Engine>()) {}
BatchSolver::~BatchSolver() = default;
BatchSolver::BatchSolver(BatchSolver&&) noexcept = default;
BatchSolver& BatchSolver::operator=(BatchSolver&&) noexcept = default;

std::vector<Outcome<Grid>> BatchSolver::solve(std::span<const Grid> puzzles, const Limits& limits) {
    return answer(*engine_, puzzles, limits, kAnySolution<Grid>);
}
std::vector<Outcome<Grid>> BatchSolver::solve(std::span<const Candidates> puzzles,
                                              const Limits& limits) {
    return answer(*engine_, puzzles, limits, kAnySolution<Candidates>);
}

std::vector<Outcome<Grid>> BatchSolver::first_solution(std::span<const Grid> puzzles,
                                                       const Limits& limits) {
    return answer(*engine_, puzzles, limits, kFirstSolution<Grid>);
}
std::vector<Outcome<Grid>> BatchSolver::first_solution(std::span<const Candidates> puzzles,
                                                       const Limits& limits) {
    return answer(*engine_, puzzles, limits, kFirstSolution<Candidates>);
}

std::vector<SolutionCount> BatchSolver::count(std::span<const Grid> puzzles, std::uint64_t limit,
                                              const Limits& limits) {
    return count_all(*engine_, puzzles, limit, limits);
}
std::vector<SolutionCount> BatchSolver::count(std::span<const Candidates> puzzles,
                                              std::uint64_t limit, const Limits& limits) {
    return count_all(*engine_, puzzles, limit, limits);
}

void BatchSolver::solve_lines(const LineBatch& lines, int limit) {
    limit = std::max(limit, 1);
    const std::size_t size = lines.counts.size();
    const SingleLines singles(lines, limit);
    if (size < engine_->least_batch()) return singles.solve_all();

    GoodLines good;
    good.numbers.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        if (singles.is_puzzle(i)) good.numbers.push_back(i);
    }
    std::vector<batch::Tally> tallies(size);
    batch::Job job;
    job.symbols = reinterpret_cast<const std::uint8_t*>(lines.puzzles);
    job.stride = lines.puzzle_stride;
    job.zero = '0';
    job.size = size;
    job.limit = static_cast<std::uint64_t>(limit);
    job.solutions = reinterpret_cast<std::uint8_t*>(lines.solutions);
    job.solution_stride = lines.solution_stride;
    job.tallies = tallies.data();
    if (good.numbers.size() < size) {
        job.next = GoodLines::next;
        job.context = &good;
    }
    engine_->run(job);
    std::fill(lines.counts.begin(), lines.counts.end(), -1);
    for (const std::size_t i : good.numbers) {
        lines.counts[i] = static_cast<std::int32_t>(tallies[i].solutions);
        if (tallies[i].solutions > 1 && lines.solutions != nullptr) singles.solve(i, 1);
    }
}

std::vector<Outcome<Grid>> solve_batch(std::span<const Grid> puzzles, const Limits& limits) {
    return BatchSolver().solve(puzzles, limits);
}
std::vector<Outcome<Grid>> solve_batch(std::span<const Candidates> puzzles, const Limits& limits) {
    return BatchSolver().solve(puzzles, limits);
}
std::vector<Outcome<Grid>> first_solution_batch(std::span<const Grid> puzzles,
                                                const Limits& limits) {
    return BatchSolver().first_solution(puzzles, limits);
}
std::vector<Outcome<Grid>> first_solution_batch(std::span<const Candidates> puzzles,
                                                const Limits& limits) {
    return BatchSolver().first_solution(puzzles, limits);
}
std::vector<SolutionCount> count_batch(std::span<const Grid> puzzles, std::uint64_t limit,
                                       const Limits& limits) {
    return BatchSolver().count(puzzles, limit, limits);
}
std::vector<SolutionCount> count_batch(std::span<const Candidates> puzzles, std::uint64_t limit,
                                       const Limits& limits) {
    return BatchSolver().count(puzzles, limit, limits);
}

}  // namespace nonet
