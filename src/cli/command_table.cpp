// The table of commands. To add one: write commands/NAME.cpp, declare its row in
// command_table.hpp, and list it here.
#include "cli/command_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::cli {

namespace {

constexpr std::array<Field, kCommonFields> kCommonFieldTable = {{
    {"number", "the number of the row, from 1", FieldType::number},
    {"file", "the file that the puzzle stands in"},
    {"line", "the line on which it starts", FieldType::number},
    {"column", "the column in which it starts", FieldType::number},
    {"puzzle", "the puzzle, as a line"},
    {"clues", "how many cells are given", FieldType::number},
    {"rest", "what stood behind the puzzle on its line"},
    {"from", "the format in which it was written"},
}};

}  // namespace

std::span<const Field> common_fields() {
    return kCommonFieldTable;
}

std::span<const Command* const> commands() {
    static const std::array kCommands = {
        &solve_command(),      &count_command(),      &check_command(),       &convert_command(),
        &hint_command(),       &explain_command(),    &rate_command(),        &canon_command(),
        &dedup_command(),      &equivalent_command(), &dataset_command(),     &generate_command(),
        &minimize_command(),   &vicinity_command(),   &unavoidable_command(), &backdoors_command(),
        &depth_command(),      &grid_command(),       &judge_command(),       &render_command(),
        &bench_command(),      &techniques_command(), &formats_command(),     &isa_command(),
        &completion_command(), &help_command(),
    };
    return kCommands;
}

const Command* find_command(std::string_view name) {
    for (const Command* command : commands()) {
        if (command->name == name) return command;
    }
    return nullptr;
}

bool Command::shares(OptionGroup group) const {
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

bool Command::shares(const Option& option) const {
    return shares(option.group) || std::find(single_options.begin(), single_options.end(),
                                             option.name) != single_options.end();
}

std::vector<const Option*> options_of(const Command& command) {
    std::vector<const Option*> options;
    for (const Option& option : command.options) options.push_back(&option);
    for (const Option& option : shared_options()) {
        if (command.shares(option)) options.push_back(&option);
    }
    return options;
}

std::span<const OptionGroup> puzzle_command_groups() {
    static constexpr std::array kGroups = {OptionGroup::input, OptionGroup::output,
                                           OptionGroup::run, OptionGroup::messages,
                                           OptionGroup::general};
    return kGroups;
}

std::span<const OptionGroup> plain_command_groups() {
    static constexpr std::array kGroups = {OptionGroup::general};
    return kGroups;
}

}  // namespace nonet::cli
