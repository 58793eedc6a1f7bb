// Franken fish: rows and boxes against columns and boxes, or columns and boxes against rows and boxes.
//
// At least one box is in base or cover. Search, order, cost: kit/fish.hpp. Evidence:
// kit/fish_steps.hpp.
#include "logic/kit/fish_steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_fish(search, row, steps, {FishShape::franken, FishKind::Fins::none});
}

constexpr std::string_view kPage =
    "A fish may also use boxes. The base consists of rows and boxes that share no candidate, the "
    "cover of columns and boxes (or the base of columns and boxes, the cover of rows and boxes). "
    "Each base house needs the digit, each cover house takes it once, and there are equally "
    "many: so the digit goes from the cover outside the base. It also goes from a candidate of "
    "the base that lies in two cover houses, since it would use up both (a cannibalistic "
    "removal).";

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "franken-x-wing",
                .title = "Franken X-Wing",
                .family = Family::fish,
                .code = "0330",
                .aliases = "",
                .summary = "two rows or boxes have a digit only in two columns or boxes, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "franken-swordfish",
                .title = "Franken Swordfish",
                .family = Family::fish,
                .code = "0331",
                .aliases = "",
                .summary = "three rows or boxes have a digit only in three columns or boxes, "
                           "which lose it elsewhere",
                .page = kPage,
                .example = ":0331:9:.6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..65"
                           "7.65...78..173528946:415 136 442 144 952 474 184 484:::",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "franken-jellyfish",
                .title = "Franken Jellyfish",
                .family = Family::fish,
                .code = "0332",
                .aliases = "",
                .summary = "four rows or boxes have a digit only in four columns or boxes, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = ":0332:8:..67..+391..9+3...623......+4.....3...4..72...1+34.+3..1....3"
                           "1..8.75..+49+5+3+1.+6.65....3.:941 547 847 951 557 665 567 475 791 "
                           "495 496 897:::",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "franken-squirmbag",
                .title = "Franken Squirmbag",
                .family = Family::fish,
                .code = "0333",
                .aliases = "",
                .summary = "five rows or boxes have a digit only in five columns or boxes, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "franken-whale",
                .title = "Franken Whale",
                .family = Family::fish,
                .code = "0334",
                .aliases = "",
                .summary = "six rows or boxes have a digit only in six columns or boxes, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "franken-leviathan",
                .title = "Franken Leviathan",
                .family = Family::fish,
                .code = "0335",
                .aliases = "",
                .summary = "seven rows or boxes have a digit only in seven columns or boxes, "
                           "which lose it elsewhere",
                .page = kPage,
                .example = "",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows franken_fish() {
    return kRows;
}

}  // namespace nonet::logic
