// Completion for bash: one function with a case for each command and each option with choices.
#include "cli/command.hpp"
#include "cli/manual/completion.hpp"
#include "cli/manual/wrap.hpp"

#include <set>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::string option_words(const Command& command) {
    std::string words;
    for (const Option* option : options_of(command)) {
        if (option->hidden) continue;
        words += (words.empty() ? "--" : " --") + std::string(option->name);
    }
    return words;
}

/// The cases "--to) choices": options of all commands with a list of values.
std::string choice_cases() {
    std::string cases;
    std::set<std::string_view> seen;
    for (const Command* command : commands()) {
        for (const Option* option : options_of(*command)) {
            if (option->choices == nullptr || !seen.insert(option->name).second) continue;
            cases += fmt::format("        --{}) words=\"{}\" ;;\n", option->name,
                                 joined(option->choices()));
        }
    }
    return cases;
}

}  // namespace

std::string bash_completion() {
    std::string names;
    std::string option_cases;
    std::string operand_cases;
    for (const Command* command : commands()) {
        names += (names.empty() ? "" : " ") + std::string(command->name);
        option_cases +=
            fmt::format("        {}) words=\"{}\" ;;\n", command->name, option_words(*command));
        if (command->operand_choices != nullptr)
            operand_cases += fmt::format("        {}) words=\"{}\" ;;\n", command->name,
                                         joined(command->operand_choices()));
    }
    return "# Completion of nonet for bash: source <(nonet completion bash)\n"
           "_nonet() {\n"
           "    local current=\"${COMP_WORDS[COMP_CWORD]}\" "
           "previous=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
           "    local command=\"\" word words=\"\"\n"
           "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
           "        case \"$word\" in -*) ;; *) command=\"$word\"; break ;; esac\n"
           "    done\n"
           "    case \"$previous\" in\n" +
           choice_cases() +
           "    esac\n"
           "    if [[ -n \"$words\" ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    if [[ -z \"$command\" ]]; then\n"
           "        COMPREPLY=($(compgen -W \"" +
           names +
           " --help --version\" -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    if [[ \"$current\" == -* ]]; then\n"
           "        case \"$command\" in\n" +
           option_cases +
           "        esac\n"
           "    else\n"
           "        case \"$command\" in\n" +
           operand_cases +
           "        esac\n"
           "    fi\n"
           "    if [[ -n \"$words\" ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "    else\n"
           "        COMPREPLY=($(compgen -f -- \"$current\"))\n"
           "    fi\n"
           "}\n"
           "complete -o filenames -F _nonet nonet\n";
}

}  // namespace nonet::cli
