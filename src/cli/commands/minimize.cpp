// minimize: which clues of a puzzle are enough?
//
// The library answers for many puzzles at once much faster than for each; so the puzzles of a batch
// are answered ahead, and what was left open there (very many subpuzzles, other sizes) one by one.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/output/messages.hpp"
#include "cli/work/grid_of.hpp"
#include "cli/work/puzzle_job.hpp"
#include "cli/work/questions.hpp"

#include <nonet/minimize.hpp>
#include <nonet/research.hpp>

#include <array>
#include <random>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum MinimizeField : std::size_t { kMinimal, kMinimalClues, kIndex, kRedundant };

constexpr std::array<Field, 4> kFields = {{
    {"minimal", "a minimal subpuzzle"},
    {"minimal_clues", "the number of its clues", FieldType::number},
    {"index", "with --all: its number among those of the puzzle, from 1", FieldType::number},
    {"redundant", "with --redundant: the clues of which any single one could go, or none"},
}};

/// The digits of a puzzle that has no other candidates.
std::optional<Grid> plain_grid(const Position& position) {
    std::string problem;
    return grid_of(position, {}, problem);
}

/// Answers for the 9×9 puzzles among some; blank grids stand for the others.
template <class Answer>
struct Answers9 final : AheadWork {
    std::vector<Answer> answers;
};

std::vector<Grid> grids_of(std::span<const Puzzle* const> puzzles) {
    std::vector<Grid> grids;
    grids.reserve(puzzles.size());
    for (const Puzzle* puzzle : puzzles) {
        grids.push_back(plain_grid(puzzle->position).value_or(Grid()));
    }
    return grids;
}

Minimizer& minimizer_of_thread() {
    thread_local Minimizer minimizer;
    return minimizer;
}

/// What is worth knowing where there is not exactly one solution.
void remark_solutions(const Grid& grid, Reply& reply) {
    switch (classify_position(grid, Order::any, reply.limits()).status) {
        case Status::multiple:
            reply.remark("this puzzle has several solutions; what is printed has the same ones");
            break;
        case Status::none:
            reply.remark("this puzzle has no solution; what is printed has none either");
            reply.remark_clash();
            break;
        default:
            break;
    }
}

/// False after a row that says why, for a board that cannot be minimized.
bool check_board(const Board& board, Reply& reply) {
    switch (classify_position(board, Order::any, reply.limits()).status) {
        case Status::unique:
            return true;
        case Status::unknown:
            reply.cut_short();
            reply.print_row();
            return false;
        default:
            reply.reject(ErrorCode::not_supported,
                         "other sizes than 9x9 are minimized only where there is one solution");
            reply.remark_clash();
            return false;
    }
}

class MinimizeJob : public PuzzleJob {
  public:
    [[nodiscard]] bool works_ahead() const override { return true; }

  protected:
    template <class Answer>
    static const Answer* answer_ahead(const Reply& reply) {
        const auto* ahead = dynamic_cast<const Answers9<Answer>*>(reply.ahead());
        return ahead != nullptr ? &ahead->answers[reply.ahead_index()] : nullptr;
    }

    static void print_minimal(const std::string& line, int clues, Reply& reply) {
        reply.set(kMinimal, line);
        reply.set(kMinimalClues, fmt::format_int(clues).str());
        reply.print_row();
    }
};

