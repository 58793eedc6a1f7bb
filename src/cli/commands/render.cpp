// render: puzzles as pictures and as pages to print.
//
// What is worked out for each puzzle (its solution, its rating, a step) happens here, on all
// threads. The pages are filled in the order of the input by paper/book.hpp, and written by the
// kind of file.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/human/human_options.hpp"
#include "cli/human/solving.hpp"
#include "cli/paper/book.hpp"
#include "cli/paper/book_settings.hpp"
#include "cli/work/pool.hpp"
#include "cli/work/puzzle_job.hpp"
#include "cli/work/questions.hpp"

#include <nonet/rate.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum RenderField : std::size_t { kEr, kEp, kEd, kLevel, kScore, kStep, kTechnique, kHint };

constexpr std::array<Field, 8> kFields = {{
    {"er", "the rating ER of Sudoku Explainer"},
    {"ep", "its EP"},
    {"ed", "its ED"},
    {"level", "the level of HoDoKu: easy, medium, hard, unfair or extreme"},
    {"score", "its score", FieldType::number},
    {"step", "with --step: the number of the step, from 1", FieldType::number},
    {"technique", "with --step: the name of its technique"},
    {"hint", "with --step: the step in words"},
}};

constexpr std::uint64_t kMostSteps = 10'000;
constexpr int kLinesOfHint = 6;
constexpr int kMostLines = 9;

/// The caption that is asked for, or the usual one.
std::string chosen_caption(const Settings& settings, bool fits) {
    if (settings.caption) return *settings.caption == " " ? std::string() : *settings.caption;
    if (settings.step == "all") return "{step}. {hint}";
    if (!settings.step.empty()) return fits ? "{hint}" : "{number}. {hint}";
    return fits ? "" : "{number}";
}

