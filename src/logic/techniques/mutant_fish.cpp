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
                .example = ":0350:2:+1....6+7.+9.5718+9..+66.9.+7+2+1...9+6.+1+847...82.7.+91+7.1"
                           "+9.+4+8.5.6.+72.91+88+7.+69+1...+9+1.84...7::::",
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
                .example = ":0351:3:.+7.+26+14+58512.7.6+39+8+4+6..+92+1+7167.+92.+8...+57..16+2."
                           "28+6+15+7+9.7+5+1923+8+4+6+68.+1.+79+2.+2....+6.71::::",
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
                .example = ":0352:5:2..+8+1+947..8.+457+6.+2.4.6+2+3.+81...+9.28544.2.+7+8+16+9.9+"
                           "8+1+4.3+2+7..579.2+48+8+7+4+2......+2..847..:391 393 691 998:::",
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
                .example =
                    ":0353:6:2+8+9+1.+5+3.4+5.39+4.+1+28+4.13+2+895...4.1+3..5.+3.5.42+1+9+1+5..+9."
                    ".4+371.+4+89+53...5+7+32..+1+3..651.9.:642 653 682 742 767 841 863:::",
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
                .example = ":0354:2:65..+98+43+1.14...6.9..+3+6+14+7.+5..84.71+6+2..+1.+6.+9+4.+46."
                           "1.9+35...+594+62+1+33+49..1+57+6+1+2+63+75+8+94:225 254:::",
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
                .example =
                    ":0355:9:7..+24....8..173...+42...5..1+6.2+4+58..3+35.+7+9+24.+6+9.463+1...5..."
                    "+1+43+27+2+3+7+5..1..1+4.+327.65:837 838 867 888 913 917 918 933:::",
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
