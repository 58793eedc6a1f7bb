// convert: the same puzzles in another format.
//
// What the target cannot hold is left out and said so: silence would lose somebody's work. The
// usual target, a line of givens, holds neither candidates nor placed digits.
#include "cli/command_table.hpp"
#include "cli/work/puzzle_job.hpp"

#include <array>
#include <memory>

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
        : target_(*find_format(settings.to.empty() ? kUsualFormat : settings.to)),
          placed_are_givens_(settings.with_placed) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"converted"}; }
    [[nodiscard]] std::string_view head() const override { return target_.head; }
    [[nodiscard]] std::string_view foot() const override { return target_.foot; }
    [[nodiscard]] std::string_view bad_row() const override { return target_.bad_row; }
    [[nodiscard]] bool can_draw() const override { return true; }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const Content content = reduced({puzzle.position, puzzle.progress}, reply);
        if (reply.draws()) {
            reply.draw(content.position, "");
            return;
        }
        const Result<std::string> text =
            write(target_.name, content.position, content.progress.get());
        if (!text)
            reply.reject(text.error().code, text.error().message);
        else if (!reply.set_or_print(kConverted, *text))
            reply.print_row();
    }

  private:
    struct Content {
        Position position;
        std::shared_ptr<const Progress> progress;
    };

    /// What of the puzzle the target can hold; remarks for the rest.
    [[nodiscard]] Content reduced(Content content, Reply& reply) const {
        if (content.progress != nullptr && placed_are_givens_) {
            content.position = with_placed(content.position, *content.progress);
            content.progress = without_placed(*content.progress);
        }
        draw_marks(content, reply);
        reduce_candidates(content, reply);
        if (content.progress != nullptr) remark_losses(*content.progress, reply);
        return content;
    }

    /// Pencil marks of which a player has placed every digit as a given.
    static std::shared_ptr<const Progress> without_placed(const Progress& progress) {
        if (!progress.marks) return nullptr;
        return std::make_shared<const Progress>(Progress{{}, progress.marks});
    }

    /// A format of candidates gets the player's marks for the puzzle's.
    void draw_marks(Content& content, Reply& reply) const {
        const Carries& carries = target_.carries;
        if (content.progress == nullptr || !content.progress->marks || carries.marks) return;
        if (!carries.candidates || carries.sizes) return;
        if (!content.progress->placed.empty())
            reply.remark(fmt::format(
                "placed digits look like givens: '{}' does not tell them apart", target_.name));
        content = {*content.progress->marks, nullptr};
    }

    /// A position of candidates becomes givens with pencil marks, where the target holds no other.
    void reduce_candidates(Content& content, Reply& reply) const {
        const auto* candidates = std::get_if<Candidates>(&content.position);
        if (candidates == nullptr || target_.carries.candidates) return;
        const Grid givens = givens_of(*candidates);
        const bool loss = Candidates::from_grid(givens) != *candidates;
        if (target_.carries.marks) {
            if (loss)
                reply.remark(
                    fmt::format("candidates become pencil marks: '{}' does not hold them "
                                "as part of the puzzle",
                                target_.name));
            const Progress marks{{}, *candidates};
            content = {givens, std::make_shared<const Progress>(marks)};
            return;
        }
        if (loss) remark_loss("candidates", reply);
        content.position = givens;
    }

    void remark_losses(const Progress& progress, Reply& reply) const {
        if (!progress.placed.empty() && !target_.carries.placed)
            reply.remark(
                fmt::format("placed digits are left out: '{}' holds only givens; "
                            "--with-placed counts them as givens",
                            target_.name));
        if (progress.marks && !target_.carries.marks) remark_loss("candidates", reply);
    }

    void remark_loss(std::string_view what, Reply& reply) const {
        reply.remark(fmt::format("{} are left out: '{}' holds only digits", what, target_.name));
    }

    const FormatInfo& target_;
    bool placed_are_givens_;
};

const Option kOptions[] = {
    {.name = "with-placed",
     .value = {},
     .summary = "count digits that a player has placed as givens",
     .details = "For formats that tell givens and placed digits apart. Without this switch placed "
                "digits are kept where --to can hold them, else left out, and a message says so.",
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
