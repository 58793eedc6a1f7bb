// vicinity: all puzzles that differ from given ones by a few clues.
//
// Which neighbours are new can only be told when all given puzzles are known, so these are read
// first. Then one search over all of them runs, with threads of its own, and rows go out as it
// finds them.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/input/puzzle_stream.hpp"
#include "cli/output/messages.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/row.hpp"
#include "cli/output/terminal.hpp"
#include "cli/stop.hpp"
#include "cli/work/deadline.hpp"
#include "cli/work/grid_of.hpp"

#include <nonet/canon.hpp>
#include <nonet/vicinity.hpp>

#include <array>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum VicinityField : std::size_t { kNeighbour, kNeighbourClues, kCanonical, kGeneration };

constexpr std::array<Field, 4> kFields = {{
    {"neighbour", "the puzzle that was found; the common fields tell of which it was made"},
    {"neighbour_clues", "the number of its clues", FieldType::number},
    {"canonical", "its row-minimal form, as 'canon' prints it"},
    {"generation", "how many steps it is away: 0 for the input, 1 without --closed",
     FieldType::number},
}};

constexpr std::uint64_t kMebi = std::uint64_t{1} << 20;

/// The input: all of it is read before the search.
struct Given {
    std::vector<Item> items;
    std::vector<Grid> grids;
    bool is_bad = false;  ///< something in it was no puzzle of 9×9 digits
};

class VicinityRun {
  public:
    explicit VicinityRun(const Invocation& invocation)
        : settings_(invocation.settings),
          rows_(*invocation.command, {"neighbour"}),
          messages_(settings_.quiet),
          progress_(shows_progress(settings_), standard_error_is_terminal()),
          deadline_(deadline_in(settings_.time_limit)),
          row_(kFields.size()) {
        messages_.set_before([this] { progress_.clear(); });
    }

    int run() {
        if (const std::string problem = prepare(); !problem.empty()) {
            messages_.say(Severity::error, problem);
            return kExitBadInput;
        }
        const bool is_whole = read();
        if (settings_.with_inputs) print_inputs();
        if (is_whole && !stop_flag().load()) search();
        flush();
        if (!stop_was_by_output()) output_->close();
        progress_.clear();
        messages_.finish();
        say_end();
        return exit_code();
    }

  private:
    static bool shows_progress(const Settings& settings) {
        if (settings.progress != When::automatic) return settings.progress == When::always;
        return standard_error_is_terminal() && !settings.quiet &&
               (!settings.output.empty() || !standard_output_is_terminal());
    }

    static bool stop_was_by_output() {
        return stop_reason() == StopReason::output_closed ||
               stop_reason() == StopReason::output_failed;
    }

    std::string prepare() {
        if (settings_.json && settings_.format) return "choose one of --json and --format";
        if (settings_.closed && settings_.all)
            return "--closed goes on with one of each class, so it does not go with --all";
        if (settings_.json) rows_.use_json();
        if (settings_.format) {
            if (std::string problem = rows_.use_format(*settings_.format); !problem.empty())
                return problem;
        }
        std::vector<std::string> inputs = settings_.operands;
        if (inputs.empty()) inputs.emplace_back("-");
        std::string problem;
        output_ = open_output(settings_.output, inputs, problem);
        return problem;
    }

    /// False when it was stopped before the end of the input.
    bool read() {
        Item item;
        for (;;) {
            if (stop_flag().load()) return false;
            if (std::chrono::steady_clock::now() >= deadline_) {
                is_cut_ = true;
                return false;
            }
            switch (stream_.next(item)) {
                case PuzzleStream::Event::item:
                    take(std::move(item));
                    break;
                case PuzzleStream::Event::pause:
                    stream_.wait(deadline_);
                    break;
                case PuzzleStream::Event::end:
                    return true;
            }
        }
    }

    void take(Item item) {
        std::string problem;
        std::optional<Grid> grid;
        if (const auto* puzzle = std::get_if<Puzzle>(&item.content))
            grid = grid_of(puzzle->position, "a vicinity", problem);
        else
            problem = std::get_if<Error>(&item.content)->message;
        if (!grid) {
            messages_.say_at(Severity::error, item.where(), problem);
            given_.is_bad = true;
            return;
        }
        given_.grids.push_back(*grid);
        if (rows_.is_custom()) given_.items.push_back(std::move(item));
    }

