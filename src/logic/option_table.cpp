// The rows of the options, and the words around them.
//
// The ranges are what the searches were built and tested for, not what they could bear: a chain of
// forty nodes, a whip of 36 variables. A value outside is an error with a sentence that says what
// to write, as profiles are typed by people.
#include "logic/option_table.hpp"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace nonet::logic {

namespace {

constexpr SearchOptionInfo flag(std::string_view name, bool SearchOptions::*member) {
    return {.name = name, .flag = member};
}

constexpr SearchOptionInfo number(std::string_view name, int SearchOptions::*member, int least,
                                  int most) {
    return {.name = name, .number = member, .least = least, .most = most};
}

constexpr std::array<SearchOptionInfo, 13> kOptions = {{
    flag("unique-missing-candidates", &SearchOptions::unique_missing_candidates),
    flag("two-candidate-rectangles", &SearchOptions::two_candidate_rectangles),
    flag("siamese-fish", &SearchOptions::siamese_fish),
    flag("fish-templates", &SearchOptions::fish_templates),
    number("fish-fins", &SearchOptions::fish_fins, 0, 27),
    number("fish-endo-fins", &SearchOptions::fish_endo_fins, 0, 27),
    flag("set-overlap", &SearchOptions::set_overlap),
    flag("sets-in-loops", &SearchOptions::sets_in_loops),
    number("set-chain-length", &SearchOptions::set_chain_length, 2, 50),
    number("chain-length", &SearchOptions::chain_length, 2, 40),
    number("whip-length", &SearchOptions::whip_length, 1, 36),
    number("look-ahead", &SearchOptions::look_ahead, 1, 20),
    flag("uniqueness", &SearchOptions::uniqueness),
}};

std::string set_flag(bool& flag, std::string_view name, std::string_view value) {
    if (value != "yes" && value != "no") {
        return fmt::format("'{}' is neither yes nor no; write 'set {} yes' or 'set {} no'", value,
                           name, name);
    }
    flag = value == "yes";
    return {};
}

std::string set_number(int& number, const SearchOptionInfo& info, std::string_view value) {
    int read = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), read);
    const bool is_number = error == std::errc() && end == value.data() + value.size();
    if (!is_number || read < info.least || read > info.most) {
        return fmt::format("'{}' is no number from {} to {} for '{}'", value, info.least, info.most,
                           info.name);
    }
    number = read;
    return {};
}

}  // namespace

std::span<const SearchOptionInfo> search_options() {
    return kOptions;
}

std::string set_search_option(SearchOptions& options, std::string_view name,
                              std::string_view value) {
    for (const SearchOptionInfo& info : kOptions) {
        if (info.name != name) continue;
        return info.flag != nullptr ? set_flag(options.*info.flag, name, value)
                                    : set_number(options.*info.number, info, value);
    }
    std::string known;
    for (const SearchOptionInfo& info : kOptions) {
        known += known.empty() ? "" : ", ";
        known += info.name;
    }
    return fmt::format("no option is called '{}'; there are {}", name, known);
}

std::string value_of(const SearchOptions& options, const SearchOptionInfo& info) {
    if (info.flag != nullptr) return options.*info.flag ? "yes" : "no";
    return fmt::format("{}", options.*info.number);
}

}  // namespace nonet::logic
