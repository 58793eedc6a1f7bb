// help: what the program can do.
#include "cli/arguments/nearest.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/manual/help_text.hpp"
#include "cli/output/output.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

const Option kOptions[] = {
    {.name = "man",
     .value = {},
     .summary = "print the manual page nonet(1)",
     .details = {},
     .apply = turn_on<&Settings::man>},
    markdown_option("print docs/cli.md"),
};

constexpr Example kExamples[] = {
    {"nonet help solve", "say how a command is used"},
    {"nonet help --man | man -l -", "read the manual page"},
};

std::vector<std::string_view> names() {
    std::vector<std::string_view> result;
    for (const Command* command : commands()) result.push_back(command->name);
    return result;
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (settings.man) return print(program_man_page());
    if (settings.markdown) return print(program_markdown());
    if (settings.operands.empty()) return print(overview_text());
    const std::string& name = settings.operands.front();
    const Command* command = find_command(name);
    if (command == nullptr) {
        fmt::print(stderr, "nonet help: no command is called '{}'{}\n", name,
                   did_you_mean(name, names(), "'nonet help' lists them"));
        return kExitBadInput;
    }
    const std::span topics = std::span(settings.operands).subspan(1);
    if (!topics.empty() && (command->operand_help == nullptr || topics.size() > 1 ||
                            command->operand_help(topics.front()).empty())) {
        fmt::print(stderr, "nonet help: '{}' tells nothing about '{}'\n", name, topics.back());
        return kExitBadInput;
    }
    return print(help_text(*command, topics));
}

}  // namespace

const Command& help_command() {
    static const Command kCommand = {
        .name = "help",
        .operands = "[COMMAND [NAME]]",
        .summary = "say how the program or a command is used",
        .row = "",
        .details =
            "'nonet COMMAND --help' does the same. Behind 'judge', NAME is a profile to be told "
            "about.",
        .options = kOptions,
        .fields = {},
        .examples = kExamples,
        .groups = plain_command_groups(),
        .operand_choices = names,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
