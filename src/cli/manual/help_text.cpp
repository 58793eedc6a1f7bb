// Help for a terminal.
#include "cli/manual/help_text.hpp"

#include "cli/manual/wrap.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::size_t kIndent = 4;
constexpr std::size_t kColumn = 28;

constexpr std::array<ExitMeaning, 7> kExitMeanings = {{
    {"0", "the work was done; a puzzle without a solution is an answer"},
    {"1", "a condition that was asked for does not hold (check, --require)"},
    {"2", "wrong usage, or input that is partly or wholly unreadable"},
    {"3", "stopped by a time limit"},
    {"10, 20", "with --sat-exit: the puzzle has a solution, has none"},
    {"70", "a fault in Nonet itself; please report it"},
    {"130", "stopped by Ctrl-C"},
}};

constexpr std::array<OptionGroup, 6> kGroups = {OptionGroup::own,      OptionGroup::input,
                                                OptionGroup::output,   OptionGroup::run,
                                                OptionGroup::messages, OptionGroup::general};

/// "    HEADING         text", the text wrapped beside its heading.
std::string entry(std::string_view heading, std::string_view text) {
    std::string out = std::string(kIndent - 2, ' ') + std::string(heading);
    std::string body = wrapped(text, kColumn);
    if (out.size() + 2 <= kColumn) {
        out.append(kColumn - out.size(), ' ');
        body.erase(0, kColumn);
    } else {
        out += '\n';
    }
    return out + body;
}

void append_options(const Command& command, OptionGroup group, std::string& out) {
    std::string rows;
    for (const Option* option : options_of(command)) {
        if (option->group == group && !option->hidden)
            rows += entry(option_heading(*option), option->summary);
    }
    if (!rows.empty()) out += fmt::format("\n{}:\n{}", group_heading(group), rows);
}

}  // namespace

std::span<const ExitMeaning> exit_meanings() {
    return kExitMeanings;
}

std::span<const OptionGroup> option_groups() {
    return kGroups;
}

std::string_view group_heading(OptionGroup group) {
    switch (group) {
        case OptionGroup::own:
            return "Options";
        case OptionGroup::input:
            return "Input";
        case OptionGroup::output:
            return "Output";
        case OptionGroup::run:
            return "Running";
        case OptionGroup::messages:
            return "Messages";
        case OptionGroup::general:
            return "General";
    }
    return {};
}

std::string overview_text() {
    std::string out =
        "Usage: nonet COMMAND [OPTIONS] [FILE|PUZZLE...]\n\n"
        "A Sudoku engine: puzzles in, answers out.\n\nCommands:\n";
    for (const Command* command : commands()) out += entry(command->name, command->summary);
    out += '\n';
    out += wrapped(
        "Without FILE, or with -, puzzles are read from standard input; their format is "
        "recognised. A PUZZLE is typed as 81 characters. 'nonet help COMMAND' says more about a "
        "command.",
        0);
    return out;
}

std::string usage_of(const Command& command) {
    return fmt::format("nonet {} [OPTIONS]{}{}", command.name, command.operands.empty() ? "" : " ",
                       command.operands);
}

std::string help_text(const Command& command, std::span<const std::string> operands) {
    if (command.operand_help != nullptr && !operands.empty()) {
        std::string text = command.operand_help(operands.front());
        if (!text.empty()) return text;
    }
    std::string out = fmt::format("Usage: {}\n\n", usage_of(command));
    out += fmt::format("{}{}.\n", static_cast<char>(command.summary[0] - 'a' + 'A'),
                       command.summary.substr(1));
    if (!command.row.empty()) out += fmt::format("\nRow: {}\n", command.row);
    out += '\n' + wrapped(command.details, 0);
    for (const OptionGroup group : kGroups) append_options(command, group, out);
    if (command.shares(OptionGroup::output) && !command.fields.empty()) {
        out += "\nFields of --format and --json:\n";
        for (const Field& field : command.fields)
            out += entry(fmt::format("{{{}}}", field.name), field.summary);
        for (const Field& field : common_fields())
            out += entry(fmt::format("{{{}}}", field.name), field.summary);
    }
    if (!command.examples.empty()) out += "\nExamples:\n";
    for (const Example& example : command.examples)
        out += fmt::format("  {}\n      {}\n", example.line, example.meaning);
    if (command.shares(OptionGroup::input)) {
        out += "\nExit codes:\n";
        for (const ExitMeaning& exit : kExitMeanings) out += entry(exit.code, exit.meaning);
    }
    return out;
}

}  // namespace nonet::cli
