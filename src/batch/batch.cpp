// The public questions (nonet/batch.hpp) in terms of one run of the engine each.
//
// The kernel finds some solution first, which depends on how its lanes happened to meet. So where a
// puzzle has several, the one to answer is asked of the single-puzzle search; where it has one,
// there is no choice.
#include "base/budget.hpp"
#include "batch/engine.hpp"
#include "batch/smallest.hpp"

#include <nonet/batch.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

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

/// May time or a flag end a run?
bool has_end(const Limits& limits) {
    return limits.cancel != nullptr || limits.deadline != Limits::Clock::time_point::max();
}

/// Ends a run when its limits say so; what was not begun then stays `incomplete`.
void set_limits(batch::Job& job, const Limits& limits) {
    job.nodes = limits.nodes;
    if (!has_end(limits)) return;
    job.context = const_cast<Limits*>(&limits);  // only read
    job.stop = [](void* context) { return is_stopped(*static_cast<const Limits*>(context)); };
}

Status status_of(const batch::Tally& tally) {
    if (tally.solutions > 1) return Status::multiple;
    if (!tally.complete) return Status::unknown;
    return tally.solutions == 1 ? Status::unique : Status::none;
}

/// Room for the answers of a job with the limit 2.
class Answers {
  public:
    template <class Puzzle>
    Answers(batch::Job& job, std::span<const Puzzle> puzzles, const Limits& limits)
        : solutions_(puzzles.size()), tallies_(puzzles.size(), batch::Tally{0, false}) {
        set_puzzles(job, puzzles);
        set_limits(job, limits);
        job.limit = 2;
        job.solutions = reinterpret_cast<std::uint8_t*>(solutions_.data());
        job.tallies = tallies_.data();
    }

    [[nodiscard]] std::vector<Outcome<Grid>> outcomes() const {
        std::vector<Outcome<Grid>> outcomes(tallies_.size());
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            outcomes[i].status = status_of(tallies_[i]);
            if (tallies_[i].solutions > 0) outcomes[i].solution = solutions_[i];
        }
        return outcomes;
    }

  private:
    std::vector<Grid> solutions_;
    std::vector<batch::Tally> tallies_;
};

/// Status and the solution that single calls find.
template <class Puzzle>
std::vector<Outcome<Grid>> answer(batch::Engine& engine, std::span<const Puzzle> puzzles,
                                  const Limits& limits) {
    batch::Job job;
    const Answers answers(job, puzzles, limits);
    if (!is_stopped(limits)) engine.run_best(job, true);
    return answers.outcomes();
}

/// Status and the smallest solution.
template <class Puzzle>
std::vector<Outcome<Grid>> answer_smallest(batch::Engine& engine, std::span<const Puzzle> puzzles,
                                           const Limits& limits) {
    batch::Job job;
    const Answers answers(job, puzzles, limits);
    if (is_stopped(limits)) return answers.outcomes();
    const std::vector<std::size_t> left = run_smallest(engine, job);
    std::vector<Outcome<Grid>> outcomes = answers.outcomes();
    for (const std::size_t i : left) {
        const Outcome<Grid> single = classify(puzzles[i], limits);
        if (outcomes[i].status != Status::multiple) outcomes[i].status = single.status;
        outcomes[i].solution = single.solution;
    }
    return outcomes;
}

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
    if (!is_stopped(limits)) engine.run_best(job, false);
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = count_of(tallies[i], limit);
    return counts;
}

/// In LineBatch::counts: the line is no puzzle.
constexpr std::int32_t kNoPuzzle = -1;

const std::uint8_t* line(const LineBatch& lines, std::size_t i) {
    return reinterpret_cast<const std::uint8_t*>(lines.puzzles + i * lines.puzzle_stride);
}

/// Makes those lines that are puzzles the puzzles of the job, with `numbers` as the memory for
/// that.
void choose_puzzles(const LineBatch& lines, const solve::Kernel& single,
                    std::vector<std::size_t>& numbers, batch::Job& job) {
    numbers.clear();
    for (std::size_t i = 0; i < lines.counts.size(); ++i) {
        if (single.is_line(line(lines, i))) numbers.push_back(i);
    }
    job.numbers = numbers.data();
    job.size = numbers.size();
}

/// So few lines that nobody looks at them: the shortest way.
void solve_few_lines(const LineBatch& lines, unsigned limit, const solve::Kernel& single) {
    std::array<std::uint8_t, kCells> unused;
    for (std::size_t i = 0; i < lines.counts.size(); ++i) {
        std::uint8_t* solution = unused.data();
        if (lines.solutions != nullptr) {
            solution = reinterpret_cast<std::uint8_t*>(lines.solutions + i * lines.solution_stride);
        }
        lines.counts[i] = single.solve_line(line(lines, i), limit, solution);
    }
}

