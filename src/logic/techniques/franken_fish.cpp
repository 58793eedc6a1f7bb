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
                .example = ":0332:5:.+1+6..+9+278..9+7+8+63.1+8+3712.9.67.+86+91.2+31...7+8+6+9.9+"
                           "6...+2+18+7.+94+8+13+76.+3+7.96.+8+1.+68+1+2.+7.3+9:422 454:::",
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
                .example =
                    ":0333:7:.6+3..+1+8..+8.+4...3.1.518+3....4..+3...8+93.9.+825...8..19.7+3.+3..."
                    "...8+6+9+815+374+2.+42.98.+3.:237 414 474 647 714 724 742 774:::",
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
                .example =
                    ":0334:9:4..3.+5+1+686.5.+4.3+7+23.+8+6.+29+5+4.+67.3.4.55...2+4.1+6..+4..6...+"
                    "7...+816+4.84+1.6+3..7..+64.7..1:162 164 268 362 765 864 944 964 972 998:::",
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
                .example = ":0335:5:+3..+2+6+18...2+8.349+6+1461.+8..2...+284..9+6+8.+6.+1.+4.2+9+"
                           "436.+21+8.68.1..+2..23..9+67+1+8....+286..:513 591 592:::",
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
