// One row of the tables of options.
//
// A row carries its documentation: --help, the man page, shell completion and docs/cli.md are
// written from it, and CLI11 gets its names from it (parse.cpp). The function `apply` stores the
// value; what it refuses becomes a message of the form "OPTION: what is wrong".
#pragma once

#include "cli/arguments/settings.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// Which part of a command an option belongs to. A command says which groups it shares.
enum class OptionGroup : std::uint8_t {
    own,       ///< of one command alone
    input,     ///< how puzzles are read
    output,    ///< how results are written
    run,       ///< threads, limits, seed
    messages,  ///< what goes to standard error
    general,   ///< --help, --version
};

/// Stores a value in the settings. Returns what is wrong with it, or an empty string.
using ApplyOption = std::string (*)(Settings& settings, std::string_view value);

/// The values among which a user may choose, for completion and for the documentation.
using OptionChoices = std::vector<std::string_view> (*)();

struct Option {
    std::string_view name;     ///< without the dashes, such as "limit"
    char letter = 0;           ///< its one-letter form, or 0
    std::string_view value;    ///< the name of its value, such as "N"; empty for a switch
    std::string_view summary;  ///< one line
    std::string_view details;  ///< more, for the manual; may be empty
    ApplyOption apply = nullptr;
    OptionChoices choices = nullptr;  ///< nullptr: any value
    OptionGroup group = OptionGroup::own;
    bool hidden = false;           ///< for the makers of the documentation
    std::string_view for_empty{};  ///< what an empty value stands for; without it one is wrong

    [[nodiscard]] bool takes_value() const { return !value.empty(); }
};

/// What a switch does: an option without a value.
template <bool Settings::*member>
std::string turn_on(Settings& settings, std::string_view /*value*/) {
    settings.*member = true;
    return {};
}

/// Keeps a value that may be any text.
template <std::string Settings::*member>
std::string keep_text(Settings& settings, std::string_view value) {
    settings.*member = value;
    return {};
}

/// The options that commands share, in the order of the documentation.
std::span<const Option> shared_options();

/// "--limit N" or "-o, --output FILE".
std::string option_heading(const Option& option);

}  // namespace nonet::cli
