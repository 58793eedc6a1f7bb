// check: is this a proper puzzle, and is this answer right?
//
// Two jobs. Without --answer each puzzle is classified, its clues are counted and asked whether
// each is needed. With --answer a row holds a puzzle and somebody's grid, full or not, which is
// compared with every solution rather than with a stored one: any valid completion is correct.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/input/puzzle_stream.hpp"
#include "cli/work/attempt.hpp"
#include "cli/work/puzzle_job.hpp"
#include "cli/work/questions.hpp"
#include "cli/work/reasons.hpp"

#include <array>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum CheckField : std::size_t { kStatus, kMinimality, kWhy, kSolution };

constexpr std::array<Field, 4> kFields = {{
    {"status", "unique, multiple, none, unknown or invalid; with --answer the verdict"},
    {"minimality", "minimal, redundant, or - for what is not unique or not known"},
    {"why", "with --why: what is wrong and where"},
    {"solution", "the lexicographically smallest solution"},
}};

class CheckJob final : public PuzzleJob {
  public:
    explicit CheckJob(const Settings& settings) : settings_(settings) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        if (settings_.why) return {"status", "clues", "minimality", "why"};
        return {"status", "clues", "minimality"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const Position& position = puzzle.position;
        const Order order = reply.wants("solution") ? usual_order(position, false) : Order::any;
        const Outcome<Position> outcome = classify_position(position, order, reply.limits());
        say_status(outcome.status, reply);
        if (outcome.solution && reply.wants("solution"))
            reply.set(kSolution, to_line(*outcome.solution));
        if (settings_.require_minimal || reply.wants("minimality")) {
            const std::string minimality =
                minimality_text(position, outcome.status, reply.limits());
            reply.set(kMinimality, minimality);
            if (settings_.require_minimal && minimality != "minimal") reply.fail_condition();
        }
        if (settings_.why) {
            const std::string why = reason_text(position, outcome.status, reply.limits());
            if (!why.empty()) reply.set(kWhy, why);
        }
        reply.print_row();
        if (outcome.status == Status::none) reply.remark_clash();
    }

    /// Minimality and reasons cost far more than the status; only without them lines pay.
    [[nodiscard]] std::optional<LineQuestion> line_question(const RowWriter& rows) const override {
        if (settings_.require_minimal || settings_.why || rows.wants("minimality"))
            return std::nullopt;
        LineQuestion question;
        question.solutions = rows.wants("solution");
        return question;
    }

    void answer_line(const LineAnswer& line, Reply& reply) const override {
        const Status status = line.count == 0   ? Status::none
                              : line.count == 1 ? Status::unique
                                                : Status::multiple;
        say_status(status, reply);
        if (!line.solution.empty()) reply.set(kSolution, line.solution);
        reply.print_row();
        if (status == Status::none) reply.remark_clash();
    }

  private:
    static void say_status(Status status, Reply& reply) {
        reply.count_status(status);
        reply.set(kStatus, name_of(status));
        if (status != Status::unique) reply.fail_condition();
    }

    const Settings& settings_;
};

class AnswerJob final : public PuzzleJob {
  public:
    explicit AnswerJob(const Settings& settings) : options_(read_options(settings)) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"status"}; }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        if (puzzle.rest.empty()) {
            reply.reject(ErrorCode::truncated,
                         "no answer behind the puzzle; write both on one line, PUZZLE GRID");
            return;
        }
        const Result<Puzzle> grid = read_puzzle(puzzle.rest, options_);
        if (!grid) {
            reply.reject(grid.error().code, "the answer: " + grid.error().message);
            return;
        }
        const Verdict verdict = judge_attempt(puzzle.position, grid->position, reply.limits());
        if (verdict.kind == Verdict::Kind::mismatched) {
            reply.reject(ErrorCode::bad_shape,
                         "the answer has another size than the puzzle before it");
            return;
        }
        if (verdict.kind == Verdict::Kind::unknown) reply.cut_short();
        if (verdict.kind == Verdict::Kind::wrong || verdict.kind == Verdict::Kind::unsolvable)
            reply.fail_condition();
        reply.set(kStatus, verdict_text(verdict, puzzle.position));
        reply.print_row();
    }

  private:
    ReadOptions options_;
};

const Option kOptions[] = {
    {.name = "require",
     .value = "WHAT",
     .summary = "the condition for exit code 0: unique (the default), or unique,minimal",
     .details = {},
     .apply = [](Settings& s, std::string_view v) { return read_requirements(v, s); },
     .choices =
         [] {
             return std::vector<std::string_view>{"unique", "unique,minimal"};
         }},
    {.name = "answer",
     .value = {},
     .summary = "rows 'PUZZLE GRID': is the grid a right answer, or on the way to one?",
     .details = "The row is 'correct', 'completable' (not full, but some solution holds these "
                "digits), 'wrong r1c1=2' (the first digit too much, in reading order) or 'none' "
                "(the puzzle has no solution). The exit code is 1 when an answer is wrong.",
     .apply = turn_on<&Settings::answer>},
    {.name = "why",
     .value = {},
     .summary = "one more column: what is wrong, and where",
     .details = "For a puzzle without solution 'clash' and clues that together leave none, as few "
                "as possible. For several solutions 'differ' and the cells in which they differ, "
                "then 'settle' and as few clues as possible that would leave one solution, the "
                "smallest. For a unique puzzle 'redundant' and the clues of which any single one "
                "could go, or '-'.",
     .apply = turn_on<&Settings::why>},
};

constexpr Example kExamples[] = {
    {"nonet check puzzles.txt", "is every puzzle a proper one?"},
    {"nonet check --why puzzle.txt", "what is wrong with it"},
    {"nonet check --answer rows.txt", "are these answers right?"},
};

std::string summary(const Tally& tally) {
    std::string text = fmt::format("{} puzzles", tally.rows);
    const char* separator = ": ";
    for (const Status status : {Status::unique, Status::multiple, Status::none, Status::unknown}) {
        const std::uint64_t count = tally.statuses[static_cast<std::size_t>(status)];
        if (count == 0) continue;
        text += fmt::format("{}{} {}", separator, count, name_of(status));
        separator = ", ";
    }
    if (tally.invalid > 0) text += fmt::format("{}{} invalid", separator, tally.invalid);
    return text;
}

int run(const Invocation& invocation) {
    const Settings& s = invocation.settings;
    if (s.answer && s.why) {
        fmt::print(stderr, "nonet check: choose one of --answer and --why\n");
        return kExitBadInput;
    }
    if (s.answer) return run_job(invocation, AnswerJob(s));
    return run_job(invocation, CheckJob(s), summary);
}

}  // namespace

const Command& check_command() {
    static const Command kCommand = {
        .name = "check",
        .operands = "[FILE|PUZZLE...]",
        .summary = "say whether puzzles are proper ones, or whether answers are right",
        .row = "STATUS  CLUES  MINIMALITY",
        .details =
            "STATUS is 'unique', 'multiple', 'none', 'invalid' or 'unknown'; CLUES the "
            "number of clues; MINIMALITY 'minimal' when no clue of a unique puzzle can be "
            "left out, otherwise 'redundant'. The exit code is 1 unless all puzzles are "
            "unique. After several puzzles a line on standard error sums them up.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
