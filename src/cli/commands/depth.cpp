// depth: how deep must trial and error go?
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/work/grid_of.hpp"
#include "cli/work/logic_levels.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/solve.hpp>

#include <array>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum DepthField : std::size_t { kDepth, kStatus };

constexpr std::array<Field, 2> kFields = {{
    {"depth", "the smallest depth that solves the puzzle; >N where N is known not to"},
    {"status", "exact, limit (deeper than was asked), none, multiple, unknown or invalid"},
}};

constexpr std::uint64_t kUsualDepth = 3;

class DepthJob final : public PuzzleJob {
  public:
    explicit DepthJob(const Settings& settings)
        : level_(chosen_logic_level(settings)),
          deepest_(static_cast<int>(settings.deepest.value_or(kUsualDepth))) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"depth", "status"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const auto grid = grid_or_reject(puzzle, "a depth of trial and error", reply);
        if (!grid) return;
        const Status status = classify_any(*grid, reply.limits()).status;
        if (status != Status::unique) {
            print(status, reply);
            return;
        }
        const auto found = trial_depth(*grid, level_, deepest_, reply.limits());
        if (found && found->depth) {
            reply.set(kDepth, std::to_string(*found->depth));
            print(Status::unique, reply);
            return;
        }
        if (found && found->refuted >= 0) reply.set(kDepth, fmt::format(">{}", found->refuted));
        print(found && found->refuted == deepest_ ? Status::solved : Status::unknown, reply);
    }

  private:
    /// `solved` stands for a limit that was asked for and reached.
    static void print(Status status, Reply& reply) {
        reply.count_status(status);
        reply.set(kStatus, status == Status::unique   ? "exact"
                           : status == Status::solved ? "limit"
                                                      : name_of(status));
        reply.print_row();
        if (status == Status::none) reply.remark_clash();
    }

    LogicLevel level_;
    int deepest_;
};

const Option kOptions[] = {
    by_option(),
    {.name = "deepest",
     .value = "N",
     .summary = "go no deeper than N: 0 to 3 (usual)",
     .details = "Depth 3 takes a second, or minutes.",
     .apply =
         [](Settings& s, std::string_view v) {
             std::uint64_t depth = 0;
             std::string problem = read_number(v, 0, 3, depth);
             if (problem.empty()) s.deepest = depth;
             return problem;
         }},
};

constexpr Example kExamples[] = {
    {"nonet depth puzzles.txt", "the depth of each puzzle"},
    {"nonet depth --deepest 1 puzzles.txt | grep -n '>1'",
     "the puzzles that need more than braids"},
    {"nonet depth --by locked puzzle.txt", "with locked candidates between guesses"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, DepthJob(invocation.settings));
}

}  // namespace

const Command& depth_command() {
    static const Command kCommand = {
        .name = "depth",
        .operands = "[FILE|PUZZLE...]",
        .summary = "tell how deep trial and error must go",
        .row = "DEPTH  exact|limit",
        .details =
            "T&E(n) as Denis Berthier defines it. Depth 0: simple logic solves the puzzle. Depth "
            "n: "
            "each candidate is assumed in turn, and removed where depth n-1 then comes to a "
            "contradiction, until nothing changes. Solutions that turn up under an assumption are "
            "not used.\n\n"
            "Most puzzles of books and papers have depth 0 or 1, nearly all of the hardest 2, a "
            "few "
            "3; no puzzle is known that has 4. '>N  limit': deeper than N; '>N  unknown': a time "
            "limit came first. A puzzle without a solution or with several gives '-  none' or "
            "'-  multiple'.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
