// The options that commands share: one table, in the order of the documentation.
#include "cli/arguments/option.hpp"
#include "cli/arguments/option_values.hpp"

#include <nonet/isa.hpp>
#include <nonet/text.hpp>

#include <limits>

namespace nonet::cli {

namespace {

constexpr std::uint64_t kMostThreads = 1024;

std::vector<std::string_view> names_of_kernels() {
    std::vector<std::string_view> names;
    for (const IsaInfo& info : isas()) names.emplace_back(info.name);
    return names;
}

std::string force_kernel(Settings& settings, std::string_view name) {
    settings.isa = name;
    const auto forced = force_isa(name);
    return forced ? std::string{} : "wants another kernel: " + forced.error().message;
}

std::vector<std::string_view> names_of_formats(bool for_reading) {
    std::vector<std::string_view> names;
    for (const FormatInfo& format : formats()) {
        if (for_reading ? format.readable : format.writable) names.push_back(format.name);
    }
    return names;
}

std::vector<std::string_view> whens() {
    return {"auto", "always", "never"};
}

std::string apply_threads(Settings& settings, std::string_view value) {
    std::uint64_t number = 0;
    std::string problem = read_number(value, 0, kMostThreads, number);
    if (problem.empty()) settings.threads = static_cast<unsigned>(number);
    return problem;
}

std::string apply_seed(Settings& settings, std::string_view value) {
    std::uint64_t number = 0;
    std::string problem = read_number(value, 0, std::numeric_limits<std::uint64_t>::max(), number);
    if (problem.empty()) settings.seed = number;
    return problem;
}

const Option kSharedOptions[] = {
    {.name = "from",
     .value = "NAME",
     .summary = "the format of the input; by default it is recognised",
     .details =
         "'nonet formats' lists the names. Needed only where a text can be read in two ways.",
     .apply = [](Settings& s, std::string_view v) { return read_format_name(v, true, s.from); },
     .choices = [] { return names_of_formats(true); },
     .group = OptionGroup::input},
    {.name = "box",
     .value = "RxC",
     .summary = "boxes of R rows and C columns",
     .details = "By default the most nearly square shape with no more rows than columns: 3x3 for "
                "9x9, 2x3 for 6x6, 3x4 for 12x12.",
     .apply = [](Settings& s, std::string_view v) { return read_box(v, s.box); },
     .group = OptionGroup::input},
    {.name = "alphabet",
     .value = "CHARS",
     .summary = "the symbols that stand for 1, 2, 3 and so on",
     .details = "For example 0123456789ABCDEF for a 16x16 puzzle in which 0 is a digit.",
     .apply = [](Settings& s, std::string_view v) { return read_alphabet(v, s.alphabet); },
     .group = OptionGroup::input},
    {.name = "zero-based",
     .value = {},
     .summary = "numbers run from 0 to N-1 instead of 1 to N",
     .details = {},
     .apply = turn_on<&Settings::zero_based>,
     .group = OptionGroup::input},
    {.name = "shard",
     .value = "I/N",
     .summary = "only the I-th of N parts of the input",
     .details = "Run N times, with I from 1 to N, the parts cover the input exactly once. A file "
                "with one puzzle a line is cut by bytes, at line ends, so that a part costs only "
                "its own reading; other files are read whole and cut by where each puzzle "
                "starts; standard input, compressed files and puzzles given as operands are "
                "dealt out in turn.",
     .apply = [](Settings& s, std::string_view v) { return read_shard(v, s.shard); },
     .group = OptionGroup::input},
    {.name = "to",
     .value = "NAME",
     .summary = "the format in which solve, convert and generate write grids",
     .details = "By default 'line': 81 characters for 9x9, numbers with a space between for every "
                "other size.",
     .apply = [](Settings& s, std::string_view v) { return read_format_name(v, false, s.to); },
     .choices = [] { return names_of_formats(false); },
     .group = OptionGroup::output},
    {.name = "format",
     .value = "STRING",
     .summary = "one line per puzzle, made from named fields",
     .details = "Such as '{puzzle},{solution}'; the fields of each command are listed below. "
                "\\t is a tab, \\n a line end, \\\\ a backslash, {{ and }} are braces. Bad input "
                "leaves the fields of the answer empty.",
     .apply =
         [](Settings& s, std::string_view v) {
             s.format = v;
             return std::string();
         },
     .group = OptionGroup::output},
    {.name = "json",
     .value = {},
     .summary = "one JSON object per puzzle, one per line",
     .details = "Each object has the members of --format, \"schema\" (the version of this "
                "layout: 1) and \"command\". Bad input has \"status\": \"invalid\" and \"error\" "
                "with line, column, code and message. Numbers above 2^53 are written as strings.",
     .apply = turn_on<&Settings::json>,
     .group = OptionGroup::output},
    {.name = "output",
     .letter = 'o',
     .value = "FILE",
     .summary = "write to FILE instead of standard output; .gz and .zst compress",
     .details = "- is standard output. The pages of render are never compressed.",
     .apply = keep_text<&Settings::output>,
     .group = OptionGroup::output},
    {.name = "threads",
     .value = "N",
     .summary = "how many threads work; 0, the default, means all cores",
     .details = "The output never depends on it.",
     .apply = apply_threads,
     .group = OptionGroup::run},
    {.name = "isa",
     .value = "NAME",
     .summary = "force a kernel",
     .details = "'nonet isa' lists the kernels that this program has.",
     .apply = force_kernel,
     .choices = names_of_kernels,
     .group = OptionGroup::run},
    {.name = "time-limit",
     .value = "S",
     .summary = "stop after S seconds; what is not known by then is 'unknown'",
     .details = "No further input is read. The exit code is 3 when the limit cut anything off.",
     .apply = [](Settings& s, std::string_view v) { return read_seconds(v, s.time_limit); },
     .group = OptionGroup::run},
    {.name = "puzzle-time-limit",
     .value = "S",
     .summary = "give each puzzle at most S seconds",
     .details = "A puzzle that takes longer gets the status 'unknown', and the work goes on.",
     .apply = [](Settings& s, std::string_view v) { return read_seconds(v, s.puzzle_time_limit); },
     .group = OptionGroup::run},
    {.name = "seed",
     .value = "N",
     .summary = "where random choices start; the same seed gives the same output",
     .details = "Without it every run starts elsewhere.",
     .apply = apply_seed,
     .group = OptionGroup::run},
    {.name = "sat-exit",
     .value = {},
     .summary = "for one puzzle: exit with 10 when it has a solution, 20 when it has none",
     .details = "As SAT solvers do.",
     .apply = turn_on<&Settings::sat_exit>,
     .group = OptionGroup::run},
    {.name = "progress",
     .value = "WHEN",
     .summary = "show progress on standard error: auto, always or never",
     .details = "auto shows it when standard error is a terminal and the results go elsewhere.",
     .apply = [](Settings& s, std::string_view v) { return read_when(v, s.progress); },
     .choices = whens,
     .group = OptionGroup::messages},
    {.name = "color",
     .value = "WHEN",
     .summary = "use colour: auto, always or never",
     .details = "auto uses it on a terminal, unless the variable NO_COLOR is set or TERM is dumb.",
     .apply = [](Settings& s, std::string_view v) { return read_when(v, s.color); },
     .choices = whens,
     .group = OptionGroup::messages},
    {.name = "quiet",
     .letter = 'q',
     .value = {},
     .summary = "no messages but errors",
     .details = {},
     .apply = turn_on<&Settings::quiet>,
     .group = OptionGroup::messages},
    {.name = "help",
     .letter = 'h',
     .value = {},
     .summary = "say how the command is used",
     .details = {},
     .apply = turn_on<&Settings::show_help>,
     .group = OptionGroup::general},
    {.name = "version",
     .value = {},
     .summary = "print the version, the compiler and the kernels",
     .details = {},
     .apply = turn_on<&Settings::show_version>,
     .group = OptionGroup::general},
};

}  // namespace

std::span<const Option> shared_options() {
    return kSharedOptions;
}

}  // namespace nonet::cli
