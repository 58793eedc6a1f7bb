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
                .example = ":0320:8:+3..62+5+19..+1..+3756+2+6529.+13....4+3.+2.+51+12+5..8.+3+9.+"
                           "63+51+924.5+3+1.+94.+26..+62.+39+15+2..1+5+6+4.+3:719:::",
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
                .example = ":0321:6:.+1.53.+4+7.+4.+5+1+7.9.+3+7.+3+48.15.+5..+3+94+8+17+9+37+82+"
                           "16451+48+76+5+32+9..1.+57+2+3425...+3+7..3+7.+2.8+59.:216 619 632:::",
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