/// One minimal subpuzzle.
class MinimizeOneJob final : public MinimizeJob {
  public:
    /// In reading order without a seed.
    explicit MinimizeOneJob(std::optional<std::uint64_t> seed) : seed_(seed) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"minimal"}; }

    [[nodiscard]] std::unique_ptr<AheadWork> work_ahead(std::span<const Puzzle* const> puzzles,
                                                        const Limits& limits) const override {
        std::vector<RemovalOrder> orders;
        if (seed_) {
            for (const Puzzle* puzzle : puzzles) orders.push_back(order_for(*puzzle));
        }
        auto ahead = std::make_unique<Answers9<std::optional<Grid>>>();
        ahead->answers = minimizer_of_thread().minimal(grids_of(puzzles), orders, limits);
        return ahead;
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        if (const auto* board = std::get_if<Board>(&puzzle.position))
            return answer_board(*board, reply);
        const std::optional<Grid> grid = grid_or_reject(puzzle, "minimal subpuzzles", reply);
        if (!grid) return;
        const auto* ahead = answer_ahead<std::optional<Grid>>(reply);
        const std::optional<Grid> minimal =
            ahead != nullptr ? *ahead : minimal_subpuzzle(*grid, order_for(puzzle), reply.limits());
        if (!minimal) {
            reply.cut_short();
            return reply.print_row();
        }
        print_minimal(minimal->to_line(), minimal->clue_count(), reply);
        remark_solutions(*grid, reply);
    }

  private:
    /// The place makes the choice independent of threads and shards.
    [[nodiscard]] RemovalOrder order_for(const Puzzle& puzzle) const {
        if (!seed_) return reading_order();
        Random random(*seed_ + 0x9e3779b97f4a7c15 * (puzzle.place.offset + 1));
        return random_order(random);
    }

    void answer_board(const Board& board, Reply& reply) const {
        if (seed_)
            return reply.reject(ErrorCode::not_supported,
                                "only 9x9 puzzles are minimized in a random order");
        if (!check_board(board, reply)) return;
        const std::optional<Board> minimal = minimal_subpuzzle(board, reply.limits());
        if (!minimal) {
            reply.cut_short();
            return reply.print_row();
        }
        print_minimal(minimal->to_line(), minimal->clue_count(), reply);
    }

    std::optional<std::uint64_t> seed_;
};

/// Every minimal subpuzzle.
class MinimizeAllJob final : public MinimizeJob {
  public:
    static constexpr std::uint64_t kUsualLimit = 1'000;

    explicit MinimizeAllJob(const Settings& settings)
        : limit_(settings.limit.value_or(Uint128(kUsualLimit))) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"minimal", "number"};
    }

    /// As many rows as usual fit in memory; more must leave while they are made.
    [[nodiscard]] bool may_flood() const override {
        return limit_ == Uint128() || limit_ > Uint128(kUsualLimit);
    }

    /// Those that have few.
    [[nodiscard]] std::unique_ptr<AheadWork> work_ahead(std::span<const Puzzle* const> puzzles,
                                                        const Limits& limits) const override {
        constexpr std::size_t kMost = 64;
        constexpr std::uint64_t kSteps = 1024;
        auto ahead = std::make_unique<Answers9<Minimizer::Subpuzzles>>();
        ahead->answers = minimizer_of_thread().all(grids_of(puzzles), kMost, kSteps, limits);
        return ahead;
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const std::optional<Grid> grid = grid_or_reject(puzzle, "all minimal subpuzzles", reply);
        if (!grid) return;
        Rows rows{*this, reply, {}, false};
        SearchEnd end = SearchEnd::complete;
        const auto* ahead = answer_ahead<Minimizer::Subpuzzles>(reply);
        if (ahead != nullptr && ahead->complete) {
            for (const Grid& subpuzzle : ahead->grids) {
                if (!rows.add(subpuzzle)) break;
            }
        } else {
            end = for_each_minimal_subpuzzle(
                *grid, [&](const Grid& subpuzzle) { return rows.add(subpuzzle); }, reply.limits());
        }
        finish(*grid, rows, end, reply);
    }

  private:
    struct Rows {
        const MinimizeAllJob& job;
        Reply& reply;
        Uint128 printed;
        bool more;

        bool add(const Grid& subpuzzle) {
            if (job.limit_ != Uint128() && printed == job.limit_) {
                more = true;
                return false;
            }
            reply.set(kIndex, to_string(++printed));
            print_minimal(subpuzzle.to_line(), subpuzzle.clue_count(), reply);
            return !reply.limits().cancel->load();
        }
    };

    void finish(const Grid& grid, const Rows& rows, SearchEnd end, Reply& reply) const {
        const std::string count = to_string(rows.printed);
        if (end != SearchEnd::complete && !rows.more) {
            reply.cut_short();
            if (rows.printed == Uint128())
                reply.print_row();
            else
                reply.remark("stopped after " + count + "; there may be more");
        }
        if (rows.more)
            reply.remark("there are more than " + count +
                         " minimal subpuzzles; --limit 0 prints them all");
        remark_solutions(grid, reply);
    }

    Uint128 limit_;
};

