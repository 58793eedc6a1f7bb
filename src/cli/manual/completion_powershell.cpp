// Completion for PowerShell: a table from commands to words, and a block that looks them up.
#include "cli/command.hpp"
#include "cli/manual/completion.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::string list_of(const std::vector<std::string_view>& words, std::string_view prefix) {
    std::string out;
    for (const std::string_view word : words)
        out += fmt::format("{}'{}{}'", out.empty() ? "" : ", ", prefix, word);
    return "@(" + out + ")";
}

std::vector<std::string_view> option_names(const Command& command) {
    std::vector<std::string_view> names;
    for (const Option* option : options_of(command)) {
        if (!option->hidden) names.push_back(option->name);
    }
    return names;
}

}  // namespace

std::string powershell_completion() {
    std::string out =
        "# Completion of nonet for PowerShell.\n"
        "Register-ArgumentCompleter -Native -CommandName nonet -ScriptBlock {\n"
        "    param($wordToComplete, $commandAst, $cursorPosition)\n"
        "    $options = @{\n";
    std::vector<std::string_view> names;
    for (const Command* command : commands()) {
        names.push_back(command->name);
        out += fmt::format("        '{}' = {}\n", command->name,
                           list_of(option_names(*command), "--"));
    }
    out += "    }\n    $operands = @{\n";
    for (const Command* command : commands()) {
        if (command->operand_choices != nullptr)
            out += fmt::format("        '{}' = {}\n", command->name,
                               list_of(command->operand_choices(), ""));
    }
    out += "    }\n    $names = " + list_of(names, "") +
           "\n"
           "    $typed = @($commandAst.CommandElements | Select-Object -Skip 1 |"
           " ForEach-Object { $_.ToString() })\n"
           "    $command = $typed | Where-Object { $names -contains $_ } | Select-Object -First 1\n"
           "    if (-not $command) { $words = $names + @('--help', '--version') }\n"
           "    else { $words = $options[$command] + $operands[$command] }\n"
           "    $words | Where-Object { $_ -and $_.StartsWith($wordToComplete) } |\n"
           "        ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }\n"
           "}\n";
    return out;
}

}  // namespace nonet::cli
