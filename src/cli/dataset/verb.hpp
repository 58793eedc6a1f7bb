// One row of the table of what can be done with a data set.
//
// A verb is a file in verbs/ that hands out one such row. Its options are rows of the command's
// table (verb_options.cpp), named here.
#pragma once

#include "cli/command.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

struct Verb {
    std::string_view name;
    std::string_view operands;
    std::string_view summary;                   ///< one line
    std::string_view details;                   ///< paragraphs, separated by empty lines
    std::span<const std::string_view> options;  ///< the names of its own
    std::span<const Example> examples;
    /// `files` without the verb.
    int (*run)(const Invocation& invocation, std::vector<std::string> files) = nullptr;
};

/// Every verb, in the order of the documentation.
std::span<const Verb* const> verbs();

/// Nothing when no verb has that name.
const Verb* find_verb(std::string_view name);

/// The options of all verbs.
std::span<const Option> verb_options();

const Verb& split_verb();
const Verb& augment_verb();
const Verb& label_verb();
const Verb& audit_verb();

}  // namespace nonet::cli
