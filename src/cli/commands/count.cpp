// count: how many solutions each puzzle has.
//
// Counting can take longer than anybody lives, so there is a limit unless it is taken away, and a
// count that was stopped is still worth something: "at least N".
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/work/puzzle_job.hpp"
#include "cli/work/questions.hpp"

#include <array>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum CountField : std::size_t { kCount, kStatus };

constexpr std::array<Field, 2> kFields = {{
    {"count", "the number of solutions found", FieldType::number},
    {"status", "exact, limit (there are more), unknown (stopped) or invalid"},
}};

constexpr std::uint64_t kUsualLimit = 1'000'000;

class CountJob final : public PuzzleJob {
  public:
    explicit CountJob(const Settings& settings)
        : limit_(settings.limit.value_or(Uint128(kUsualLimit))) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"count", "status"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        say(count_position(puzzle.position, limit_, reply.limits(), reply.threads()), reply);
    }

    [[nodiscard]] std::optional<LineQuestion> line_question(
        const RowWriter& /*rows*/) const override {
        if (limit_ == Uint128() || limit_ > Uint128(kUsualLimit)) return std::nullopt;
        LineQuestion question;
        question.limit = static_cast<int>(limit_.low) + 1;
        question.solutions = false;
        question.unfinished = true;
        return question;
    }

    void answer_line(const LineAnswer& line, Reply& reply) const override {
        const Uint128 count(static_cast<std::uint64_t>(line.count));
        if (!line.is_finished)
            say({count, false, SearchEnd::by_limit}, reply);
        else if (count > limit_)
            say({limit_, false, SearchEnd::by_visitor}, reply);
        else
            say({count, true, SearchEnd::complete}, reply);
    }

  private:
    static void say(const SolutionCount& count, Reply& reply) {
        const std::string number = to_string(count.count);
        if (count.exact) {
            reply.set(kCount, number);
            reply.set(kStatus, "exact");
        } else if (count.end == SearchEnd::by_limit) {
            reply.set(kCount, "at least " + number);
            reply.set(kStatus, "unknown");
        } else {
            reply.set(kCount, number);
            reply.set(kStatus, "limit");
        }
        reply.count_status(status_of(count));
        reply.print_row();
        if (status_of(count) == Status::none) reply.remark_clash();
    }

    static Status status_of(const SolutionCount& count) {
        if (count.end == SearchEnd::by_limit) return Status::unknown;
        if (count.count == Uint128()) return Status::none;
        return count.count == Uint128(1) && count.exact ? Status::unique : Status::multiple;
    }

    Uint128 limit_;
};

const Option kOptions[] = {
    {.name = "limit",
     .value = "N",
     .summary = "stop counting at N solutions; 1000000 by default, 0 = no limit",
     .details = "A puzzle with more gives the row 'N  limit'.",
     .apply = [](Settings& s, std::string_view v) { return read_big_number(v, s.limit); }},
};

constexpr Example kExamples[] = {
    {"nonet count puzzles.txt", "count the solutions of each puzzle, up to a million"},
    {"nonet count --limit 2 puzzles.txt", "only none, one or more"},
    {"nonet count --limit 0 puzzle.txt", "count to the end"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, CountJob(invocation.settings));
}

}  // namespace

const Command& count_command() {
    static const Command kCommand = {
        .name = "count",
        .operands = "[FILE|PUZZLE...]",
        .summary = "count the solutions of puzzles",
        .row = "COUNT  exact|limit",
        .details =
            "'COUNT  exact' when COUNT is the number of solutions, 'COUNT  limit' when "
            "there are more. A count that a time limit or Ctrl-C stopped gives 'at least "
            "COUNT  unknown'. Counts are exact up to 128 bits.\n\n"
            "With a limit above a million, or none, 9x9 puzzles with very many solutions are "
            "counted "
            "band by band instead of one by one: the empty grid in a tenth of a second, few clues "
            "anywhere in seconds.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
