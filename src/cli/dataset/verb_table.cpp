// The table of verbs. To add one: write verbs/NAME.cpp, declare its row in verb.hpp, list it here,
// and put its options into verb_options.cpp.
#include "cli/dataset/verb.hpp"

#include <algorithm>
#include <array>

namespace nonet::cli {

std::span<const Verb* const> verbs() {
    static const std::array kVerbs = {&split_verb(), &augment_verb(), &label_verb(), &audit_verb()};
    return kVerbs;
}

const Verb* find_verb(std::string_view name) {
    const auto all = verbs();
    const auto row = std::find_if(all.begin(), all.end(),
                                  [name](const Verb* verb) { return verb->name == name; });
    return row == all.end() ? nullptr : *row;
}

}  // namespace nonet::cli
