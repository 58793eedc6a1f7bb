// Finned franken fish: franken fish with fins, endo fins (candidates in two base houses) among
// them.
//
// Search, order, cost: kit/fish.hpp. Evidence: kit/fish_steps.hpp.
#include "logic/kit/fish_steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_fish(search, row, steps, {FishShape::franken, FishKind::Fins::either});
}

constexpr std::string_view kPage =
    "A franken fish some of whose base candidates lie outside the cover (fins) or in two base "
    "houses at once (endo fins: one digit there would serve two base houses). Either a fin is "
    "true or the fish holds. So the digit goes where the fish would remove it and where all fins "
    "and endo fins are seen.";

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "finned-franken-x-wing",
                .title = "Finned Franken X-Wing",
                .family = Family::fish,
                .code = "0340",
                .aliases = "",
                .summary = "a franken fish of two houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0340:4:6.9+32...+52.3..8..6+4.7+6.+92.+37+6+1+2.+5.3.+8+941+6+375+2+"
                           "53+29..+6.+1+94+67+3152+8+1+7+8..2+3+6.3+2+58.6..7:127 128:::",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-franken-swordfish",
                .title = "Finned Franken Swordfish",
                .family = Family::fish,
                .code = "0341",
                .aliases = "",
                .summary = "a franken fish of three houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0341:5:..+3+2.+6.8.6.2.8..+3.9+8...3+6+2.+3+57...24+6+1+2+956+4+8+73+"
                           "468+7+3+29+5+1.+91.2.+3+6.2.+63.1.+98.3.6...1+2:115 124 419 527:::",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-franken-jellyfish",
                .title = "Finned Franken Jellyfish",
                .family = Family::fish,
                .code = "0342",
                .aliases = "",
                .summary = "a franken fish of four houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0342:3:9..8.+5+64+2.24...+8+7+5+5..2+47391.+4+9..+25+1+66+5.+4..92+"
                           "771+2..6+48+34..1..+25+9..5.2..3+4+2+9...4.+68:345 784:::",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-franken-squirmbag",
                .title = "Finned Franken Squirmbag",
                .family = Family::fish,
                .code = "0343",
                .aliases = "",
                .summary = "a franken fish of five houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0343:7:.4.+9.825....+2+45..99+2+56.+1+84..5..279.+4.145+93.8+22...+6+"
                           "453.+1.24+8...+5+4.87+5..2.+5..31+2+4.8:322:::",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-franken-whale",
                .title = "Finned Franken Whale",
                .family = Family::fish,
                .code = "0344",
                .aliases = "",
                .summary = "a franken fish of six houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0344:3:..+5...+98..9.5.....14.+9..2+5.6...15.+9.4..8.+9+625.+59.6.1..+"
                           "5..+7238.9+9..1+5+8..+22..6+94+53.:244 414 628:::",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-franken-leviathan",
                .title = "Finned Franken Leviathan",
                .family = Family::fish,
                .code = "0345",
                .aliases = "",
                .summary = "a franken fish of seven houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0345:6:2+8+9+1.+5+3.4+5.39+4.+1+28..13+2+895...4.1+3..5.+3.5.42+1+9+1+"
                           "5..+9..4+371.+4+89+53...5+7+32..+1+3..651.9.:742 767 841 863:::",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows finned_franken_fish() {
    return kRows;
}

}  // namespace nonet::logic
