// Finned mutant fish: any houses as base and cover, with fins and endo fins.
//
// The most general fish with fins. Search, order, cost: kit/fish.hpp. Evidence:
// kit/fish_steps.hpp.
#include "logic/kit/fish_steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_fish(search, row, steps, {FishShape::mutant, FishKind::Fins::either});
}

constexpr std::string_view kPage =
    "Base and cover may mix rows, columns and boxes; base candidates outside the cover are fins, "
    "those in two base houses endo fins. Either one of them is true or the fish holds. So the "
    "digit goes where the fish would remove it and where all fins and endo fins are seen.";

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "finned-mutant-x-wing",
                .title = "Finned Mutant X-Wing",
                .family = Family::fish,
                .code = "0360",
                .aliases = "",
                .summary = "a mutant fish of two houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0360:6:..934.+5....5+1...+9..6+7.5..1..7+3.154..+58.7.+4+93.........5."
                           "+58+4....9..4..2.5.2+3+6+591+847:161 162 262 377 385:::",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-mutant-swordfish",
                .title = "Finned Mutant Swordfish",
                .family = Family::fish,
                .code = "0361",
                .aliases = "",
                .summary = "a mutant fish of three houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0361:6:+9+43+7..+52.852.3...+417+64..+3+8+96291..4+353+1+75+6+4+8+9+2+"
                           "4+8+5+3..6+17+2.+48..9..5..+2.3.4.+7...4.2..:699:::",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-mutant-jellyfish",
                .title = "Finned Mutant Jellyfish",
                .family = Family::fish,
                .code = "0362",
                .aliases = "",
                .summary = "a mutant fish of four houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0362:6:..2+1+97.8+581...57.+9+7+9+5+86+34+1+2..8..9..7+9...+71+85+4..+"
                           "7.3+8..6.+84+7+1+2..32.9+3+84.+7137+1+95+62+4+8:244 342 444 561 642:::",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-mutant-squirmbag",
                .title = "Finned Mutant Squirmbag",
                .family = Family::fish,
                .code = "0363",
                .aliases = "",
                .summary = "a mutant fish of five houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0363:2:83.+1.4.+7+5...+3..681.+17...4.+3.9.6....+8.....9.4+6....3...7+"
                           "47+891+653+22+6+3..8+7191+5+9+723+8+6+4:541 551:::",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-mutant-whale",
                .title = "Finned Mutant Whale",
                .family = Family::fish,
                .code = "0364",
                .aliases = "",
                .summary = "a mutant fish of six houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0364:3:1+2.4...8..57..92..6.........7......5.+9....46..+689.4.2.+7.."
                           "2..6...3+6..7.4+29.+2..8..3:719 129 834 138 338 938 845 346 147 148 "
                           "551 173 575 578 198:::",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-mutant-leviathan",
                .title = "Finned Mutant Leviathan",
                .family = Family::fish,
                .code = "0365",
                .aliases = "",
                .summary = "a mutant fish of seven houses with fins; what it would remove goes "
                           "where all fins are seen",
                .page = kPage,
                .example = ":0365:4:+8..+1+6.95.1....+9+8+6..+9+6.78+13.7+6.8..4+1+9.18.9+637+5+95."
                           "+7..+2+86.+8.+927+64.6...+8.+79..796..5+28:186 313 323 373 382 383 423 "
                           "434 484 583:::",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows finned_mutant_fish() {
    return kRows;
}

}  // namespace nonet::logic
