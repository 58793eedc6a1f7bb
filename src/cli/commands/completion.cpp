// completion: scripts for shells.
#include "cli/manual/completion.hpp"

#include "cli/arguments/nearest.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/manual/wrap.hpp"
#include "cli/output/output.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr Example kExamples[] = {
    {"source <(nonet completion bash)", "complete in this bash from now on"},
};

std::vector<std::string_view> names() {
    std::vector<std::string_view> result;
    for (const Shell& shell : shells()) result.push_back(shell.name);
    return result;
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (settings.operands.size() != 1) {
        fmt::print(stderr, "nonet completion: name one shell: {}\n", joined(names()));
        return kExitBadInput;
    }
    const std::string& name = settings.operands.front();
    for (const Shell& shell : shells()) {
        if (shell.name == name) return print(shell.script());
    }
    fmt::print(stderr, "nonet completion: no shell '{}'{}\n", name,
               did_you_mean(name, names(), "known are: " + joined(names())));
    return kExitBadInput;
}

}  // namespace

const Command& completion_command() {
    static const Command kCommand = {
        .name = "completion",
        .operands = "SHELL",
        .summary = "print a script that lets a shell complete commands and options",
        .row = "",
        .details = "SHELL is bash, zsh, fish or powershell.",
        .options = {},
        .fields = {},
        .examples = kExamples,
        .groups = plain_command_groups(),
        .operand_choices = names,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
