// unavoidable: of which cells must every puzzle of this grid give one?
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/work/cell_sets.hpp"
#include "cli/work/grid_of.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/solve.hpp>
#include <nonet/unavoidable.hpp>

#include <array>
#include <map>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum UnavoidableField : std::size_t { kCount, kSizes, kStatus, kSets, kSetCells, kSize };

constexpr std::array<Field, 6> kFields = {{
    {"count", "how many sets there are", FieldType::number},
    {"sizes", "how many of each size, such as 4:5 6:17; or why there is no answer"},
    {"status", "exact, none, multiple, unknown or invalid"},
    {"sets", "all sets", FieldType::json},
    {"cells", "with --all: the cells of one set"},
    {"size", "with --all: how many they are", FieldType::number},
}};

constexpr std::uint64_t kUsualSize = 12;

class UnavoidableJob final : public PuzzleJob {
  public:
    explicit UnavoidableJob(const Settings& settings)
        : size_(static_cast<int>(settings.set_size.value_or(kUsualSize))), all_(settings.all) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        if (all_) return {"cells", "size", "number"};
        return {"count", "sizes"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const auto grid = grid_or_reject(puzzle, "unavoidable sets", reply);
        if (!grid) return;
        const Outcome<Grid> outcome = classify_any(*grid, reply.limits());
        if (outcome.status != Status::unique) {
            print_status(outcome.status, reply);
            return;
        }
        const auto sets = unavoidable_sets(*outcome.solution, size_, reply.limits());
        if (!sets) {
            print_status(Status::unknown, reply);
            return;
        }
        reply.count_status(Status::unique);
        reply.set(kStatus, "exact");
        reply.set(kCount, fmt::format_int(sets->size()).str());
        reply.set(kSizes, sizes_text(*sets));
        if (reply.wants("sets")) reply.set(kSets, sets_json(*sets));
        if (all_)
            print_sets(*sets, reply);
        else
            reply.print_row();
    }

  private:
    static void print_status(Status status, Reply& reply) {
        reply.count_status(status);
        reply.set(kStatus, name_of(status));
        reply.set(kSizes, name_of(status));
        reply.print_row();
        if (status == Status::none) reply.remark_clash();
    }

    static std::string sizes_text(const std::vector<CellMask>& sets) {
        std::map<int, int> counts;
        for (const CellMask& set : sets) ++counts[set.count()];
        std::string text;
        for (const auto& [size, count] : counts)
            text += fmt::format("{}{}:{}", text.empty() ? "" : " ", size, count);
        return text.empty() ? "-" : text;
    }

    static void print_sets(const std::vector<CellMask>& sets, Reply& reply) {
        for (const CellMask& set : sets) {
            reply.set(kSetCells, cells_text(set));
            reply.set(kSize, fmt::format_int(set.count()).str());
            reply.print_row();
        }
        if (sets.empty()) reply.print_row();
    }

    int size_;
    bool all_;
};

const Option kOptions[] = {
    {.name = "size",
     .value = "N",
     .summary = "sets of at most N cells; 12 by default",
     .details = "Each cell more takes two to three times as long.",
     .apply =
         [](Settings& s, std::string_view v) {
             std::uint64_t size = 0;
             std::string problem = read_number(v, 4, kCells, size);
             if (problem.empty()) s.set_size = size;
             return problem;
         }},
    {.name = "all",
     .value = {},
     .summary = "a row for each set: CELLS  SIZE  PUZZLE-NUMBER",
     .details = "CELLS are such as 'r1c2 r1c5 r4c2 r4c5'.",
     .apply = turn_on<&Settings::all>},
};

constexpr Example kExamples[] = {
    {"nonet unavoidable grids.txt", "how many there are of each size"},
    {"nonet unavoidable --all --size 6 grid.txt", "the sets of four and six cells"},
    {"nonet unavoidable --json grid.txt", "all that is known, as JSON"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, UnavoidableJob(invocation.settings));
}

}  // namespace

const Command& unavoidable_command() {
    static const Command kCommand = {
        .name = "unavoidable",
        .operands = "[FILE|PUZZLE...]",
        .summary = "find the unavoidable sets of grids",
        .row = "COUNT  SIZES",
        .details =
            "An unavoidable set of a full grid is a set of cells that can be filled in another "
            "way, "
            "too: of each of them a proper puzzle must give a cell. Found are all minimal ones up "
            "to "
            "a size, none is missed: every grid that differs in so few cells is visited. SIZES "
            "tells "
            "how many sets there are of each size.\n\n"
            "A puzzle stands for its solution. Where it has none or several the row is '-  none' "
            "or "
            "'-  multiple'; '-  unknown' where a time limit came first.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