/// Asks a single call about a line, for its smallest solution.
batch::Tally solve_smallest(const LineBatch& lines, std::size_t i, const Limits& limits) {
    const auto grid = Grid::from_line({lines.puzzles + i * lines.puzzle_stride, kCells});
    const Outcome<Grid> answer = classify(*grid, limits);
    if (answer.solution && lines.solutions != nullptr) {
        const std::string text = answer.solution->to_line();
        std::memcpy(lines.solutions + i * lines.solution_stride, text.data(), text.size());
    }
    switch (answer.status) {
        case Status::none:
            return {0, true};
        case Status::unique:
            return {1, true};
        case Status::multiple:
            if (answer.solution) return {2, true};
            return {0, false};  // the limits ended the search for the smallest
        default:
            return {0, false};
    }
}

/// Runs a job of lines for their smallest solutions. More than two are counted first.
void run_smallest_lines(batch::Engine& engine, const LineBatch& lines, const batch::Job& job,
                        Limits limits) {
    limits.nodes = Limits::kNoLimit;
    if (job.limit == 2 && job.solutions != nullptr) {
        for (const std::size_t number : run_smallest(engine, job)) {
            job.tallies[number] = solve_smallest(lines, number, limits);
        }
        return;
    }
    engine.run_best(job, false);
    for (std::size_t i = 0; i < job.size && job.solutions != nullptr; ++i) {
        const std::size_t number = job.numbers != nullptr ? job.numbers[i] : i;
        if (job.tallies[number].solutions < 2) continue;
        if (!solve_smallest(lines, number, limits).complete) job.tallies[number] = {0, false};
    }
}

}  // namespace

class BatchSolver::Engine : public batch::Engine {
  public:
    // For solve_lines, kept from batch to batch.
    std::vector<std::size_t> numbers;
    std::vector<batch::Tally> tallies;
};

BatchSolver::BatchSolver() : engine_(std::make_unique<Engine>()) {}
BatchSolver::~BatchSolver() = default;
BatchSolver::BatchSolver(BatchSolver&&) noexcept = default;
BatchSolver& BatchSolver::operator=(BatchSolver&&) noexcept = default;

std::vector<Outcome<Grid>> BatchSolver::solve(std::span<const Grid> puzzles, const Limits& limits) {
    return answer(*engine_, puzzles, limits);
}
std::vector<Outcome<Grid>> BatchSolver::solve(std::span<const Candidates> puzzles,
                                              const Limits& limits) {
    return answer(*engine_, puzzles, limits);
}

std::vector<Outcome<Grid>> BatchSolver::first_solution(std::span<const Grid> puzzles,
                                                       const Limits& limits) {
    return answer_smallest(*engine_, puzzles, limits);
}
std::vector<Outcome<Grid>> BatchSolver::first_solution(std::span<const Candidates> puzzles,
                                                       const Limits& limits) {
    return answer_smallest(*engine_, puzzles, limits);
}

std::vector<SolutionCount> BatchSolver::count(std::span<const Grid> puzzles, std::uint64_t limit,
                                              const Limits& limits) {
    return count_all(*engine_, puzzles, limit, limits);
}
std::vector<SolutionCount> BatchSolver::count(std::span<const Candidates> puzzles,
                                              std::uint64_t limit, const Limits& limits) {
    return count_all(*engine_, puzzles, limit, limits);
}

void BatchSolver::solve_lines(const LineBatch& lines, int limit, const Limits& limits) {
    const std::size_t size = lines.counts.size();
    if (size < engine_->least_look() && !lines.smallest && !has_end(limits)) {
        return solve_few_lines(lines, static_cast<unsigned>(std::max(limit, 1)), engine_->single());
    }
    std::vector<batch::Tally>& tallies = engine_->tallies;
    tallies.assign(size, batch::Tally{0, false});
    batch::Job job;
    set_limits(job, limits);
    job.nodes = Limits::kNoLimit;
    job.symbols = line(lines, 0);
    job.stride = lines.puzzle_stride;
    job.zero = '0';
    job.size = size;
    if (!lines.checked) choose_puzzles(lines, engine_->single(), engine_->numbers, job);
    job.limit = static_cast<std::uint64_t>(std::max(limit, 1));
    job.solutions = reinterpret_cast<std::uint8_t*>(lines.solutions);
    job.solution_stride = lines.solution_stride;
    job.tallies = tallies.data();
    if (!is_stopped(limits)) {
        if (lines.smallest && limit > 1) {
            run_smallest_lines(*engine_, lines, job, limits);
        } else {
            engine_->run_best(job, limit > 1);
        }
    }
    if (!lines.checked) std::fill(lines.counts.begin(), lines.counts.end(), kNoPuzzle);
    for (std::size_t i = 0; i < job.size; ++i) {
        const std::size_t number = lines.checked ? i : job.numbers[i];
        const batch::Tally& tally = tallies[number];
        const bool known = tally.complete || tally.solutions >= job.limit;
        const auto found = static_cast<std::int32_t>(tally.solutions);
        lines.counts[number] = known ? found : kUnknownCount - found;
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
