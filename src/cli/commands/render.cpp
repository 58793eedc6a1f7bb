// render: puzzles as pictures and as pages to print.
//
// What is worked out for each puzzle is in paper/render_job.hpp. Pages are filled in the order of
// the input (paper/book.hpp) and written by the kind of file (paper/page_writer.hpp).
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/human/human_options.hpp"
#include "cli/human/solving.hpp"
#include "cli/paper/book_settings.hpp"
#include "cli/paper/render_job.hpp"
#include "cli/work/puzzle_job.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

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

constexpr int kLinesOfHint = 6;
constexpr int kMostLines = 9;

/// The caption that is asked for, or the usual one.
std::string chosen_caption(const Settings& settings, bool fits) {
    if (settings.caption) return *settings.caption == " " ? std::string() : *settings.caption;
    if (settings.step == "all") return "{step}. {hint}";
    if (!settings.step.empty()) return fits ? "{hint}" : "{number}. {hint}";
    return fits ? "" : "{number}";
}

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
