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
                .example = ":0351:2:.74....1+2.....+14+67....+47.85+4...3587+6..79.62+5+4.6547.+1"
                           "+3+914+68+5+9+7+2+39.8+7+6.+5+4+1+75...+469+8:311 811 314 322 825 "
                           "933 242:::",
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
                .example = ":0352:4:+8.6+235.+192518.+96....3...2+8+516..+2+8...7+2.391.+68.+3+8."
                           "+5..21+5.2..+31.+6+6.7..43523+1.56+28.+7:428 434 734 735 443 447 747 "
                           "448 948 764:::",
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
                .example = ":0353:5:+8+19.+264...638+1....+2....981+612.+9...4+8....+8..513.8+1.."
                           "7...8+12..9.77...9+8+1....2..1.+8.:314 228 734 535 735 451 756 962 "
                           "592 594 495 695 397:::",
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
                .example = ":0354:7:2.......3.8..3..5...34.21....12.54......9......93.86....25.69"
                           "...9..2..7.4.......1::::",
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
                .example = ":0355:9:.+4+2...73....4.+7..5+7.5382+4.6..791+4+56+2+52.+6+3+8.4+7.6+"
                           "4+7253..2..8796.+44....3.+7..78.+4...+3:111 119 861 182 183 584 987 "
                           "989 991 194 197 198:::",
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
