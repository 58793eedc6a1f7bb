// solve: the solution of each puzzle, and whether it is the only one.
//
// "The solution" of a puzzle with several is the lexicographically smallest, so that the answer
// does not depend on how the solver happens to search. Above 9×9 that can cost far more than any
// solution, and is done only on request. The switches --first, --any, --all, --random and
// --candidates each ask another question; they exclude each other.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/work/puzzle_job.hpp"
#include "cli/work/questions.hpp"

#include <array>
#include <random>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum SolveField : std::size_t { kSolution, kStatus, kIndex };

constexpr std::array<Field, 3> kFields = {{
    {"solution", "the solution, or with --candidates the union of all solutions"},
    {"status", "unique, multiple, none, solved (nobody asked for others), unknown or invalid"},
    {"index", "with --all: the number of the solution, from 1", FieldType::number},
}};

/// Writes solutions: as a line, or in the format of --to.
class SolutionPrinter {
  public:
    explicit SolutionPrinter(const Settings& settings) : to_(settings.to) {}

    /// Sets the field `solution`, or prints the solution when its format has several lines; then
    /// the answer is true and no row is due.
    bool print(const Position& solution, Reply& reply) const {
        if (to_.empty()) {
            reply.set(kSolution, to_line(solution));
            return false;
        }
        const Result<std::string> text = write(to_, solution);
        if (!text) {
            reply.complain(text.error().message);
            return false;
        }
        return reply.set_or_print(kSolution, *text);
    }

    /// The same for 81 digits.
    bool print_line(std::string_view solution, Reply& reply) const {
        if (!to_.empty()) return print(*Grid::from_line(solution), reply);
        reply.set(kSolution, solution);
        return false;
    }

  private:
    std::string to_;
};

/// One solution, or none, and a status.
class SolveJob final : public PuzzleJob {
  public:
    explicit SolveJob(const Settings& settings)
        : settings_(settings),
          printer_(settings),
          seed_(settings.seed ? *settings.seed : std::random_device()()) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"solution", "status"};
    }
    [[nodiscard]] bool can_draw() const override { return true; }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const Outcome<Position> outcome = solve(puzzle, reply);
        say_status(outcome.status, reply);
        if (outcome.solution && reply.draws()) {
            reply.draw(*outcome.solution, name_of(outcome.status));
            return;
        }
        const bool printed = outcome.solution && printer_.print(*outcome.solution, reply);
        finish(outcome.status, printed, reply);
    }

    [[nodiscard]] std::optional<LineQuestion> line_question(
        const RowWriter& /*rows*/) const override {
        if (settings_.random) return std::nullopt;
        LineQuestion question;
        question.smallest = !settings_.any;
        if (settings_.to.empty()) question.row_of_one = status_of(1);
        return question;
    }

    void answer_line(const LineAnswer& line, Reply& reply) const override {
        const Status status = status_of(line.count);
        say_status(status, reply);
        finish(status, line.count > 0 && printer_.print_line(line.solution, reply), reply);
    }

  private:
    [[nodiscard]] Status status_of(int count) const {
        if (count == 0) return Status::none;
        if (settings_.first || settings_.any) return Status::solved;
        return count == 1 ? Status::unique : Status::multiple;
    }

    void say_status(Status status, Reply& reply) const {
        reply.count_status(status);
        reply.set(kStatus, name_of(status));
        if (settings_.require_unique && status != Status::unique) reply.fail_condition();
        if (status == Status::none) reply.remark_clash();
    }

    static void finish(Status status, bool printed, Reply& reply) {
        if (!printed)
            reply.print_row();
        else if (status == Status::multiple)
            reply.remark("this puzzle has several solutions; written is one of them");
    }

    Outcome<Position> solve(const Puzzle& puzzle, const Reply& reply) const {
        const Position& position = puzzle.position;
        const Limits& limits = reply.limits();
        if (settings_.first) return find_first(position, limits);
        if (settings_.any) return find_any(position, limits);
        if (settings_.random) {
            // The place makes the choice independent of threads and shards.
            Random random(seed_ + 0x9e3779b97f4a7c15 * (puzzle.place.offset + 1) +
                          reply.item().operand);
            return find_random(position, random, limits);
        }
        return classify_position(position, usual_order(position, settings_.lex), limits);
    }

    const Settings& settings_;
    SolutionPrinter printer_;
    std::uint64_t seed_;
};

/// Every solution.
class SolveAllJob final : public PuzzleJob {
  public:
    explicit SolveAllJob(const Settings& settings) : settings_(settings), printer_(settings) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"solution", "number"};
    }

    /// A few thousand rows fit in memory; more must leave while they are made.
    [[nodiscard]] bool may_flood() const override {
        constexpr std::uint64_t kFits = 10'000;
        return limit() == Uint128() || limit() > Uint128(kFits);
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        Uint128 index;
        const Uint128 most = limit();
        bool more = false;
        const auto visit = [&](const Position& solution) {
            if (most != Uint128() && index == most) {
                more = true;
                return false;
            }
            print(solution, ++index, reply);
            return !reply.limits().cancel->load();
        };
        const SearchEnd end = visit_solutions(
            puzzle.position, visit, usual_order(puzzle.position, settings_.lex), reply.limits());
        finish(index, more, end, reply);
    }

  private:
    [[nodiscard]] Uint128 limit() const { return settings_.limit.value_or(Uint128()); }

    void print(const Position& solution, const Uint128& index, Reply& reply) const {
        reply.set(kIndex, to_string(index));
        reply.set(kStatus, name_of(Status::solved));
        if (!printer_.print(solution, reply)) reply.print_row();
    }

    void finish(const Uint128& found, bool more, SearchEnd end, Reply& reply) const {
        const bool unfinished = end != SearchEnd::complete && !more;
        Status status = Status::multiple;
        if (unfinished)
            status = Status::unknown;
        else if (found == Uint128())
            status = Status::none;
        else if (found == Uint128(1) && !more)
            status = Status::unique;
        reply.count_status(status);
        if (settings_.require_unique && status != Status::unique) reply.fail_condition();
        if (found == Uint128()) {
            reply.set(kStatus, name_of(status));
            reply.print_row();
            if (status == Status::none) reply.remark_clash();
        }
        if (more) reply.remark("there are more than " + to_string(found) + " solutions");
        if (unfinished && found != Uint128())
            reply.remark("stopped after " + to_string(found) +
                         (found == Uint128(1) ? " solution" : " solutions") +
                         "; there may be more");
    }

    const Settings& settings_;
    SolutionPrinter printer_;
};

