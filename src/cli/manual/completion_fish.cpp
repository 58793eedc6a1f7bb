// Completion for fish: one `complete` line for each command and each of its options.
#include "cli/command.hpp"
#include "cli/manual/completion.hpp"
#include "cli/manual/wrap.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char symbol : text) {
        if (symbol == '\'' || symbol == '\\') out += '\\';
        out += symbol;
    }
    return out + "'";
}

}  // namespace

std::string fish_completion() {
    std::string out = "# Completion of nonet for fish.\n";
    for (const Command* command : commands())
        out += fmt::format("complete -c nonet -f -n __fish_use_subcommand -a {} -d {}\n",
                           command->name, quoted(command->summary));
    for (const Command* command : commands()) {
        const std::string start =
            fmt::format("complete -c nonet -n '__fish_seen_subcommand_from {}'", command->name);
        for (const Option* option : options_of(*command)) {
            if (option->hidden) continue;
            out += fmt::format("{} -l {}", start, option->name);
            if (option->letter != 0) out += fmt::format(" -s {}", option->letter);
            if (option->takes_value()) out += " -r";
            if (option->choices != nullptr)
                out += fmt::format(" -f -a {}", quoted(joined(option->choices())));
            out += fmt::format(" -d {}\n", quoted(option->summary));
        }
        if (command->operand_choices != nullptr)
            out += fmt::format("{} -f -a {}\n", start, quoted(joined(command->operand_choices())));
    }
    return out;
}

}  // namespace nonet::cli
