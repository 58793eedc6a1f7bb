// Mutant fish: any houses as base, any others as cover.
//
// Those that mix rows and columns on one side, and those with boxes alone on one side. Search,
// order, cost: kit/fish.hpp. Evidence: kit/fish_steps.hpp.
#include "logic/kit/fish_steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_fish(search, row, steps, {FishShape::mutant, FishKind::Fins::none});
}

constexpr std::string_view kPage =
    "The fish in its most general form: base and cover may each mix rows, columns and boxes. No "
    "candidate lies in two base houses, every base candidate lies in a cover house, and there "
    "are equally many of both. So the digit goes from the cover outside the base, and from base "
    "candidates that are covered twice.";

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "mutant-x-wing",
                .title = "Mutant X-Wing",
                .family = Family::fish,
                .code = "0350",
                .aliases = "",
                .summary = "two houses of any kind have a digit only in two others, which lose "
                           "it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "mutant-swordfish",
                .title = "Mutant Swordfish",
                .family = Family::fish,
                .code = "0351",
                .aliases = "",
                .summary = "three houses of any kind have a digit only in three others, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "mutant-jellyfish",
                .title = "Mutant Jellyfish",
                .family = Family::fish,
                .code = "0352",
                .aliases = "",
                .summary = "four houses of any kind have a digit only in four others, which lose "
                           "it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "mutant-squirmbag",
                .title = "Mutant Squirmbag",
                .family = Family::fish,
                .code = "0353",
                .aliases = "",
                .summary = "five houses of any kind have a digit only in five others, which lose "
                           "it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "mutant-whale",
                .title = "Mutant Whale",
                .family = Family::fish,
                .code = "0354",
                .aliases = "",
                .summary = "six houses of any kind have a digit only in six others, which lose "
                           "it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "mutant-leviathan",
                .title = "Mutant Leviathan",
                .family = Family::fish,
                .code = "0355",
                .aliases = "",
                .summary = "seven houses of any kind have a digit only in seven others, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows mutant_fish() {
    return kRows;
}

}  // namespace nonet::logic