/// The union of all solutions.
class UnionJob final : public PuzzleJob {
  public:
    explicit UnionJob(const Settings& settings) : settings_(settings) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"solution", "status"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const UnionText all = union_of_solutions(puzzle.position, reply.limits());
        reply.count_status(all.status);
        reply.set(kStatus, name_of(all.status));
        if (settings_.require_unique && all.status != Status::unique) reply.fail_condition();
        if (!all.text.empty()) reply.set(kSolution, all.text);
        reply.print_row();
        if (all.status == Status::none) reply.remark_clash();
    }

  private:
    const Settings& settings_;
};

const Option kOptions[] = {
    {.name = "first",
     .value = {},
     .summary = "the lexicographically smallest solution, without asking for others",
     .details = "The status is 'solved'.",
     .apply = turn_on<&Settings::first>},
    {.name = "any",
     .value = {},
     .summary = "any solution, the fastest to find, without asking for others",
     .details = "The status is 'solved'. The same puzzle always gets the same solution.",
     .apply = turn_on<&Settings::any>},
    {.name = "all",
     .value = {},
     .summary = "every solution, one a row, with the number of the puzzle behind it",
     .details = "In lexicographic order up to 9x9. --limit N stops after N solutions a puzzle.",
     .apply = turn_on<&Settings::all>},
    {.name = "limit",
     .value = "N",
     .summary = "with --all: at most N solutions for each puzzle; 0 = no limit",
     .details = {},
     .apply = [](Settings& s, std::string_view v) { return read_big_number(v, s.limit); }},
    {.name = "random",
     .value = {},
     .summary = "a random solution; see --seed",
     .details = "Every solution can come out, but not all equally often.",
     .apply = turn_on<&Settings::random>},
    {.name = "candidates",
     .value = {},
     .summary = "the union of all solutions: every digit that stands in at least one of them",
     .details = "729 characters for 9x9 (position 9*cell+digit-1); for other sizes the values of "
                "each cell with a slash between, the cells with a space between.",
     .apply = turn_on<&Settings::candidates>},
    {.name = "lex",
     .value = {},
     .summary = "above 9x9: the lexicographically smallest solution, too",
     .details = "Up to 9x9 that is so anyway.",
     .apply = turn_on<&Settings::lex>},
    {.name = "require",
     .value = "unique",
     .summary = "exit with 1 unless every puzzle has exactly one solution",
     .details = {},
     .apply =
         [](Settings& s, std::string_view v) {
             if (v != "unique") return fmt::format("wants unique, not '{}'", v);
             s.require_unique = true;
             return std::string();
         },
     .choices = [] { return std::vector<std::string_view>{"unique"}; }},
};

constexpr Example kExamples[] = {
    {"nonet solve puzzles.txt", "solve a file, one row per puzzle"},
    {"nonet solve --all --limit 10 puzzles.txt", "up to ten solutions of each puzzle"},
    {"nonet solve --format '{puzzle},{solution}' < in.txt > out.csv",
     "puzzles and solutions side by side"},
};

int run(const Invocation& invocation) {
    const Settings& s = invocation.settings;
    const int questions = s.first + s.any + s.all + s.random + s.candidates;
    std::string problem;
    if (questions > 1)
        problem = "choose one of --first, --any, --all, --random and --candidates";
    else if (s.limit && !s.all)
        problem = "--limit belongs to --all";
    else if (s.require_unique && (s.first || s.any || s.random))
        problem = "--require unique needs the proof that --first, --any and --random leave out";
    if (!problem.empty()) {
        fmt::print(stderr, "nonet solve: {}\n", problem);
        return kExitBadInput;
    }
    if (s.all) return run_job(invocation, SolveAllJob(s));
    if (s.candidates) return run_job(invocation, UnionJob(s));
    return run_job(invocation, SolveJob(s));
}

}  // namespace

const Command& solve_command() {
    static const Command kCommand = {
        .name = "solve",
        .operands = "[FILE|PUZZLE...]",
        .summary = "solve puzzles, and say whether the solution is the only one",
        .row = "SOLUTION  STATUS",
        .details =
            "STATUS is 'unique', 'multiple', 'none', 'invalid' (no puzzle at all) or 'unknown' "
            "(stopped before it was known). With several solutions SOLUTION is the "
            "lexicographically smallest: the 81 digits read row by row as one number. Above 9x9 "
            "it is any solution, unless --lex asks for the smallest. Where there is no solution, "
            "SOLUTION is '-'.\n\n"
            "With --to and a format of several lines, solutions are written in that format "
            "without a status; a puzzle without solution gives the usual row.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