/// What can go.
class RedundantJob final : public MinimizeJob {
  public:
    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"redundant"}; }

    [[nodiscard]] std::unique_ptr<AheadWork> work_ahead(std::span<const Puzzle* const> puzzles,
                                                        const Limits& limits) const override {
        auto ahead = std::make_unique<Answers9<std::optional<std::vector<Cell>>>>();
        ahead->answers = minimizer_of_thread().redundant(grids_of(puzzles), limits);
        return ahead;
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        if (const auto* board = std::get_if<Board>(&puzzle.position)) {
            if (!check_board(*board, reply)) return;
            return print(redundant_clues(*board, reply.limits()), puzzle.position, reply);
        }
        const std::optional<Grid> grid = grid_or_reject(puzzle, "redundant clues", reply);
        if (!grid) return;
        const auto* ahead = answer_ahead<std::optional<std::vector<Cell>>>(reply);
        print(ahead != nullptr ? *ahead : redundant_clues(*grid, reply.limits()), *grid, reply);
        remark_solutions(*grid, reply);
    }

  private:
    static void print(const std::optional<std::vector<int>>& cells, const Position& position,
                      Reply& reply) {
        if (!cells) {
            reply.cut_short();
            return reply.print_row();
        }
        std::string text = cells->empty() ? "none" : "";
        for (const int cell : *cells) {
            if (!text.empty()) text += ' ';
            text += name_of_clue(position, cell);
        }
        reply.set(kRedundant, text);
        reply.print_row();
    }

    static std::string name_of_clue(const Position& position, int cell) {
        const auto* board = std::get_if<Board>(&position);
        const int side = board != nullptr ? board->side() : kDigits;
        const int value = board != nullptr ? (*board)[cell] : std::get<Grid>(position)[cell];
        return fmt::format("r{}c{}={}", cell / side + 1, cell % side + 1, value);
    }
};

const Option kOptions[] = {
    {.name = "all",
     .value = {},
     .summary = "every minimal subpuzzle, one a row, with the number of the puzzle behind it",
     .details = "In ascending order: a blank is smaller than a digit, cells in reading order.",
     .apply = turn_on<&Settings::all>},
    {.name = "limit",
     .value = "N",
     .summary = "with --all: at most N for each puzzle; 1000 by default, 0 = no limit",
     .details = {},
     .apply = [](Settings& s, std::string_view v) { return read_big_number(v, s.limit); }},
    {.name = "redundant",
     .value = {},
     .summary = "the clues of which any single one could go, instead of a puzzle; or 'none'",
     .details = "Such as 'r1c1=5 r2c9=7'. Often not all of them can go together.",
     .apply = turn_on<&Settings::redundant>},
    {.name = "random",
     .value = {},
     .summary = "try the clues in a random order; see --seed",
     .details = "Every minimal subpuzzle can come out, but not all equally often. --seed alone "
                "means the same; without it a seed is chosen and told.",
     .apply = turn_on<&Settings::random>},
};

constexpr Example kExamples[] = {
    {"nonet minimize puzzles.txt", "a minimal puzzle of each"},
    {"nonet minimize --redundant puzzle.txt", "what could go"},
    {"nonet minimize --all --limit 100 puzzle.txt", "what it could become"},
};

/// The seed of a random order; one that was not given is chosen and told.
std::optional<std::uint64_t> seed_of(const Settings& settings) {
    if (settings.seed || !settings.random) return settings.seed;
    const std::uint64_t seed = std::random_device()();  // short enough to be typed again
    Messages(settings.quiet).say(Severity::remark, fmt::format("seed {}", seed));
    return seed;
}

int run(const Invocation& invocation) {
    const Settings& s = invocation.settings;
    std::string problem;
    if (s.all + s.redundant + (s.random || s.seed) > 1)
        problem = "choose one of --all, --redundant and --random";
    else if (s.limit && !s.all)
        problem = "--limit belongs to --all";
    if (!problem.empty()) {
        fmt::print(stderr, "nonet minimize: {}\n", problem);
        return kExitBadInput;
    }
    if (s.all) return run_job(invocation, MinimizeAllJob(s));
    if (s.redundant) return run_job(invocation, RedundantJob());
    return run_job(invocation, MinimizeOneJob(seed_of(s)));
}

}  // namespace

const Command& minimize_command() {
    static const Command kCommand = {
        .name = "minimize",
        .operands = "[FILE|PUZZLE...]",
        .summary = "take away clues that are not needed",
        .row = "PUZZLE",
        .details =
            "PUZZLE is what is left when the clues are tried in reading order and each goes if "
            "the solutions stay the same: a puzzle in which every clue is needed.\n\n"
            "Puzzles with several solutions keep all of them. Of a puzzle without a solution "
            "there remain clues that together leave none, each of them needed for that. Puzzles "
            "of candidates are refused. Other sizes than 9x9 want one solution, and --all and "
            "--random are for 9x9 only.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
