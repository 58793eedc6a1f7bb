// generate: puzzles, and full grids.
#include "cli/arguments/nearest.hpp"
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/stop.hpp"
#include "cli/work/deadline.hpp"
#include "cli/work/one_puzzle.hpp"
#include "cli/work/press.hpp"

#include <nonet/generate.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum GenerateField : std::size_t { kSolution, kCandidate };

constexpr std::array<Field, 2> kFields = {{
    {"solution", "the solution"},
    {"candidate", "the number of the candidate of this seed, from 0", FieldType::number},
}};

std::vector<std::string_view> names_of_symmetries() {
    std::vector<std::string_view> names;
    for (const PatternSymmetryInfo& info : pattern_symmetries()) names.emplace_back(info.name);
    return names;
}

std::string apply_symmetry(Settings& settings, std::string_view value) {
    const std::vector<std::string_view> names = names_of_symmetries();
    if (std::find(names.begin(), names.end(), value) == names.end()) {
        std::string list;
        for (const std::string_view name : names) list += fmt::format(" {}", name);
        return fmt::format("wants the name of a symmetry, not '{}'{}; the names are{}", value,
                           did_you_mean(value, names, ""), list);
    }
    settings.symmetry = value;
    return {};
}

constexpr std::uint64_t kMostPuzzles = 1'000'000'000'000'000;

const Option kOptions[] = {
    {.name = "count",
     .value = "N",
     .summary = "make N puzzles; 1 by default",
     .details = {},
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 1, kMostPuzzles, s.count); }},
    {.name = "clues",
     .value = "A..B",
     .summary = "with A to B clues, or exactly A",
     .details = "Unless --minimal is given, clues stay that could be left out, so that the numbers "
                "of the range come about equally often. There is no puzzle of 16 clues or fewer "
                "with one solution. Of 17 to 20 clues they are so rare that a search like this "
                "one finds few or none.",
     .apply = [](Settings& s, std::string_view v) { return read_clues(v, s.clues); }},
    {.name = "minimal",
     .value = {},
     .summary = "no clue can be left out",
     .details = "That is so anyway without --clues, --symmetry, --pattern and --like.",
     .apply = turn_on<&Settings::minimal>},
    {.name = "symmetry",
     .value = "NAME",
     .summary = "the pattern of clues is symmetric: half-turn, diagonal, full, ...",
     .details = "The names are none, diagonal (mirrored at the diagonal r1c1-r9c9), antidiagonal "
                "(r1c9-r9c1), diagonals (both), horizontal (mirrored at row 5), vertical (at "
                "column 5), axes (both), half-turn, quarter-turn and full (all of them). Clues "
                "that the symmetry ties together go or stay together: none of these sets can be "
                "left out, but a single clue perhaps can, unless --minimal is given.",
     .apply = apply_symmetry,
     .choices = names_of_symmetries},
    {.name = "pattern",
     .value = "FILE",
     .summary = "clues in exactly the cells that FILE shows",
     .details = "FILE, or the text itself, is a puzzle, or 81 marks on one or nine lines, of which "
                "'.', '0', '-' and '_' stand for blank cells and all others for clues. For some "
                "patterns no puzzle exists, and nobody can tell but by searching: give a time "
                "limit.",
     .apply = keep_text<&Settings::pattern>},
    {.name = "like",
     .value = "PUZZLE",
     .summary = "with the pattern of this puzzle, or of the one in a file",
     .details = {},
     .apply = keep_text<&Settings::like>},
    {.name = "near",
     .value = "PUZZLE",
     .summary = "one to three clues of this puzzle left out and others put in",
     .details = "Every puzzle is another one than PUZZLE and minimal; the same one may come "
                "several times, for there are not always many.",
     .apply = keep_text<&Settings::near>},
    {.name = "grid",
     .value = "GRID",
     .summary = "all with this solution",
     .details = "GRID is a text of 81 digits or a file that holds one.",
     .apply = keep_text<&Settings::grid>},
    {.name = "grids",
     .value = {},
     .summary = "full grids instead of puzzles",
     .details = "Each of the 6,670,903,752,021,072,936,960 grids is equally likely.",
     .apply = turn_on<&Settings::grids>},
};

constexpr OptionGroup kGroups[] = {OptionGroup::output, OptionGroup::messages,
                                   OptionGroup::general};
constexpr std::string_view kSharedOptionNames[] = {"threads", "isa", "time-limit", "seed"};

constexpr Example kExamples[] = {
    {"nonet generate", "one minimal puzzle"},
    {"nonet generate --count 1000 --seed 1 -o new.txt", "always the same thousand"},
    {"nonet generate --symmetry half-turn --clues 24..28", "as newspapers print them"},
    {"nonet generate --pattern heart.txt --time-limit 60", "clues in a pattern of your own"},
    {"nonet generate --grids --count 1000000", "random full grids"},
    {"nonet generate --json --count 10", "with solutions, as JSON"},
};