class RenderJob final : public PuzzleJob {
  public:
    RenderJob(const Settings& settings, const logic::Profile& profile, BookSettings book)
        : settings_(settings),
          has_caption_(book.style.caption_lines > 0),
          has_solutions_(book.solutions != SolutionPlace::nowhere),
          solving_(settings, profile),
          explainer_([] { return std::make_unique<Rater>(*find_scale("se121")); }),
          hodoku_([] { return std::make_unique<Rater>(*find_scale("hodoku")); }),
          book_(std::make_unique<Book>(std::move(book))) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"number"}; }
    [[nodiscard]] bool skips_bad_rows() const override { return true; }
    [[nodiscard]] ProductTaker* product_taker() const override { return book_.get(); }
    [[nodiscard]] const Book& book() const { return *book_; }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        auto leaf = std::make_unique<Leaf>();
        rate(puzzle, reply);
        if (settings_.step.empty())
            leaf->panels.push_back(panel_of(puzzle, reply));
        else
            leaf->panels = steps_of(puzzle, reply);
        if (leaf->panels.empty()) return;
        if (has_solutions_) leaf->solutions.push_back(solution_of(puzzle, reply));
        reply.hand_on(std::move(leaf));
    }

  private:
    [[nodiscard]] std::string caption(const Reply& reply) const {
        return has_caption_ ? reply.row_text() : std::string();
    }

    [[nodiscard]] draw::Panel panel_of(const Puzzle& puzzle, const Reply& reply) const {
        draw::Panel panel;
        panel.face = settings_.pencil_marks
                         ? draw::marked_face_of(puzzle.position, puzzle.progress.get())
                         : draw::face_of(puzzle.position);
        panel.caption = caption(reply);
        return panel;
    }

    /// Only what a caption names: ratings may take long.
    void rate(const Puzzle& puzzle, Reply& reply) const {
        if (!has_caption_) return;
        if (reply.wants("er") || reply.wants("ep") || reply.wants("ed"))
            explainer_.lend([&](Rater& rater) { set_explainer(puzzle, rater, reply); });
        if (reply.wants("level") || reply.wants("score"))
            hodoku_.lend([&](Rater& rater) { set_hodoku(puzzle, rater, reply); });
    }

    /// Nothing where the puzzle has no such rating; then its fields stay empty.
    static std::optional<Rating> rating_of(const Puzzle& puzzle, Rater& rater, Reply& reply) {
        const Result<Rating> rating = rater.rate(puzzle, reply.limits());
        if (!rating) {
            reply.remark("has no rating: " + rating.error().message);
            return std::nullopt;
        }
        if (rating->status == Status::unknown) reply.cut_short();
        if (rating->value.empty())
            reply.remark(fmt::format("has no rating on {}", rating->scale->name));
        return *rating;
    }

    static void set_explainer(const Puzzle& puzzle, Rater& rater, Reply& reply) {
        const std::optional<Rating> rating = rating_of(puzzle, rater, reply);
        if (!rating || !rating->explainer) return;
        reply.set(kEr, text_of_tenths(rating->explainer->er));
        reply.set(kEp, text_of_tenths(rating->explainer->ep));
        reply.set(kEd, text_of_tenths(rating->explainer->ed));
    }

    static void set_hodoku(const Puzzle& puzzle, Rater& rater, Reply& reply) {
        const std::optional<Rating> rating = rating_of(puzzle, rater, reply);
        if (!rating) return;
        if (rating->level) reply.set(kLevel, name_of(*rating->level));
        if (rating->score) reply.set(kScore, fmt::format("{}", *rating->score));
    }

    /// A panel for the step that --step names, or for each; none for what has no steps.
    std::vector<draw::Panel> steps_of(const Puzzle& puzzle, Reply& reply) const {
        std::vector<draw::Panel> panels;
        const std::optional<HumanPuzzle> human = solving_.read(puzzle, reply);
        if (!human) return panels;
        solving_.with_solver([&](logic::Solver& solver) { panels = walk(*human, solver, reply); });
        return panels;
    }

    std::vector<draw::Panel> walk(const HumanPuzzle& human, logic::Solver& solver,
                                  Reply& reply) const {
        const bool takes_all = settings_.step == "all";
        const std::uint64_t wanted = takes_all ? kMostSteps : std::stoull(settings_.step);
        std::vector<draw::Panel> panels;
        logic::Hint hint = solving_.hint(human, solver, reply);
        std::uint64_t number = 1;
        for (; hint.kind == logic::HintKind::step; ++number) {
            if (takes_all || number == wanted)
                panels.push_back(step_panel(hint, solver.state(), number, reply));
            if (number == wanted) return panels;
            solver.apply(hint.step->step);
            hint = solving_.hint({solver.state(), human.facts}, solver, reply);
        }
        if (hint.kind == logic::HintKind::unknown) reply.cut_short();
        if (!takes_all)
            reply.remark(fmt::format("has no step {}: the path ends after {}", wanted, number - 1));
        if (panels.empty()) panels.push_back(step_panel(hint, solver.state(), 0, reply));
        return panels;
    }

    /// With number 0 there is no step, and the hint says why.
    [[nodiscard]] draw::Panel step_panel(const logic::Hint& hint, const logic::State& state,
                                         std::uint64_t number, Reply& reply) const {
        draw::Panel panel;
        reply.set(kHint, solving_.tell(hint, state));
        if (number > 0) {
            reply.set(kStep, std::to_string(number));
            reply.set(kTechnique, hint.step->step.technique->name);
            panel.step =
                std::make_shared<const draw::DrawnStep>(draw::DrawnStep{state, hint.step->step});
        }
        panel.face = draw::face_of(state);
        panel.caption = caption(reply);
        return panel;
    }

    [[nodiscard]] SmallSolution solution_of(const Puzzle& puzzle, Reply& reply) const {
        const Outcome<Position> outcome =
            classify_position(puzzle.position, Order::any, reply.limits());
        if (settings_.step.empty()) reply.count_status(outcome.status);
        std::string name = std::to_string(reply.item().number);
        std::vector<std::uint8_t> values;
        if (outcome.status == Status::unique)
            values = draw::face_of(*outcome.solution).values;
        else
            name += ": " + std::string(why_none(outcome.status, reply));
        return SmallSolution::of(draw::solved_face_of(puzzle.position, values), name);
    }

    static std::string_view why_none(Status status, Reply& reply) {
        if (status == Status::none) {
            reply.remark("has no solution");
            return "no solution";
        }
        if (status == Status::multiple) {
            reply.remark("has several solutions, so none is shown");
            return "several solutions";
        }
        reply.cut_short();
        return "not solved in time";
    }

    const Settings& settings_;
    bool has_caption_;
    bool has_solutions_;
    HumanSolving solving_;
    mutable Pool<Rater> explainer_;
    mutable Pool<Rater> hodoku_;
    std::unique_ptr<Book> book_;
};

std::string read_step(Settings& settings, std::string_view value) {
    if (value != "all") {
        std::uint64_t number = 0;
        if (std::string problem = read_number(value, 1, kMostSteps, number); !problem.empty())
            return problem + " and not all";
    }
    settings.step = value;
    return {};
}

std::string keep_caption(Settings& settings, std::string_view value) {
    settings.caption = value;
    return {};
}

