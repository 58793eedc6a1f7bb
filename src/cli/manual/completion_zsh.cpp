// Completion for zsh: _arguments with the summary of each option.
#include "cli/command.hpp"
#include "cli/manual/completion.hpp"
#include "cli/manual/wrap.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// Inside '...[summary]': brackets and colons have a meaning, a quote ends the word.
std::string protect(std::string_view text) {
    std::string out;
    for (const char symbol : text) {
        if (symbol == '\'')
            out += "'\\''";
        else if (symbol == '[' || symbol == ']' || symbol == ':')
            out += std::string("\\") + symbol;
        else
            out += symbol;
    }
    return out;
}

std::string option_line(const Option& option) {
    std::string values;
    if (option.choices != nullptr)
        values = fmt::format(":{}:({})", option.value, joined(option.choices()));
    else if (option.value == "FILE")
        values = ":FILE:_files";
    else if (option.takes_value())
        values = fmt::format(":{}: ", option.value);
    return fmt::format("                '--{}{}[{}]{}' \\\n", option.name,
                       option.takes_value() ? "=" : "", protect(option.summary), values);
}

std::string operand_line(const Command& command) {
    if (command.operand_choices != nullptr)
        return fmt::format("                '*:NAME:({})'\n", joined(command.operand_choices()));
    return "                '*:FILE:_files'\n";
}

}  // namespace

std::string zsh_completion() {
    std::string out =
        "#compdef nonet\n"
        "# Completion of nonet for zsh.\n"
        "_nonet() {\n"
        "    local -a names\n"
        "    names=(\n";
    for (const Command* command : commands())
        out += fmt::format("        '{}:{}'\n", command->name, protect(command->summary));
    out +=
        "    )\n"
        "    if (( CURRENT == 2 )); then\n"
        "        _describe 'command' names\n"
        "        return\n"
        "    fi\n"
        "    local command=\"$words[2]\"\n"
        "    shift words\n"
        "    (( CURRENT-- ))\n"
        "    case \"$command\" in\n";
    for (const Command* command : commands()) {
        out += fmt::format("        {})\n            _arguments \\\n", command->name);
        for (const Option* option : options_of(*command)) {
            if (!option->hidden) out += option_line(*option);
        }
        out += operand_line(*command) + "            ;;\n";
    }
    return out +
           "    esac\n"
           "}\n"
           "compdef _nonet nonet\n";
}

}  // namespace nonet::cli
