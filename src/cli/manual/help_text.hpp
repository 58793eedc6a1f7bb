// The documentation of the program as text for a terminal, man pages and Markdown.
//
// All of it is written from the tables of commands, options, fields, formats and judges; nothing
// is said twice.
#pragma once

#include "cli/command.hpp"

#include <string>
#include <string_view>

namespace nonet::cli {

/// What `nonet` and `nonet help` print.
std::string overview_text();
/// "nonet COMMAND [OPTIONS] OPERANDS".
std::string usage_of(const Command& command);

/// What `nonet COMMAND --help` prints; with operands what the command has to say about these, if
/// anything.
std::string help_text(const Command& command, std::span<const std::string> operands = {});

/// What each exit code means, in rows of a code and a sentence.
struct ExitMeaning {
    std::string_view code;
    std::string_view meaning;
};
std::span<const ExitMeaning> exit_meanings();

/// The headings of the groups of shared options.
std::string_view group_heading(OptionGroup group);
/// The groups in the order of the documentation.
std::span<const OptionGroup> option_groups();

/// nonet(1) and nonet-formats(5).
std::string program_man_page();
std::string formats_man_page();

/// docs/cli.md, docs/formats.md and docs/judges.md.
std::string program_markdown();
std::string formats_markdown();
std::string judges_markdown();

/// The switch by which tools/generate_docs asks for one of them.
constexpr Option markdown_option(std::string_view summary) {
    return {.name = "markdown",
            .value = {},
            .summary = summary,
            .details = {},
            .apply = turn_on<&Settings::markdown>,
            .hidden = true};
}

}  // namespace nonet::cli
