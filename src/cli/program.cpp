// From arguments to an exit code: understand the line, answer --help and --version, run the
// command. What the library or the system throws after all (no memory, no thread) ends here as a
// message.
#include "cli/program.hpp"

#include "cli/arguments/parse.hpp"
#include "cli/command.hpp"
#include "cli/exit_code.hpp"
#include "cli/last_words.hpp"
#include "cli/manual/help_text.hpp"
#include "cli/manual/version.hpp"
#include "cli/output/output.hpp"
#include "cli/stop.hpp"

#include <nonet/isa.hpp>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

/// A standard descriptor that is closed would go to the next file that is opened: messages would
/// end up among the results, and reading would wait for our own pipe. So each gets a file on which
/// reading or writing results fails, as it would on a closed descriptor, and messages are lost.
void hold_standard_descriptors() {
    constexpr int kModes[] = {O_WRONLY, O_RDONLY, O_WRONLY};
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
        if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
        if (open("/dev/null", kModes[descriptor]) < 0) return;  // nothing better is left
    }
}

int end_in_words(const std::exception_ptr& exception) noexcept {
    const LastWords words = last_words(exception);
    std::fprintf(stderr, "%s\n", words.message.data());
    return words.exit_code;
}

/// oneTBB starts its threads in functions that may not throw: when the system refuses one, the
/// exception ends the program before run_program() could catch it.
[[noreturn]] void terminate_in_words() {
    std::_Exit(end_in_words(std::current_exception()));
}

int run_line(const std::vector<std::string>& words) {
    const ParsedLine line = parse_line(words);
    const Command* command = line.invocation.command;
    const Settings& settings = line.invocation.settings;
    if (line.problem.empty() && settings.show_version) return print(version_text());
    if (line.problem.empty() && settings.show_help)
        return print(command == nullptr ? overview_text() : help_text(*command, settings.operands));
    if (!line.problem.empty()) {
        const std::string where = command == nullptr ? "" : " " + std::string(command->name);
        fmt::print(stderr, "nonet{}: {}\n", where, line.problem);
        return kExitBadInput;
    }
    if (command == nullptr) return print(overview_text());
    if (const std::string problem = isa_problem(); !problem.empty()) {
        fmt::print(stderr, "nonet: {}\n", problem);
        return kExitBadInput;
    }
    return command->run(line.invocation);
}

}  // namespace

int run_program(int count, char** arguments) noexcept {
    try {
        std::set_terminate(terminate_in_words);
        hold_standard_descriptors();
        watch_interrupts();
        return run_line(
            std::vector<std::string>(arguments + (count > 0 ? 1 : 0), arguments + count));
    } catch (...) {
        return end_in_words(std::current_exception());
    }
}

}  // namespace nonet::cli
