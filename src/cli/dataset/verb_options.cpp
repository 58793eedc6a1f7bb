// The options of all verbs: one table, since they belong to one command.
//
// Each remembers that it was given, so that one that a verb does not know is refused instead of
// doing nothing.
#include "cli/arguments/nearest.hpp"
#include "cli/arguments/option_values.hpp"
#include "cli/dataset/verb.hpp"

#include <nonet/dataset.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::uint64_t kMostIsomorphs = 1'000'000'000;
constexpr std::uint64_t kMostExamples = 1'000'000;

std::optional<double> positive(std::string_view text) {
    double number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = failed == std::errc() && end == text.data() + text.size();
    constexpr double kMost = 1e12;
    if (!whole || !std::isfinite(number) || number <= 0 || number > kMost) return std::nullopt;
    return number;
}

std::string read_parts(Settings& settings, std::string_view text) {
    constexpr std::string_view kWanted =
        "wants names with shares, such as train:0.8,validation:0.1,test:0.1";
    settings.dataset.parts.clear();
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view part = text.substr(start, end - start);
        const std::size_t colon = part.rfind(':');
        const auto weight = colon == std::string_view::npos ? std::optional<double>()
                                                            : positive(part.substr(colon + 1));
        const std::string name(part.substr(0, std::min(colon, part.size())));
        if (!weight || name.empty()) return fmt::format("{}, not '{}'", kWanted, part);
        if (name.find('/') != std::string::npos)
            return fmt::format("wants names without a slash, not '{}'; -o says where files go",
                               name);
        for (const Share& other : settings.dataset.parts) {
            if (other.name == name) return fmt::format("names '{}' twice", name);
        }
        settings.dataset.parts.push_back({name, *weight});
        start = end + 1;
    }
    return settings.dataset.parts.size() > 1 ? std::string()
                                             : fmt::format("{}; there is one part only", kWanted);
}

std::string read_test_share(Settings& settings, std::string_view text) {
    const auto share = positive(text);
    if (!share || *share >= 1)
        return fmt::format("wants a share above 0 and below 1, such as 0.1, not '{}'", text);
    settings.dataset.parts = {{"train", 1 - *share}, {"test", *share}};
    return {};
}

std::string read_labels(Settings& settings, std::string_view text) {
    std::vector<std::string_view> names;
    for (const dataset::Label* label : dataset::labels()) names.push_back(label->name);
    return read_names(text, names, settings.dataset.labels);
}

std::string read_by(Settings& settings, std::string_view text) {
    if (text != "puzzle" && text != "solution")
        return fmt::format("wants puzzle or solution, not '{}'", text);
    settings.dataset.by_solution = text == "solution";
    return {};
}

std::string read_target(Settings& settings, std::string_view text) {
    if (text != "csv" && text != "json" && text != "npy")
        return fmt::format("wants csv, json or npy, not '{}'", text);
    settings.dataset.to = text;
    return {};
}

/// Remembers the option, then stores the value.
template <const char* name, ApplyOption apply>
std::string noted(Settings& settings, std::string_view value) {
    settings.dataset.given.emplace_back(name);
    return apply(settings, value);
}

template <std::string DatasetSettings::*member>
std::string keep(Settings& settings, std::string_view value) {
    settings.dataset.*member = value;
    return {};
}

template <bool DatasetSettings::*member>
std::string switch_on(Settings& settings, std::string_view /*value*/) {
    settings.dataset.*member = true;
    return {};
}

std::string read_count(Settings& settings, std::string_view value) {
    return read_number(value, 1, kMostIsomorphs, settings.dataset.count);
}

std::string read_examples(Settings& settings, std::string_view value) {
    return read_number(value, 0, kMostExamples, settings.dataset.examples);
}

std::string read_memory(Settings& settings, std::string_view value) {
    return read_number(value, 1, 1U << 20U, settings.memory);
}

constexpr char kPuzzle[] = "puzzle";
constexpr char kSolution[] = "solution";
constexpr char kAnswers[] = "answers";
constexpr char kTo[] = "to";
constexpr char kParts[] = "parts";
constexpr char kTest[] = "test";
constexpr char kBy[] = "by";
constexpr char kCount[] = "count";
constexpr char kDistinct[] = "distinct";
constexpr char kLabels[] = "labels";
constexpr char kMinimality[] = "minimality";
constexpr char kFindings[] = "findings";
constexpr char kExamples[] = "examples";
constexpr char kMemory[] = "memory";

