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
                .example = ":0360:6:3.465..8....1.32.41..4.7.39.4.9763..9.3241..8.1753894..8.7.4."
                           ".34..3.582..3186.4.5:712 728 233 533 671:::",
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
                .example = ":0361:6:..23.4.1.537.9.+2+4.....+2...+3.1...3..2.259.843.8.+36.+2.5.."
                           "...+3+9...+3..+28.794.9.4.73..:134 136 741 745 947 195 699:::",
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
                .example = ":0362:6:3.+5..8.+97.7+8.95....497...8.85.+9.......6...9+5+8...+8+5..3"
                           "4.1.+5.487..+8.17..2.5.+72+8...1:615 635 636 145 146 151 161 166 "
                           "487:::",
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
                .example = ":0363:1:5...8.4...9745.3.8...2.36.5....625.4...845.39.5..1.2867.5.3.."
                           "423...24.5..425...63:112 612 113 121 138 142 842 744 151 152 652 "
                           "683:::",
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
                .example = ":0365:6:5+8.74...+39..+3.8....4319+5..+22.7..+9.3+64.8.3.5+79+39...+7"
                           "2.1+8+2.+97361....5....8+1...84..7:613 122 623 664 686 693:::",
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
