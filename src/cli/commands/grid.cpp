// grid: which of all grids is this one?
#include "cli/command_table.hpp"
#include "cli/work/grid_of.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/band_class.hpp>
#include <nonet/canon.hpp>
#include <nonet/solve.hpp>

#include <array>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum GridField : std::size_t { kForm, kAutomorphisms, kBands, kGangsters, kStatus };

constexpr std::array<Field, 5> kFields = {{
    {"form", "the row-minimal form of the grid"},
    {"automorphisms", "how many ways to move rows and columns give the grid back, digits renamed",
     FieldType::number},
    {"bands", "the classes, 1 to 416, of the bands from the top and the stacks from the left"},
    {"gangsters", "the same by the digits of their columns: 1 to 44"},
    {"status", "unique, none, multiple, unknown or invalid"},
}};

class GridJob final : public PuzzleJob {
  public:
    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"form", "automorphisms", "bands", "gangsters"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const auto grid = grid_or_reject(puzzle, "classes of bands", reply);
        if (!grid) return;
        const Outcome<Grid> outcome = classify_any(*grid, reply.limits());
        reply.count_status(outcome.status);
        reply.set(kStatus, name_of(outcome.status));
        if (outcome.status == Status::unique) {
            say(*outcome.solution, reply);
        } else {
            reply.remark(fmt::format("this is no grid and stands for none: its status is {}",
                                     name_of(outcome.status)));
        }
        reply.print_row();
        if (outcome.status == Status::none) reply.remark_clash();
    }

  private:
    static void say(const Grid& full, Reply& reply) {
        if (reply.wants("form") || reply.wants("automorphisms")) {
            const Canonical found = canonical(full, CanonicalOrder::row_minimal);
            reply.set(kForm, found.form.to_line());
            reply.set(kAutomorphisms, fmt::format_int(found.automorphisms).str());
        }
        if (!reply.wants("bands") && !reply.wants("gangsters")) return;
        const auto classes = band_classes(full);
        std::string bands;
        std::string gangsters;
        for (const BandClass& band : *classes) {
            bands += fmt::format("{}{}", bands.empty() ? "" : " ", band.band);
            gangsters += fmt::format("{}{}", gangsters.empty() ? "" : " ", band.columns);
        }
        reply.set(kBands, bands);
        reply.set(kGangsters, gangsters);
    }
};

constexpr Example kExamples[] = {
    {"nonet grid grids.txt", "form, symmetries and classes of each grid"},
    {"nonet grid --format '{bands}' puzzles.txt", "the bands of the solutions"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, GridJob());
}

}  // namespace

const Command& grid_command() {
    static const Command kCommand = {
        .name = "grid",
        .operands = "[FILE|PUZZLE...]",
        .summary = "tell the form, the symmetries and the kinds of bands of full grids",
        .row = "FORM  AUTOMORPHISMS  BANDS  GANGSTERS",
        .details =
            "FORM and AUTOMORPHISMS are those of 'canon'. BANDS are six numbers from 1 to 416: the "
            "classes of the three bands from the top and of the three stacks from the left. Two "
            "bands are of one class when moving rows, boxes and columns and renaming digits makes "
            "one of the other; classes are numbered by their smallest members, read row by row. "
            "GANGSTERS are numbers from 1 to 44, in the same way, for bands in which the digits of "
            "each column may change places, too: those of one class have equally many "
            "completions.\n\n"
            "A puzzle stands for its solution; where it has none or several the row is '-'.",
        .options = {},
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