/// Which recipe the options describe; or what is wrong with them.
std::string read_recipe(const Settings& settings, Recipe& recipe) {
    std::string problem;
    recipe.full_grids = settings.grids;
    recipe.minimal = settings.minimal;
    recipe.clues = settings.clues;
    for (const PatternSymmetryInfo& info : pattern_symmetries()) {
        if (settings.symmetry == info.name) recipe.symmetry = info.symmetry;
    }
    if (!settings.pattern.empty() && !settings.like.empty())
        return "choose one of --pattern and --like";
    const std::string& pattern = settings.pattern.empty() ? settings.like : settings.pattern;
    if (!pattern.empty()) {
        recipe.pattern = read_pattern(settings, pattern, problem);
        if (!recipe.pattern) return problem;
    }
    if (!settings.near.empty()) {
        recipe.near = read_one_puzzle(settings, settings.near, "puzzles near it", problem);
        if (!recipe.near) return problem;
    }
    if (!settings.grid.empty())
        recipe.solution = read_one_puzzle(settings, settings.grid, "a solution", problem);
    return problem;
}

std::uint64_t seed_of(const Settings& settings) {
    if (settings.seed) return *settings.seed;
    std::random_device source;
    return source();  // short enough to be typed again
}

/// Why candidates were not good.
std::string summary_of(const MakingCounts& counts) {
    std::string text =
        fmt::format("{} of {} candidates", counts.good.load(), counts.candidates.load());
    const auto add = [&text](std::uint64_t number, std::string_view what) {
        if (number > 0) text += fmt::format(", {} {}", number, what);
    };
    add(counts.wrong_clues, "with another number of clues");
    add(counts.redundant, "with a redundant clue");
    add(counts.not_unique, "without a puzzle");
    add(counts.refused, "of another kind");
    return text;
}

int make(const Settings& settings, const Recipe& recipe, std::uint64_t seed, Press& press) {
    MakingCounts counts;
    Making making;
    making.seed = seed;
    making.count = settings.count;
    making.threads = settings.threads;
    making.limits.cancel = &stop_flag();
    making.limits.deadline = deadline_in(settings.time_limit);
    making.counts = &counts;
    press.watch_candidates([&counts] { return counts.candidates.load(); });
    const Result<MakingEnd> end = make_puzzles(recipe, making, [&](const MadePuzzle& made) {
        return press.print(made.puzzle, [&](Row& row) {
            if (press.wants("solution")) row.set(kSolution, made.solution.to_line());
            if (press.wants("candidate")) row.set(kCandidate, fmt::format("{}", made.number));
        });
    });
    press.watch_candidates({});
    if (!end) {
        press.messages().say(Severity::error, end.error().message);
        return kExitBadInput;
    }
    const int code = press.finish(*end == MakingEnd::by_limit);
    if (counts.candidates != counts.good || *end == MakingEnd::by_limit)
        press.messages().say(Severity::remark, "made " + summary_of(counts));
    return code;
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    Press press(invocation, {"puzzle"}, settings.count);
    Recipe recipe;
    std::string problem;
    if (!settings.operands.empty())
        problem = fmt::format(
            "generate reads no puzzles, so '{}' has no use here; --like, --near "
            "and --grid take one",
            settings.operands.front());
    if (problem.empty()) problem = read_recipe(settings, recipe);
    if (problem.empty()) {
        if (const std::optional<Error> error = problem_with(recipe)) problem = error->message;
    }
    if (problem.empty()) problem = press.start();
    if (!problem.empty()) {
        if (stop_reason() == StopReason::interrupted) return kExitInterrupted;
        press.messages().say(Severity::error, problem);
        return kExitBadInput;
    }
    const std::uint64_t seed = seed_of(settings);
    if (!settings.seed) press.messages().say(Severity::remark, fmt::format("seed {}", seed));
    if (const std::string doubts = doubts_about(recipe); !doubts.empty())
        press.messages().say(Severity::remark, doubts);
    return make(settings, recipe, seed, press);
}

}  // namespace

const Command& generate_command() {
    static const Command kCommand = {
        .name = "generate",
        .operands = "",
        .summary = "make puzzles",
        .row = "PUZZLE",
        .details =
            "Puzzles with exactly one solution, by default minimal ones: clues of a random grid "
            "are left out in a random order until none can be. Nothing is read.\n\n"
            "The same options and seed make the same puzzles on every machine, whatever the number "
            "of threads; of a greater --count the first ones are the same. Without --seed one is "
            "chosen and told.\n\n"
            "Many wishes are met by making candidates and keeping the good ones; how many were "
            "good is said at the end, and by --progress meanwhile. Ctrl-C and --time-limit end "
            "the work with the puzzles found so far.",
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
