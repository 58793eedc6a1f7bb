// Finned franken fish: franken fish with fins, endo fins (candidates in two base houses) among them.
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
                .example = ":0340:1:4.392..5659...6...6..85..4.1.5.9846.9.426.5...6.5.4...25...96"
                           "83849632715..6.85294:328 829 759 367 867 269 769:::",
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
                .example = ":0341:5:.64.+2............2+293.8..4.......7.9..6...+23..1+9..2.86..7"
                           "..89.5+9.82.1...+6...49...:518 718 724 725 128 728 541 342 542 544 "
                           "154 371 372 678 482 385 685 789 394 799:::",
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
                .example = ":0342:9:.+1.+67+8....68.+1.4..+7....26815+8..37+1+699.+7+5+6+13.+8+6+"
                           "318.....1.+6.+8..5.+8....6.+1..7.1..8.6:432 433:::",
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
                .example = "",
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
                .example = "",
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
                .example = "",
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
