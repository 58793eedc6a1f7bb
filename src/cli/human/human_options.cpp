// The rows of the options, and how their words are read.
//
// Language and level are looked up while the command line is read, so that a wrong one is said at
// once; a profile that is a file is read when the command begins (profile_choice.hpp).
#include "cli/human/human_options.hpp"

#include <nonet/profile.hpp>

#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace nonet::cli {

namespace {

using logic::HintLevel;

constexpr std::array kLevels = {HintLevel::vague, HintLevel::technique, HintLevel::full};

std::vector<std::string_view> level_names() {
    return {name_of(HintLevel::vague), name_of(HintLevel::technique), name_of(HintLevel::full)};
}

std::vector<std::string_view> language_codes() {
    std::vector<std::string_view> codes;
    for (const logic::Language& language : logic::languages()) codes.push_back(language.code);
    return codes;
}

std::vector<std::string_view> profile_names() {
    std::vector<std::string_view> names;
    for (const logic::ProfileInfo& profile : logic::profiles()) names.push_back(profile.name);
    return names;
}

/// Keeps a value that must be one of the names.
std::string keep_name(std::string_view value, const std::vector<std::string_view>& names,
                      std::string& target) {
    for (const std::string_view name : names) {
        if (name != value) continue;
        target = value;
        return {};
    }
    return fmt::format("wants {}, not '{}'", fmt::join(names, ", "), value);
}

}  // namespace

Option level_option() {
    return {.name = "level",
            .value = "LEVEL",
            .summary = "how much is given away: vague, technique, or full (the default)",
            .details =
                "vague says where to look, technique names the technique and its cells, "
                "full gives the reason and what follows.",
            .apply = [](Settings& s,
                        std::string_view v) { return keep_name(v, level_names(), s.hint_level); },
            .choices = level_names};
}

Option language_option() {
    return {.name = "lang",
            .value = "CODE",
            .summary = "the language of the text: en (the default), ko or zh",
            .details = {},
            .apply = [](Settings& s,
                        std::string_view v) { return keep_name(v, language_codes(), s.language); },
            .choices = language_codes};
}

Option no_uniqueness_option() {
    return {.name = "no-uniqueness",
            .value = {},
            .summary = "leave out techniques that assume exactly one solution",
            .details = "They are left out anyway unless the givens are proved to have exactly one.",
            .apply = turn_on<&Settings::no_uniqueness>};
}

Option profile_option() {
    return {.name = "profile",
            .value = "NAME|FILE",
            .summary =
                "the order and scores of the techniques: nonet (the default), hodoku, or a "
                "file",
            .details = "'nonet techniques --profile NAME --print' prints one as such a file.",
            .apply = keep_text<&Settings::profile>,
            .choices = profile_names};
}

Option pictures_option() {
    return {.name = "svg",
            .value = "DIR",
            .summary = "draw each step as an SVG file in this folder",
            .details =
                "The names are PUZZLE-STEP.svg, numbered from 1. The folder is made when it "
                "is not there.",
            .apply = keep_text<&Settings::pictures>};
}

const logic::Language& chosen_language(const Settings& settings) {
    const logic::Language* language = logic::find_language(settings.language);
    return language != nullptr ? *language : logic::languages().front();
}

HintLevel chosen_level(const Settings& settings) {
    for (const HintLevel level : kLevels) {
        if (name_of(level) == settings.hint_level) return level;
    }
    return HintLevel::full;
}

}  // namespace nonet::cli
