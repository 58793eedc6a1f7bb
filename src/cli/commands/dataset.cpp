// dataset: what makers of training data do with tables of puzzles.
//
// The verbs stand in dataset/verbs/, one file each. This command finds the verb, holds the options
// to those that it knows, and gives it the files.
#include "cli/arguments/nearest.hpp"
#include "cli/command_table.hpp"
#include "cli/dataset/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/manual/wrap.hpp"

#include <algorithm>
#include <cstdio>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::string_view kSharedOptionNames[] = {
    "from", "box",  "alphabet",   "zero-based",        "output", "json",     "threads",
    "isa",  "seed", "time-limit", "puzzle-time-limit", "quiet",  "progress",
};

constexpr Example kExamples[] = {
    {"nonet dataset audit train.csv test.csv", "what is wrong with a data set"},
    {"nonet dataset split --seed 1 puzzles.csv", "train.csv and test.csv without a common puzzle"},
    {"nonet dataset augment --count 10 --seed 1 train.csv", "ten other looks of each row"},
    {"nonet dataset label --labels se121,clues puzzles.csv", "further columns"},
    {"nonet dataset split --help", "what one of them does"},
};

std::vector<std::string_view> names() {
    std::vector<std::string_view> result;
    for (const Verb* verb : verbs()) result.push_back(verb->name);
    return result;
}

/// One option, its summary and what else there is to say.
std::string option_text(const Option& option) {
    std::string_view summary = option.summary;
    const std::size_t colon = summary.find(": ");
    if (colon < 14) summary.remove_prefix(colon + 2);
    std::string text = fmt::format("  {}\n{}", option_heading(option), wrapped(summary, 6));
    if (!option.details.empty()) text += wrapped(option.details, 6);
    return text;
}

std::string verb_text(const Verb& verb) {
    std::string out =
        fmt::format("Usage: nonet dataset {} [OPTIONS] {}\n\n", verb.name, verb.operands);
    out += fmt::format("{}{}.\n\n", static_cast<char>(verb.summary[0] - 'a' + 'A'),
                       verb.summary.substr(1));
    out += wrapped(verb.details, 0) + "\nOptions:\n";
    for (const Option& option : verb_options()) {
        if (std::find(verb.options.begin(), verb.options.end(), option.name) != verb.options.end())
            out += option_text(option);
    }
    out += "\nExamples:\n";
    for (const Example& example : verb.examples)
        out += fmt::format("  {}\n      {}\n", example.line, example.meaning);
    return out + "\n'nonet dataset --help' lists the options that all of them share.\n";
}

std::string help_for_verb(std::string_view name) {
    const Verb* verb = find_verb(name);
    return verb == nullptr ? std::string() : verb_text(*verb);
}

int fail(std::string_view problem) {
    fmt::print(stderr, "nonet dataset: {}\n", problem);
    return kExitBadInput;
}

/// An option that a verb does not know, and what to say of it; or nothing.
std::string unknown_option(const Verb& verb, const Settings& settings) {
    for (const std::string_view name : settings.dataset.given) {
        if (std::find(verb.options.begin(), verb.options.end(), name) == verb.options.end())
            return fmt::format("{} knows no --{}; 'nonet dataset {} --help' lists its options",
                               verb.name, name, verb.name);
    }
    if (settings.json && verb.name != "audit")
        return fmt::format("{} writes rows, not messages about them; --to json writes JSON Lines",
                           verb.name);
    return {};
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (settings.operands.empty())
        return fail(
            "say what to do: split, augment, label or audit; 'nonet dataset --help' tells "
            "more");
    const std::string& name = settings.operands.front();
    const Verb* verb = find_verb(name);
    if (verb == nullptr)
        return fail(
            fmt::format("it cannot '{}'{}", name,
                        did_you_mean(name, names(), "it can split, augment, label, audit")));
    if (const std::string problem = unknown_option(*verb, settings); !problem.empty())
        return fail(problem);
    return verb->run(invocation, {settings.operands.begin() + 1, settings.operands.end()});
}

const std::string& details() {
    static const std::string kDetails = [] {
        std::string text =
            "Works on rows and keeps them as they are: a table (CSV and the like, with or without "
            "a header, down to one puzzle a line), JSON Lines or an array of objects, or anything "
            "else that Nonet reads, .npy arrays among them. Which columns hold the puzzle and the "
            "solution is seen from names and content.";
        for (const Verb* verb : verbs())
            text += fmt::format("\n\n{}: {}. {}", verb->name, verb->summary, verb->details);
        return text;
    }();
    return kDetails;
}

}  // namespace

const Command& dataset_command() {
    static const Command kCommand = {
        .name = "dataset",
        .operands = "split|augment|label|audit [FILE...]",
        .summary = "split, augment, label or audit tables of puzzles for training and tests",
        .row = "the rows of the data set, or a report",
        .details = details(),
        .options = verb_options(),
        .fields = {},
        .examples = kExamples,
        .groups = plain_command_groups(),
        .single_options = kSharedOptionNames,
        .operand_choices = names,
        .operand_help = help_for_verb,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
