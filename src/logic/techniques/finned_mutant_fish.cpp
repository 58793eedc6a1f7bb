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
                .example = "",
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
                .example = "",
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
                .example = ":0362:4:.7+6+1.95..1..+6.5...+98+5+72.16.+7...1+6.......97.3.6+9.2+5."
                           "+7188.7.6..5...9+5..3.....+9...4.:211 319 425 227 228 229 443 449 "
                           "172 272 376 476 885 286 486 289 895 396:::",
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
                .example = ":0363:9:.1.8.7.....81.6....4..528....7..3..82.1.7.5.33..5..2....5781."
                           "9.8..4.51..1....9.85:219 722 922 445 447 465 692:::",
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
                .example = ":0364:4:9.7..5...1..7..9..86..9.57..8...61.9316.59..72.91..65.....2.."
                           "96.9...4..8...9..3.5:214 314 414 315 615 815 217 118 218 222 325 228 "
                           "328 428 234 339 439 448 854 458 772 473 374 384 185 493 795:::",
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
                .example = "",
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
