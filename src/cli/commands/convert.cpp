// convert: the same puzzles in another format.
//
// What the target cannot hold is left out and said so: silence would lose somebody's work. The
// usual target, a line of givens, holds neither candidates nor placed digits.
#include "cli/command_table.hpp"
#include "cli/work/puzzle_job.hpp"

#include <array>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum ConvertField : std::size_t { kConverted };

constexpr std::array<Field, 1> kFields = {{
    {"converted", "the puzzle in the format of --to"},
}};

constexpr std::string_view kUsualFormat = "line";

class ConvertJob final : public PuzzleJob {
  public:
    explicit ConvertJob(const Settings& settings)
        : to_(settings.to.empty() ? kUsualFormat : std::string_view(settings.to)) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"converted"}; }
    [[nodiscard]] bool can_draw() const override { return true; }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const Position position = reduced(puzzle.position, reply);
        if (reply.draws()) {
            reply.draw(position, "");
            return;
        }
        const Result<std::string> text = write(to_, position);
        if (!text)
            reply.reject(text.error().code, text.error().message);
        else if (!reply.set_or_print(kConverted, *text))
            reply.print_row();
    }

  private:
    /// What of the puzzle the format can hold.
    [[nodiscard]] Position reduced(const Position& position, Reply& reply) const {
        const auto* candidates = std::get_if<Candidates>(&position);
        if (candidates == nullptr || (to_ != kUsualFormat && write(to_, position).ok()))
            return position;
        const Grid digits = single_candidates(*candidates);
        if (Candidates::from_grid(digits) != *candidates)
            reply.remark(fmt::format("candidates are left out: '{}' holds only digits", to_));
        return digits;
    }

    std::string to_;
};

const Option kOptions[] = {
    {.name = "with-placed",
     .value = {},
     .summary = "count digits that a player has placed as givens",
     .details = "For formats that tell givens and placed digits apart, which none of today's does. "
                "Without this switch placed digits are left out, and a message says so.",
     .apply = turn_on<&Settings::with_placed>},
};

constexpr Example kExamples[] = {
    {"nonet convert puzzle.txt", "any format to one line for each puzzle"},
    {"nonet convert --to grid puzzles.txt", "lines to grids with borders"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, ConvertJob(invocation.settings));
}

}  // namespace

const Command& convert_command() {
    static const Command kCommand = {
        .name = "convert",
        .operands = "[FILE|PUZZLE...]",
        .summary = "write puzzles in another format",
        .row = "PUZZLE",
        .details =
            "Without --to every puzzle becomes one line: its givens. What the target "
            "format cannot hold is left out, and a message on standard error says what.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
