// Sashimi fish: a finned fish in which a base line keeps at most one candidate without its fins.
//
// The argument is that of the finned fish, only that without the fins there is no proper fish but a
// chain of singles. Search, cost: kit/fish.hpp. Evidence: kit/fish_steps.hpp.
#include "logic/kit/fish_steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_fish(search, row, steps, {FishShape::basic, FishKind::Fins::sashimi});
}

constexpr std::string_view kPage =
    "A finned fish that lacks a corner: without the fins some base line has only one place for "
    "the digit left, or none. The argument stays the same. If all fins are false, the base lines "
    "must put the digit into the cover lines and use them up; if a fin is true, the cells that "
    "it sees lose the digit. So the cells of the cover that see all fins lose it in any case.";

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "sashimi-x-wing",
                .title = "Sashimi X-Wing",
                .family = Family::fish,
                .code = "0320",
                .aliases = "",
                .summary = "a finned fish of two lines of which one has a single place left "
                           "without its fins",
                .page = kPage,
                .example = ":0320:8:4..5.769....+3....2.68+1...3.65.2.4..9...+73.4.....9.......+6"
                           "8........+6.3..73894+7....::::",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "sashimi-swordfish",
                .title = "Sashimi Swordfish",
                .family = Family::fish,
                .code = "0321",
                .aliases = "",
                .summary = "a finned fish of three lines of which one has a single place left "
                           "without its fins",
                .page = kPage,
                .example = ":0321:6:.+489+127+3.2..6..14.....4....9.42..87....+49.+3...32..15+94."
                           "...2.+4..+471..9..3.+251.49..:331 373 678 679 699:::",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "sashimi-jellyfish",
                .title = "Sashimi Jellyfish",
                .family = Family::fish,
                .code = "0322",
                .aliases = "",
                .summary = "a finned fish of four lines of which one has a single place left "
                           "without its fins",
                .page = kPage,
                .example = ":0322:6:.+489+127+3.2..6..14.....4....9.42..87....+49.+3...32..15+94."
                           "...2.+4..+471..9..3.+251.49..:331 638 373 678 679 699:::",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "sashimi-squirmbag",
                .title = "Sashimi Squirmbag",
                .family = Family::fish,
                .code = "0323",
                .aliases = "",
                .summary = "a finned fish of five lines of which one has a single place left "
                           "without its fins",
                .page = kPage,
                .example = "",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "sashimi-whale",
                .title = "Sashimi Whale",
                .family = Family::fish,
                .code = "0324",
                .aliases = "",
                .summary = "a finned fish of six lines of which one has a single place left "
                           "without its fins",
                .page = kPage,
                .example = "",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "sashimi-leviathan",
                .title = "Sashimi Leviathan",
                .family = Family::fish,
                .code = "0325",
                .aliases = "",
                .summary = "a finned fish of seven lines of which one has a single place left "
                           "without its fins",
                .page = kPage,
                .example = "",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows sashimi_fish() {
    return kRows;
}

}  // namespace nonet::logic