const Option kOptions[] = {
    {.name = kPuzzle,
     .value = "COLUMN",
     .summary = "the column of the puzzles, by name or number",
     .details = "By default the one called puzzle, question, quizzes, sudoku or the like, or the "
                "first that holds one.",
     .apply = noted<kPuzzle, keep<&DatasetSettings::puzzle>>},
    {.name = kSolution,
     .value = "COLUMN",
     .summary = "the column of the solutions, by name or number; - for none",
     .details = "By default the one called solution, answer or the like, or without a header the "
                "first full grid beside the puzzle.",
     .apply = noted<kSolution, keep<&DatasetSettings::solution>>},
    {.name = kAnswers,
     .value = "FILES",
     .summary = "files that hold the solutions, one for each FILE, with commas between",
     .details = "Row by row; for .npy arrays, and whatever else has no columns.",
     .apply = noted<kAnswers, keep<&DatasetSettings::answers>>},
    {.name = kTo,
     .value = "KIND",
     .summary = "write csv, json (JSON Lines) or npy",
     .details = "By default the ending of the output's name says it, or the input. npy writes the "
                "array of the puzzles, uint8 of the shape (n, 81), 0 for a blank, and beside "
                "FILE.npy the solutions as FILE.solutions.npy; other columns are left out.",
     .apply = noted<kTo, read_target>,
     .choices =
         [] {
             return std::vector<std::string_view>{"csv", "json", "npy"};
         }},
    {.name = kParts,
     .value = "LIST",
     .summary = "split: the parts and their shares; train:0.9,test:0.1 by default",
     .details = "Any number of parts; shares in any unit, such as train:8,validation:1,test:1.",
     .apply = noted<kParts, read_parts>},
    {.name = kTest,
     .value = "SHARE",
     .summary = "split: the same as --parts train:1-SHARE,test:SHARE",
     .details = {},
     .apply = noted<kTest, read_test_share>},
    {.name = kBy,
     .value = "WHAT",
     .summary = "split, audit: compare puzzles, or their solution grids",
     .details = "puzzle (usual): two rows are the same when one puzzle is the other in different "
                "looks. solution: when that holds for their solutions, for a model that has seen "
                "the grid has seen much of the answer; rows without just one solution have no "
                "class then.",
     .apply = noted<kBy, read_by>,
     .choices =
         [] {
             return std::vector<std::string_view>{"puzzle", "solution"};
         }},
    {.name = kCount,
     .value = "N",
     .summary = "augment: how many isomorphs of each row; 1 by default",
     .details = {},
     .apply = noted<kCount, read_count>},
    {.name = kDistinct,
     .value = {},
     .summary = "augment: no two isomorphs of a row are equal, nor is one the row itself",
     .details = "Matters for puzzles with automorphisms or few clues. A row that has less gives "
                "less. With it, N is at most 65536.",
     .apply = noted<kDistinct, switch_on<&DatasetSettings::distinct>>},
    {.name = kLabels,
     .value = "LIST",
     .summary = "label: the columns to add; clues,status by default",
     .details = "Names with commas between; 'nonet dataset label --help' lists them.",
     .apply = noted<kLabels, read_labels>},
    {.name = kMinimality,
     .value = {},
     .summary = "audit: find out of every puzzle whether it is minimal, not of a sample",
     .details = {},
     .apply = noted<kMinimality, switch_on<&DatasetSettings::minimality>>},
    {.name = kFindings,
     .value = "FILE",
     .summary = "audit: write every finding to FILE, a line each",
     .details = "Columns, with tabs between: what it is, the row, and the earlier row that it "
                "repeats; rows as FILE:LINE, or FILE#NUMBER where a file has no lines.",
     .apply = noted<kFindings, keep<&DatasetSettings::findings>>},
    {.name = kExamples,
     .value = "N",
     .summary = "audit: show up to N rows of each kind of finding; 5 by default",
     .details = {},
     .apply = noted<kExamples, read_examples>},
    {.name = kMemory,
     .value = "MIB",
     .summary = "audit: use about so many mebibytes of memory; 512 by default",
     .details = "Enough for three million rows. Of longer data sets the rows are sorted in "
                "temporary files in the folder that TMPDIR names.",
     .apply = noted<kMemory, read_memory>},
};

}  // namespace

std::span<const Option> verb_options() {
    return kOptions;
}

}  // namespace nonet::cli
