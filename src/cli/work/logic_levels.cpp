// --by singles|locked|subsets.
#include "cli/work/logic_levels.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::string apply_level(Settings& settings, std::string_view value) {
    if (!logic_level(value))
        return fmt::format("wants singles, locked or subsets, not '{}'", value);
    settings.level = value;
    return {};
}

std::vector<std::string_view> level_names() {
    std::vector<std::string_view> names;
    for (const LogicLevel level : logic_levels()) names.push_back(name_of(level));
    return names;
}

}  // namespace

Option by_option() {
    return {.name = "by",
            .value = "LEVEL",
            .summary = "the logic between guesses: singles (usual), locked or subsets",
            .details =
                "singles: naked and hidden singles. locked: locked candidates too. subsets: "
                "also pairs, triples and quads, naked and hidden, and X-wing, swordfish and "
                "jellyfish. In Berthier's terms BRT, W1 and S4.",
            .apply = apply_level,
            .choices = level_names};
}

LogicLevel chosen_logic_level(const Settings& settings) {
    return logic_level(settings.level).value_or(LogicLevel::singles);
}

}  // namespace nonet::cli
