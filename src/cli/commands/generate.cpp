// generate: puzzles, and full grids.
#include "cli/arguments/nearest.hpp"
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/human/profile_choice.hpp"
#include "cli/making/made_fields.hpp"
#include "cli/making/runs.hpp"
#include "cli/making/wishes.hpp"
#include "cli/stop.hpp"
#include "cli/work/deadline.hpp"
#include "cli/work/one_puzzle.hpp"
#include "cli/work/press.hpp"

#include <nonet/generate.hpp>
#include <nonet/target.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::vector<std::string_view> names_of_symmetries() {
    std::vector<std::string_view> names;
    for (const PatternSymmetryInfo& info : pattern_symmetries()) names.emplace_back(info.name);
    return names;
}

std::string apply_symmetry(Settings& settings, std::string_view value) {
    const std::vector<std::string_view> names = names_of_symmetries();
    if (std::find(names.begin(), names.end(), value) == names.end()) {
        return fmt::format(
            "wants the name of a symmetry, not '{}'{}", value,
            did_you_mean(value, names, fmt::format("there are {}", fmt::join(names, ", "))));
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
     .summary = "make the pattern of clues symmetric, such as half-turn, diagonal or full",
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
    {.name = "unbiased",
     .value = {},
     .summary = "minimal puzzles for statistics, each with a weight",
     .details = "Makers of minimal puzzles prefer those with few clues. Here every minimal puzzle "
                "of n clues has the same chance, and its weight is the inverse of it: weighted "
                "means over the rows are means over all minimal puzzles. The mean number of clues "
                "and its standard error are told at the end. The default row gets the weight. A "
                "hundred puzzles a second and core; --rate and its like may be added, too.",
     .apply = turn_on<&Settings::unbiased>},
    {.name = "with",
     .value = "FIELDS",
     .summary = "more columns, such as solution, clues, se121, level, hardest and path",
     .details =
         "Separated by commas; the fields are listed below. Ratings and paths are worked out "
         "only for those named here or in --format. With --to csv there is a header.",
     .apply = [](Settings& s,
                 std::string_view v) { return read_names(v, names_for_with(), s.with); }},
};

/// Those above, and what is wished of the difficulty.
std::span<const Option> options() {
    static const std::vector<Option> kAll = [] {
        std::vector<Option> all(std::begin(kOptions), std::end(kOptions));
        all.insert(all.end(), wish_options().begin(), wish_options().end());
        return all;
    }();
    return kAll;
}

constexpr OptionGroup kGroups[] = {OptionGroup::output, OptionGroup::messages,
                                   OptionGroup::general};
constexpr std::string_view kSharedOptionNames[] = {"box", "threads", "isa", "time-limit", "seed"};

constexpr Example kExamples[] = {
    {"nonet generate", "one minimal puzzle"},
    {"nonet generate --count 1000 --seed 1 -o new.txt", "always the same thousand"},
    {"nonet generate --symmetry half-turn --clues 24..28", "as newspapers print them"},
    {"nonet generate --pattern heart.txt --time-limit 60", "clues in a pattern of your own"},
    {"nonet generate --rate se121:7.1..7.5 --with se121", "by rating, which is shown"},
    {"nonet generate --hardest xy-wing --without naked-pair", "by the techniques of the path"},
    {"nonet generate --box 4x4 --count 3", "of 16x16 cells"},
    {"nonet generate --unbiased --count 1000 --with clues", "a sample for statistics"},
    {"nonet generate --count 9 --to csv --with solution,level -o new.csv", "a table"},
    {"nonet generate --grids --count 1000000", "random full grids"},
    {"nonet generate --json --count 10", "with solutions, as JSON"},
};

/// Which recipe the options describe; or what is wrong with them.
std::string read_recipe(const Settings& settings, Recipe& recipe) {
    std::string problem;
    recipe.full_grids = settings.grids;
    recipe.unbiased = settings.unbiased;
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

/// The columns of the default row.
std::vector<std::string_view> columns_of(const Settings& settings) {
    std::vector<std::string_view> columns = {"puzzle"};
    std::string_view list = settings.with;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        if (const std::string_view name = list.substr(0, comma);
            name != "weight" || !settings.unbiased)
            columns.push_back(name);
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    if (settings.unbiased) columns.insert(columns.begin() + 1, "weight");
    return columns;
}

std::string problem_of_options(const Settings& settings) {
    if (!settings.operands.empty())
        return fmt::format(
            "generate reads no puzzles, so '{}' has no use here; --like, --near "
            "and --grid take one",
            settings.operands.front());
    if (!settings.with.empty() && settings.format)
        return "--format names the fields itself; leave out --with";
    if (!settings.with.empty() && !settings.json && !settings.to.empty() && settings.to != "csv")
        return fmt::format("--to {} shows no columns; leave out --with, or write --to csv",
                           settings.to);
    if (settings.grids && (settings.unbiased || has_wishes(settings)))
        return "full grids have neither ratings nor weights; leave out --grids";
    return {};
}

std::string problem_of_recipe(const Settings& settings, const Recipe& recipe,
                              const MadeFields& fields) {
    if (is_for_boards(settings)) return problem_of_boards(settings, recipe, fields);
    const std::optional<Error> problem = problem_with(recipe);
    return problem ? problem->message : std::string();
}

/// Lets the recipe accept what is wished, and work out what is to be printed.
std::string add_wishes(const Settings& settings, const logic::Profile& profile,
                       const MadeFields& fields, std::optional<TargetTest>& test,
                       const Limits& limits, Recipe& recipe) {
    if (fields.needs_work())
        recipe.annotate = [&fields, limits](MadePuzzle& made) { fields.work_out(made, limits); };
    if (!has_wishes(settings)) return {};
    Target target;
    if (std::string problem = read_wishes(settings, profile, target); !problem.empty())
        return problem;
    Result<TargetTest> made = TargetTest::of(target);
    if (!made) return made.error().message;
    test.emplace(std::move(*made));
    recipe.accept = [&test, limits](MadePuzzle& one) { return test->wants(one.puzzle, limits); };
    return {};
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    Press press(invocation, columns_of(settings), settings.count);
    Limits limits;
    limits.cancel = &stop_flag();
    limits.deadline = deadline_in(settings.time_limit);
    logic::Profile profile;
    Recipe recipe;
    std::optional<TargetTest> test;
    std::string problem = problem_of_options(settings);
    if (problem.empty()) problem = choose_profile(settings, profile);
    const MadeFields fields(settings, profile);
    if (problem.empty()) problem = read_recipe(settings, recipe);
    if (problem.empty()) problem = add_wishes(settings, profile, fields, test, limits, recipe);
    if (problem.empty()) problem = problem_of_recipe(settings, recipe, fields);
    if (problem.empty()) problem = press.start();
    if (!problem.empty()) {
        if (stop_reason() == StopReason::interrupted) return kExitInterrupted;
        press.say(Severity::error, problem);
        return kExitBadInput;
    }
    const std::uint64_t seed = seed_of(settings);
    if (!settings.seed) press.say(Severity::remark, fmt::format("seed {}", seed));
    if (is_for_boards(settings)) return print_boards(settings, recipe, limits, seed, press);
    if (const std::string doubts = doubts_about(recipe); !doubts.empty())
        press.say(Severity::remark, doubts);
    return print_puzzles(settings, recipe, fields, limits, seed, press);
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
        .options = options(),
        .fields = made_fields(),
        .examples = kExamples,
        .groups = kGroups,
        .single_options = kSharedOptionNames,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
