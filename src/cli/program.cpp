// From arguments to an exit code: understand the line, answer --help and --version, run the
// command. What the library or the system throws after all (no memory, no thread) ends here as a
// message.
#include "cli/program.hpp"

#include "cli/arguments/parse.hpp"
#include "cli/command.hpp"
#include "cli/exit_code.hpp"
#include "cli/manual/help_text.hpp"
#include "cli/manual/version.hpp"
#include "cli/output/output.hpp"
#include "cli/work/stop.hpp"

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

int run_line(const std::vector<std::string>& words) {
    const ParsedLine line = parse_line(words);
    const Command* command = line.invocation.command;
    const Settings& settings = line.invocation.settings;
    if (line.problem.empty() && settings.show_version) return print(version_text());
    if (line.problem.empty() && settings.show_help)
        return print(command == nullptr ? overview_text() : help_text(*command));
    if (!line.problem.empty()) {
        const std::string where = command == nullptr ? "" : " " + std::string(command->name);
        fmt::print(stderr, "nonet{}: {}\n", where, line.problem);
        return kExitBadInput;
    }
    if (command == nullptr) return print(overview_text());
    return command->run(line.invocation);
}

}  // namespace

int run_program(int count, char** arguments) noexcept {
    try {
        watch_interrupts();
        return run_line(
            std::vector<std::string>(arguments + (count > 0 ? 1 : 0), arguments + count));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "nonet: cannot go on: %s\n", error.what());
        return kExitBadInput;
    }
}

}  // namespace nonet::cli