    /// One of each class.
    void print_inputs() {
        ClassSieve sieve(settings_.memory * kMebi / 2);
        for (std::size_t i = 0; i < given_.grids.size() && !stop_flag().load(); ++i) {
            const Grid form = canonical(given_.grids[i]).form;
            const auto verdict = sieve.add(form, std::to_string(i));
            if (!verdict) return fail(verdict.error());
            if (*verdict == ClassSieve::Verdict::first || settings_.all)
                print({given_.grids[i], form, i, 0});
        }
        if (settings_.all) return;
        const auto error = sieve.finish([this](std::string_view text) {
            const auto i = static_cast<std::size_t>(std::stoull(std::string(text)));
            print({given_.grids[i], canonical(given_.grids[i]).form, i, 0});
            return !stop_flag().load();
        });
        if (error) fail(*error);
    }

    void search() {
        const auto visit = [this](const Neighbour& neighbour) {
            print(neighbour);
            ++found_;
            return !stop_flag().load();
        };
        const auto watch = [this](const VicinityProgress& progress) {
            flush();
            const std::uint64_t more = progress.found - std::exchange(watched_, progress.found);
            progress_.add(more, progress.all > 0 ? progress.done / progress.all : 1);
        };
        Limits limits;
        limits.cancel = &stop_flag();
        limits.deadline = deadline_;
        const auto end = settings_.all
                             ? for_each_neighbour(given_.grids, options(), visit, limits, watch)
                             : for_each_new_class(given_.grids, options(), visit, limits, watch);
        if (!end) return fail(end.error());
        is_cut_ = *end == SearchEnd::by_limit;
    }

    [[nodiscard]] VicinityOptions options() const {
        VicinityOptions options;
        options.minus = settings_.minus;
        options.plus_least = settings_.plus.first;
        options.plus_most = settings_.plus.second;
        options.only_minimal = !settings_.not_minimal;
        options.closed = settings_.closed;
        options.threads = settings_.threads;
        options.memory = settings_.memory * kMebi;
        return options;
    }

    void fail(const Error& error) {
        messages_.say(Severity::error, error.message);
        has_failed_ = true;
    }

    void print(const Neighbour& neighbour) {
        static const Item kNoItem{};
        row_.clear();
        row_.set(kNeighbour, neighbour.puzzle.to_line());
        if (rows_.is_custom()) {
            row_.set(kNeighbourClues, fmt::format_int(neighbour.puzzle.clue_count()).str());
            row_.set(kCanonical, neighbour.form.to_line());
            row_.set(kGeneration, fmt::format_int(neighbour.generation).str());
        }
        rows_.write(rows_.is_custom() ? given_.items[neighbour.origin] : kNoItem, row_, text_);
        constexpr std::size_t kEnough = 65536;
        if (text_.size() >= kEnough) flush();
    }

    void flush() {
        if (text_.empty()) return;
        if (!stop_was_by_output()) output_->write(text_);
        text_.clear();
    }

    void say_end() {
        const bool is_stopped = is_cut_ || stop_reason() == StopReason::interrupted;
        const char* what = settings_.all ? "neighbour" : "new class";
        const char* plural = settings_.all ? "s" : "es";
        if (stop_was_by_output()) return;
        messages_.say(Severity::remark,
                      fmt::format("{}{} {}{} of {} puzzle{}{}", is_stopped ? "stopped after " : "",
                                  found_, what, found_ == 1 ? "" : plural, given_.grids.size(),
                                  given_.grids.size() == 1 ? "" : "s",
                                  is_stopped ? "; there may be more" : ""));
    }

    [[nodiscard]] int exit_code() const {
        const int code = has_failed_ || given_.is_bad ? kExitBadInput : kExitDone;
        if (stop_reason() == StopReason::output_failed) return kExitBadInput;
        if (stop_reason() == StopReason::output_closed) return code;
        if (stop_reason() == StopReason::interrupted) return kExitInterrupted;
        return is_cut_ ? kExitTimeLimit : code;
    }

    const Settings& settings_;
    RowWriter rows_;
    Messages messages_;
    Progress progress_;
    std::chrono::steady_clock::time_point deadline_;
    Row row_;
    PuzzleStream stream_{settings_};
    std::unique_ptr<Output> output_;
    Given given_;
    std::string text_;
    std::uint64_t found_ = 0;
    std::uint64_t watched_ = 0;
    bool is_cut_ = false;
    bool has_failed_ = false;
};

