// Options to a target.
//
// Names and ranges are looked at as soon as they are read, so that a wrong one is told with its
// option; whether the wishes fit together is for TargetTest to say.
#include "cli/making/wishes.hpp"

#include "cli/arguments/nearest.hpp"
#include "cli/human/human_options.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::vector<std::string_view> parts_of(std::string_view list) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t comma = list.find(',');
        parts.push_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        list.remove_prefix(comma + 1);
    }
}

/// Adds to a list with commas.
void append(std::string_view value, std::string& list) {
    if (!list.empty()) list += ',';
    list += value;
}

std::vector<std::string_view> names_of_levels() {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < logic::kLevels; ++i)
        names.push_back(logic::name_of(static_cast<logic::Level>(i)));
    return names;
}

std::vector<std::string_view> names_of_techniques() {
    std::vector<std::string_view> names;
    for (const logic::TechniqueInfo* technique : logic::techniques())
        names.push_back(technique->name);
    return names;
}

/// What is wrong with names of techniques, or an empty string.
std::string problem_of_techniques(std::string_view list) {
    for (const std::string_view name : parts_of(list)) {
        if (logic::find_technique(name) == nullptr) {
            return fmt::format(
                "knows no technique '{}'{}", name,
                did_you_mean(name, names_of_techniques(), "'nonet techniques' lists them"));
        }
    }
    return {};
}

template <std::string Settings::*member>
std::string add_techniques(Settings& settings, std::string_view value) {
    std::string problem = problem_of_techniques(value);
    if (problem.empty()) append(value, settings.*member);
    return problem;
}

std::string apply_hardest(Settings& settings, std::string_view value) {
    if (value.find(',') != std::string_view::npos) return "wants one technique";
    std::string problem = problem_of_techniques(value);
    if (problem.empty()) settings.hardest = value;
    return problem;
}

std::string apply_rate(Settings& settings, std::string_view value) {
    for (const std::string_view range : parts_of(value)) {
        if (const auto read = read_rating_range(range); !read) return read.error().message;
    }
    append(value, settings.ratings);
    return {};
}

std::string apply_difficulty(Settings& settings, std::string_view value) {
    for (const std::string_view name : names_of_levels()) {
        if (name != value) continue;
        settings.difficulty = value;
        return {};
    }
    return fmt::format("knows no '{}'; there are {}", value, fmt::join(names_of_levels(), ", "));
}

std::vector<const logic::TechniqueInfo*> techniques_in(const std::string& list) {
    std::vector<const logic::TechniqueInfo*> techniques;
    if (list.empty()) return techniques;
    for (const std::string_view name : parts_of(list))
        techniques.push_back(logic::find_technique(name));
    return techniques;
}

}  // namespace

std::span<const Option> wish_options() {
    static const std::array kOptions = {
        Option{.name = "rate",
               .value = "SCALE:A..B",
               .summary = "with ratings from A to B on a scale, such as se121:7.1..7.5",
               .details =
                   "The scales are those of 'nonet rate': ER of se121 and se121-inv, the score of "
                   "hodoku, the mean number of nodes. A.., ..B and a single number are ranges, "
                   "too. Several ranges, separated by commas, hold together.",
               .apply = apply_rate},
        Option{.name = "difficulty",
               .value = "LEVEL",
               .summary = "easy, medium, hard, unfair or extreme",
               .details = "The level that 'nonet rate --scale hodoku' tells: that of the hardest "
                          "step, raised while the score exceeds the level's bound.",
               .apply = apply_difficulty,
               .choices = names_of_levels},
        Option{.name = "hardest",
               .value = "TECHNIQUE",
               .summary = "whose path uses this technique and none that counts more",
               .details = "The path is that of 'nonet explain', or of --profile; what counts more "
                          "is said by the levels and scores that 'nonet techniques' lists.",
               .apply = apply_hardest,
               .choices = names_of_techniques},
        Option{.name = "requires",
               .value = "TECHNIQUES",
               .summary = "whose path uses all of these techniques",
               .details = "Separated by commas.",
               .apply = add_techniques<&Settings::required_techniques>,
               .choices = names_of_techniques},
        Option{.name = "without",
               .value = "TECHNIQUES",
               .summary = "whose path uses none of these techniques",
               .details = "Separated by commas. The path is still the one that explain shows: a "
                          "puzzle whose path uses them is left out, even if it could do without.",
               .apply = add_techniques<&Settings::excluded_techniques>,
               .choices = names_of_techniques},
        profile_option(),
    };
    return kOptions;
}

bool has_wishes(const Settings& settings) {
    return !settings.ratings.empty() || !settings.difficulty.empty() || !settings.hardest.empty() ||
           !settings.required_techniques.empty() || !settings.excluded_techniques.empty();
}

std::string read_wishes(const Settings& settings, const logic::Profile& profile, Target& target) {
    if (!settings.ratings.empty()) {
        for (const std::string_view range : parts_of(settings.ratings)) {
            const Result<RatingRange> read = read_rating_range(range);
            if (!read) return "--rate: " + read.error().message;
            target.ratings.push_back(*read);
        }
    }
    for (std::size_t i = 0; i < logic::kLevels; ++i) {
        const auto level = static_cast<logic::Level>(i);
        if (settings.difficulty == logic::name_of(level)) target.level = level;
    }
    target.profile = &profile;
    if (!settings.hardest.empty()) target.hardest = logic::find_technique(settings.hardest);
    target.required = techniques_in(settings.required_techniques);
    target.excluded = techniques_in(settings.excluded_techniques);
    return {};
}

}  // namespace nonet::cli