std::vector<Option> make_options() {
    std::vector<Option> options(page_options().begin(), page_options().end());
    const auto before_symbols =
        std::find_if(options.begin(), options.end(),
                     [](const Option& option) { return option.name == "symbols"; });
    options.insert(
        before_symbols,
        {{.name = "caption",
          .value = "STRING",
          .summary = "what stands under each puzzle, made from named fields; {number} by default",
          .details =
              "Such as '{number} ({clues} clues, ER {er})'; the fields are listed below, and "
              "written as with --format of other commands. \\n begins another line, '' "
              "leaves captions out. Pictures as large as their puzzle have none by default, "
              "and those of a step its hint.",
          .apply = keep_caption,
          .for_empty = " "},
         {.name = "pencil-marks",
          .value = {},
          .summary = "show the candidates of blank cells, and what a player has added",
          .details = "Placed digits and pencil marks as the format of the input has them; where it "
                     "has none, every digit that no other digit excludes.",
          .apply = turn_on<&Settings::pencil_marks>},
         {.name = "step",
          .value = "N|all",
          .summary = "draw the N-th step from here to the solution, or a picture for each",
          .details = "1 is the next step, as 'hint' gives it; 9x9 only.",
          .apply = read_step},
         profile_option(),
         no_uniqueness_option(),
         level_option(),
         language_option()});
    return options;
}

std::span<const Option> options() {
    static const std::vector<Option> kOptions = make_options();
    return kOptions;
}

constexpr Example kExamples[] = {
    {"nonet render puzzle.txt -o puzzle.svg", "a picture of a puzzle"},
    {"nonet render --per-page 4 --solutions puzzles.txt -o book.pdf",
     "four to a page, with solutions at the end"},
    {"nonet render --per-page 2 --title 'Sudoku for Sunday' --caption '{number}: {level}' "
     "puzzles.txt -o sunday.pdf",
     "with a title and the level of each"},
    {"nonet render --step 1 puzzle.txt -o step.png", "the next step, drawn"},
};

/// Understands the caption and settles how many lines it takes.
std::string prepare_caption(const Command& command, const std::string& caption,
                            draw::PageStyle& style) {
    RowWriter rows(command, {"number"});
    std::string problem = rows.use_format(caption, "--caption");
    if (!problem.empty()) return problem;
    std::string_view text = caption;
    int lines = text.empty() ? 0 : 1;
    for (std::size_t at = text.find("\\n"); at < text.size(); at = text.find("\\n", at + 2))
        ++lines;
    if (rows.wants("hint")) lines += kLinesOfHint - 1;
    style.caption_lines = std::min(lines, kMostLines);
    return {};
}

/// "1 page", "2 pages".
std::string counted(std::uint64_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

int run(const Invocation& invocation) {
    logic::Profile profile;
    if (const std::optional<int> failure = prepare_human(invocation, profile)) return *failure;
    BookSettings book;
    Invocation drawing = invocation;
    std::string problem = choose_book(invocation.settings, book);
    if (problem.empty()) {
        drawing.settings.format = chosen_caption(invocation.settings, book.fits);
        problem = prepare_caption(*invocation.command, *drawing.settings.format, book.style);
    }
    if (!problem.empty()) {
        fmt::print(stderr, "nonet render: {}\n", problem);
        return kExitBadInput;
    }
    const RenderJob job(drawing.settings, profile, std::move(book));
    return run_job(drawing, job, [&job](const Tally& tally) {
        std::string text = fmt::format("drew {} on {}", counted(job.book().puzzles(), "puzzle"),
                                       counted(job.book().pages(), "page"));
        const std::uint64_t left_out = tally.rows - job.book().puzzles();
        if (left_out > 0) text += fmt::format("; left out {}", left_out);
        return text;
    });
}

}  // namespace

const Command& render_command() {
    static const Command kCommand = {
        .name = "render",
        .operands = "[FILE|PUZZLE...]",
        .summary = "draw puzzles as SVG, PDF or PNG, one or many to a page",
        .row = "",
        .details =
            "Draws puzzles of any size, in the order of the input: a picture of each (SVG, PNG), "
            "or "
            "pages to print with captions, a title and solutions. What cannot be read is left out "
            "with a message, and the exit code is 2.\n\n"
            "A file is there as a whole or not at all: after Ctrl-C, what stood there before still "
            "does; after a time limit it holds the puzzles that were drawn. The same input gives "
            "the same bytes on the same machine. In PDF and PNG the digits are set in the font "
            "that "
            "the system uses for Helvetica.\n\n"
            "PDF and PNG need a program that was built with Cairo.",
        .options = options(),
        .fields = kFields,
        .examples = kExamples,
        .groups =
            [] {
                static constexpr std::array kGroups = {OptionGroup::input, OptionGroup::run,
                                                       OptionGroup::messages, OptionGroup::general};
                return std::span<const OptionGroup>(kGroups);
            }(),
        .single_options =
            [] {
                static constexpr std::array<std::string_view, 1> kNames = {"output"};
                return std::span<const std::string_view>(kNames);
            }(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
