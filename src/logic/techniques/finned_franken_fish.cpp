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
                .example = ":0340:3:.94.3.5+2+7+6..+9+7+281+4.+7..456+3+996.28.+4+7..2+7..4....+4"
                           "...+7..+2.+1.+4..+79+84867+1+9+2+537.+9.+281+4+6::::",
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
                .example = ":0341:3:..+7..+62+4+991+4+7+283+6+5.6+2+4.9+8172.+5.4.....41.6.95...+"
                           "6.8+5+4.147+85...9.+1+296+7+4+583+6+53+8+9...+4:311 315 344 256:::",
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
                .example = ":0342:7:+5.3+9641+8..+1.+5...69.9+6...53+4..7...84515.4........3+5..."
                           "+1..+5.+4..1...18.54.+66..21..+58::::",
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
                .example = ":0343:3:1.........5.....61..8+1..2...7...9.......1.3..4...5...6.+6.+3"
                           "98+14+2+9+42+5+71+6..+8+136+4279+5:962:::",
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
                .example = ":0344:2:+1+234.7.+5.+75+4..6..+3698..+5+724+53+7.....8.+8.753...9...."
                           "+8+53+781....975+3.+58...4...+95.13+8.:124 125 647 948 657 659 495 "
                           "695:::",
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
                .example = ":0345:8:+64+12+5.7.3+3826+7..+1+5....+31+6...9+3+1.+6..+74+1+6.27+3.."
                           ".....3.61.+2.+7+65+13.+765+31....+13...+2+576:934 938 939 979 986 "
                           "993:::",
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