std::string apply_minus(Settings& settings, std::string_view value) {
    std::uint64_t number = 0;
    std::string problem = read_number(value, 0, kCells, number);
    settings.minus = static_cast<int>(number);
    return problem;
}

/// "2" or "1..3".
std::string apply_plus(Settings& settings, std::string_view value) {
    const std::size_t dots = value.find("..");
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    std::string problem = read_number(value.substr(0, dots), 1, kCells, least);
    if (!problem.empty()) return problem;
    most = least;
    if (dots != std::string_view::npos)
        problem = read_number(value.substr(dots + 2), 1, kCells, most);
    if (problem.empty() && most < least)
        problem = fmt::format("wants the smaller number first, not '{}'", value);
    settings.plus = {static_cast<int>(least), static_cast<int>(most)};
    return problem;
}

const Option kOptions[] = {
    {.name = "minus",
     .value = "N",
     .summary = "how many clues to take away; 1 by default",
     .details = "Every choice of N clues is tried. Those digits do not come back in their cells.",
     .apply = apply_minus},
    {.name = "plus",
     .value = "M",
     .summary = "how many clues to put in, such as 1 (the default) or 1..3",
     .details = "Each further clue takes some hundred times as long.",
     .apply = apply_plus},
    {.name = "closed",
     .value = {},
     .summary = "go on with what was found, until nothing new comes",
     .details = "One of each class is taken as a puzzle in its turn. The forms of all classes are "
                "kept in memory; where --memory is not enough, the run ends with a message.",
     .apply = turn_on<&Settings::closed>},
    {.name = "all",
     .value = {},
     .summary = "every neighbour, also those that are the same puzzle but for their looks",
     .details = {},
     .apply = turn_on<&Settings::all>},
    {.name = "not-minimal",
     .value = {},
     .summary = "also puzzles in which not every clue is needed",
     .details = {},
     .apply = turn_on<&Settings::not_minimal>},
    {.name = "with-inputs",
     .value = {},
     .summary = "print the given puzzles, too, before the others",
     .details = "One of each class, unless --all is given. With it, the rows are a closed list: "
                "all classes, old and new.",
     .apply = turn_on<&Settings::with_inputs>},
    {.name = "memory",
     .value = "MIB",
     .summary = "use about so many mebibytes of memory for classes; 512 by default",
     .details = "Enough for five million classes. Without --closed more go through temporary "
                "files in the folder that TMPDIR names, and come at the end.",
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 1, 1U << 20, s.memory); }},
};

constexpr Example kExamples[] = {
    {"nonet vicinity 17_clue.txt", "new 17s one clue away from known ones"},
    {"nonet vicinity --minus 2 --plus 1..2 --progress always hard.txt -o new.txt",
     "more, and with a clue less"},
    {"nonet vicinity --closed --with-inputs puzzles.txt", "all that can be reached step by step"},
};

constexpr std::array kGroups = {OptionGroup::input, OptionGroup::output, OptionGroup::messages,
                                OptionGroup::general};
constexpr std::array<std::string_view, 3> kSharedOptionNames = {"threads", "isa", "time-limit"};

int run(const Invocation& invocation) {
    return VicinityRun(invocation).run();
}

}  // namespace

const Command& vicinity_command() {
    static const Command kCommand = {
        .name = "vicinity",
        .operands = "[FILE|PUZZLE...]",
        .summary = "find the puzzles that differ from given ones by a few clues",
        .row = "PUZZLE",
        .details =
            "With --minus N and --plus M, known as {-N+M}: all puzzles with one solution that "
            "come of a given one when N of its clues are taken away and M others put in. Only "
            "minimal puzzles count, in which every clue is needed; --not-minimal prints all.\n\n"
            "Of puzzles that are the same but for their looks (see 'canon') the first is printed, "
            "and none that is the same as a given one. The order is that of the given puzzles, "
            "then of the clues taken away, then of the new puzzles as texts. It does not depend "
            "on the number of threads.\n\n"
            "The whole input is read before the search begins. What is no puzzle, or none of 9x9 "
            "digits, gives a message and no row. Puzzles with several solutions will do, too.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = kGroups,
        .single_options = kSharedOptionNames,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
