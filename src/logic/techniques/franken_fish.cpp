// Franken fish: rows and boxes against columns and boxes, or columns and boxes against rows and
// boxes.
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
                .example = ":0330:5:...4.67.9.5....+2.....2...4.....9.1.+7.+957...2.87..+2..+9.5."
                           ".93+28+7+4+7+32+8+41+96+59..5+673+1+2::::",
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
                .example = ":0331:7:+1+2.+456+7+8.4+57+1+8.....+6..2.514+291.3...7.+856.+1+9.26.+"
                           "4.9+2....+129..37..4.2...9.+9.6.1...8:846 569 576 586 496 598:::",
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
                .example = ":0332:9:.6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..65"
                           "7.65...78..173528946:415 136 442 144 952 474 184 484:::",
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
                .example = ":0333:4:+8.6+235.+192518.+96....3...2+8+516..+2+8...7+2.391.+68.+3+8."
                           "+5..21+5.2..+31.+6+6.7..43523+1.56+28..:428 434 734 443 447 747 948 "
                           "749 764 778:::",
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
                .example = ":0334:5:+2..197.+4..4.+2.+3+17+9+1+79.+4.3+2.8+9.+43+1+7.27.+19.2.+34"
                           "3+2+4+76.+9.1..2.+1+94.+7+41..+7.+29.+9.+7524.+1.:612 613 639:::",
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
                .example = ":0335:8:52...617.174.536..6.9271..5..5.2...6.9.76..1...6.3...4..75923"
                           "6135261.9.79613.7.5.:814 819 928 842 844 944 856 861 964 866 867 "
                           "868:::",
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
