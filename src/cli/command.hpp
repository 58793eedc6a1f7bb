// One row of the table of commands.
//
// A command is a file in commands/ that hands out one such row. The row carries everything that
// is said about the command anywhere: --help, man page, completion and docs/cli.md come from it.
#pragma once

#include "cli/arguments/option.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

enum class FieldType : std::uint8_t {
    text,
    number,
    json,  ///< a text that is JSON, which --json takes in as it is
};

/// What --format and --json can print about a puzzle.
struct Field {
    std::string_view name;
    std::string_view summary;
    FieldType type = FieldType::text;
};

/// The fields that every command over puzzles has; its own are numbered from kCommonFields on.
std::span<const Field> common_fields();
inline constexpr std::size_t kCommonFields = 8;

struct Example {
    std::string_view line;     ///< what is typed
    std::string_view meaning;  ///< what for
};

struct Command;

/// A command line that has been understood.
struct Invocation {
    const Command* command = nullptr;
    Settings settings;
};

struct Command {
    std::string_view name;
    std::string_view operands;  ///< such as "[FILE|PUZZLE...]"
    std::string_view summary;   ///< one line
    std::string_view row;       ///< the default row, such as "SOLUTION  STATUS"
    std::string_view details;   ///< paragraphs, separated by empty lines
    std::span<const Option> options;
    std::span<const Field> fields;  ///< its own
    std::span<const Example> examples;
    std::span<const OptionGroup> groups;  ///< the groups of shared options that it takes
    std::span<const std::string_view> single_options = {};  ///< further ones, by name
    OptionChoices operand_choices = nullptr;                ///< for completion; nullptr: files
    /// What --help says when this operand stands beside it; an empty text for an unknown one.
    std::string (*operand_help)(std::string_view operand) = nullptr;
    int (*run)(const Invocation& invocation) = nullptr;

    [[nodiscard]] bool shares(OptionGroup group) const;
    [[nodiscard]] bool shares(const Option& option) const;
};

/// Every command, in the order of the documentation.
std::span<const Command* const> commands();

/// Nothing when no command has that name. Names are never abbreviated.
const Command* find_command(std::string_view name);

/// The options that a command takes: its own, then the shared ones.
std::vector<const Option*> options_of(const Command& command);

/// The groups of a command that reads puzzles and writes a row for each.
std::span<const OptionGroup> puzzle_command_groups();
/// The groups of a command that only prints a list.
std::span<const OptionGroup> plain_command_groups();

}  // namespace nonet::cli
