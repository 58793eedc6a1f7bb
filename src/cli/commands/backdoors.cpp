// backdoors: which few cells make a puzzle simple?
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/work/cell_sets.hpp"
#include "cli/work/grid_of.hpp"
#include "cli/work/logic_levels.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/solve.hpp>

#include <array>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum BackdoorField : std::size_t { kSize, kCount, kStatus, kSets, kSetCells };

constexpr std::array<Field, 5> kFields = {{
    {"size", "the smallest number of cells; 0 where none is needed, >N where more than N are"},
    {"count", "how many sets of that size there are; or why there is no answer"},
    {"status", "exact, limit (more cells are needed), none, multiple, unknown or invalid"},
    {"sets", "all sets", FieldType::json},
    {"cells", "with --all: one set, each cell with its digit"},
}};

constexpr std::uint64_t kUsualSize = 3;

class BackdoorJob final : public PuzzleJob {
  public:
    explicit BackdoorJob(const Settings& settings)
        : level_(chosen_logic_level(settings)),
          size_(static_cast<int>(settings.set_size.value_or(kUsualSize))),
          all_(settings.all) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        if (all_) return {"cells", "size", "number"};
        return {"size", "count"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const auto grid = grid_or_reject(puzzle, "backdoors", reply);
        if (!grid) return;
        const Outcome<Grid> outcome = classify_any(*grid, reply.limits());
        if (outcome.status != Status::unique) {
            print_status(outcome.status, reply);
            return;
        }
        const auto found = backdoors(*grid, level_, size_, reply.limits());
        if (!found) {
            print_status(Status::unknown, reply);
            return;
        }
        reply.count_status(Status::unique);
        reply.set(kStatus, found->size ? "exact" : "limit");
        reply.set(kSize, found->size ? std::to_string(*found->size) : fmt::format(">{}", size_));
        reply.set(kCount, fmt::format_int(found->sets.size()).str());
        if (reply.wants("sets")) reply.set(kSets, sets_json(found->sets));
        if (all_)
            print_sets(found->sets, *outcome.solution, reply);
        else
            reply.print_row();
    }

  private:
    static void print_status(Status status, Reply& reply) {
        reply.count_status(status);
        reply.set(kStatus, name_of(status));
        reply.set(kCount, name_of(status));
        reply.print_row();
        if (status == Status::none) reply.remark_clash();
    }

    static void print_sets(const std::vector<CellMask>& sets, const Grid& solution, Reply& reply) {
        for (const CellMask& set : sets) {
            std::string text;
            for (const Cell cell : set) {
                text += fmt::format("{}{}={}", text.empty() ? "" : " ", cell_name(cell),
                                    solution[cell]);
            }
            reply.set(kSetCells, text);
            reply.print_row();
        }
        if (sets.empty()) reply.print_row();
    }

    LogicLevel level_;
    int size_;
    bool all_;
};

const Option kOptions[] = {
    by_option(),
    {.name = "size",
     .value = "N",
     .summary = "look at sets of up to N cells: 1, 2 or 3 (usual)",
     .details = "Where none of them will do the row is '>N  0'.",
     .apply =
         [](Settings& s, std::string_view v) {
             std::uint64_t size = 0;
             std::string problem = read_number(v, 1, 3, size);
             if (problem.empty()) s.set_size = size;
             return problem;
         }},
    {.name = "all",
     .value = {},
     .summary = "a row for each set: CELLS  SIZE  PUZZLE-NUMBER",
     .details = "CELLS are such as 'r1c2=8 r3c4=1'.",
     .apply = turn_on<&Settings::all>},
};

constexpr Example kExamples[] = {
    {"nonet backdoors puzzles.txt", "how many cells must be guessed right"},
    {"nonet backdoors --all puzzle.txt", "which ones"},
    {"nonet backdoors --by subsets puzzles.txt", "when pairs, triples, quads and fish are allowed"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, BackdoorJob(invocation.settings));
}

}  // namespace

const Command& backdoors_command() {
    static const Command kCommand = {
        .name = "backdoors",
        .operands = "[FILE|PUZZLE...]",
        .summary = "find the fewest cells whose digits let simple logic solve a puzzle",
        .row = "SIZE  COUNT",
        .details =
            "A backdoor is a set of cells: once their digits of the solution are given, simple "
            "logic solves the rest. SIZE is the smallest number of cells for which there is one, "
            "COUNT how many sets of that size there are. '0  0': no cell is needed. '>3  0': there "
            "is none of up to three cells.\n\n"
            "A puzzle without a solution or with several gives '-  none' or '-  multiple'; "
            "'-  unknown' where a time limit came first.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
