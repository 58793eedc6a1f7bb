// canon: one puzzle to stand for all that differ from it by a symmetry only.
#include "cli/command_table.hpp"
#include "cli/work/grid_of.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/canon.hpp>

#include <array>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum CanonField : std::size_t { kCanonical, kAutomorphisms, kMapping };

constexpr std::array<Field, 3> kFields = {{
    {"canonical", "the canonical form"},
    {"automorphisms",
     "how many of the 3359232 ways to move rows and columns give the puzzle back, digits renamed",
     FieldType::number},
    {"mapping", "how the form is made of the puzzle"},
}};

class CanonJob final : public PuzzleJob {
  public:
    explicit CanonJob(const Settings& settings)
        : order_(settings.pattern_form ? CanonicalOrder::pattern_first
                                       : CanonicalOrder::row_minimal),
          with_map_(settings.map) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        if (with_map_) return {"canonical", "automorphisms", "mapping"};
        return {"canonical", "automorphisms"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const std::optional<Grid> grid = grid_or_reject(puzzle, "a canonical form", reply);
        if (!grid) return;
        const Canonical found = canonical(*grid, order_);
        reply.set(kCanonical, found.form.to_line());
        reply.set(kAutomorphisms, fmt::format_int(found.automorphisms).str());
        if (reply.wants("mapping")) reply.set(kMapping, to_text(found.mapping));
        reply.print_row();
    }

  private:
    CanonicalOrder order_;
    bool with_map_;
};

std::string apply_form(Settings& settings, std::string_view value) {
    if (value != "rows" && value != "pattern")
        return fmt::format("wants rows or pattern, not '{}'", value);
    settings.pattern_form = value == "pattern";
    return {};
}

const Option kOptions[] = {
    {.name = "form",
     .value = "NAME",
     .summary = "which member of the class is its form: rows (usual) or pattern",
     .details =
         "rows: the smallest when the cells are read row by row, a blank before every digit. "
         "pattern: first the smallest pattern of filled cells, then the smallest digits in it.",
     .apply = apply_form,
     .choices =
         [] {
             return std::vector<std::string_view>{"rows", "pattern"};
         }},
    {.name = "map",
     .value = {},
     .summary = "a third column: how the form is made of the puzzle",
     .details = "Such as 'transpose rows=312456789 columns=123456789 digits=213456789': row 3 of "
                "the transposed puzzle comes first, and 1 becomes 2.",
     .apply = turn_on<&Settings::map>},
};

constexpr Example kExamples[] = {
    {"nonet canon puzzles.txt", "form and symmetries of each puzzle"},
    {"nonet canon puzzles.txt | cut -f1 | sort -u | wc -l", "how many puzzles are different"},
    {"nonet canon --map puzzle.txt", "and how to get there"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, CanonJob(invocation.settings));
}

}  // namespace

const Command& canon_command() {
    static const Command kCommand = {
        .name = "canon",
        .operands = "[FILE|PUZZLE...]",
        .summary = "print the form that a puzzle shares with all its mirror images",
        .row = "CANONICAL  AUTOMORPHISMS",
        .details =
            "Two puzzles are the same but for their looks when one becomes the other by "
            "transposing, by moving bands, stacks, rows in a band and columns in a stack, and by "
            "renaming digits. CANONICAL is the smallest of all these puzzles, so equal forms mean "
            "the same puzzle. AUTOMORPHISMS is 1 for a puzzle without symmetry.\n\n"
            "Any 9x9 puzzle will do: with one solution, several or none, and full grids. Puzzles "
            "of candidates and other sizes are refused.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
