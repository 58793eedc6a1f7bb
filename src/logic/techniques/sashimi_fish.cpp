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
                .example = ":0320:5:6.913.+4+8+2.+2+8...+31+6..4+2+6+85+974..8+1.+2798.2...+1+3.."
                           "..+3.+2+86.+9+4+1+6+53+7+282..+7+819+43.+8.4296+5+1::::",
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
                .example = ":0321:5:.+6.4+1+7.+83+3+1+4+98..+7.8+7..+6+39147+43.29..+8..+8+3+4+6."
                           "2+7..6.+7.34+96..+75+4+8+314+3+1.+9.7..58+7631+4+9+2::::",
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
                .example = ":0322:5:+123+4+5+67+894+571+8+9+2+3+6.6..+3.15+4..56.....7..3.......1"
                           "+9....23...1.6.+8....+649.3...89+3.2.::::",
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
                .example = ":0323:3:....+5.7.945...92.6..8...+541...6+9+1....1..2..+6..86375.1.3."
                           ".5..69.......3....29..+17.::::",
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
                .example = ":0324:3:.....6..9..71..2.+6....37+5.4....+1...8+865.....+1..17.8..23+"
                           "1......+5+54...186...8.451..::::",
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
                .example = ":0325:3:12.+456.....7+18.2.+6.6.+2.7...2+8+65.147...4+76+8.+2.7...4+2"
                           ".683...2+4.9...5.+7.81+2..+2.+15...::::",
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
