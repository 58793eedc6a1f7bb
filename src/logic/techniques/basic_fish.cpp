// Basic fish: N rows whose candidates for a digit lie in N columns, or the other way round.
//
// The engine (kit/fish.hpp) does the search. Base houses have at most N candidates, so few houses
// are left to combine and no count of full placements is needed first. Cost: some microseconds for
// all digits and sizes. Evidence: kit/fish_steps.hpp.
#include "logic/kit/fish_steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_fish(search, row, steps, {FishShape::basic, FishKind::Fins::none});
}

constexpr std::string_view kPage =
    "Take as many rows as the fish has size, in which the digit has its places in equally many "
    "columns. Each row needs the digit, each in another column, so together they use up these "
    "columns: the digit goes from all other cells of them. The rows are called base, the columns "
    "cover. The same holds with columns as base and rows as cover.";

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "x-wing",
                .title = "X-Wing",
                .family = Family::fish,
                .code = "0300",
                .aliases = "2-fish",
                .summary = "two lines have a digit only in the same two crossing lines, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = ":0300:2:8+5+9..3+4.667....+59+3..4+65+9+7....79+1.+6+5.+51+82+369+7+4.+"
                           "9+6+5.+7.+317+4+5+3+61..+9.6.+8+9534+79+8+3..2+165::::",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "swordfish",
                .title = "Swordfish",
                .family = Family::fish,
                .code = "0301",
                .aliases = "3-fish",
                .summary = "three lines have a digit only in the same three crossing lines, "
                           "which lose it elsewhere",
                .page = kPage,
                .example = ":0301:1:.78.+35..4+2.+3+84.97+5+45...7.3+8+83...475.+5.+4+79..+8.+7.65+"
                           "8.+4..1+45+3+728..+3+87..+9+5+4+2..+24+583+1+7:157:::",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "jellyfish",
                .title = "Jellyfish",
                .family = Family::fish,
                .code = "0302",
                .aliases = "4-fish",
                .summary = "four lines have a digit only in the same four crossing lines, which "
                           "lose it elsewhere",
                .page = kPage,
                .example =
                    ":0302:4:..+2.8+19+3+51..3.5..+2+5+3.+962.+173...+5.12..27.+13+5+96.15..+9+3+7."
                    "..359...+1..+1.+3.75+9+9+561...43:422 444 446 461 484 622 676 776 827 877:::",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "squirmbag",
                .title = "Squirmbag",
                .family = Family::fish,
                .code = "0303",
                .aliases = "starfish",
                .summary = "five lines have a digit only in the same five crossing lines, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = ":0303:5:1+23+4..+7+8+9+45+6+7..+12+3+798+1325+64+21..74.+3+6+36+7+2.."
                           ".4..+8+4+6.32.+76+72.4.3+9.8+3.9..+47+2.+4.+3+2+7+6.8:565:::",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "whale",
                .title = "Whale",
                .family = Family::fish,
                .code = "0304",
                .aliases = "",
                .summary = "six lines have a digit only in the same six crossing lines, which "
                           "lose it elsewhere",
                .page = kPage,
                .example = ":0304:2:1.+3+4..7+8+9+4.+7+1+89..396+83.+7+41..+94.38+1+7.5+8+17.4+39"
                           ".+7+3..+9+1.+48+37+9.+158.+4.4.+8+73951+81+5+94..+3+7:244 667:::",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "leviathan",
                .title = "Leviathan",
                .family = Family::fish,
                .code = "0305",
                .aliases = "",
                .summary = "seven lines have a digit only in the same seven crossing lines, "
                           "which lose it elsewhere",
                .page = kPage,
                .example = ":0305:2:1+49.5+7+3.+8..6+9+8+3741+3+7+84+1.+9.+5+4+13.7..+8+9.+8.3.+9"
                           "+1+74.9+784+153.7.+4+1+3.89.+8.1+79+4.5+3+93...8+41+7:244 676:::",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows basic_fish() {
    return kRows;
}

}  // namespace nonet::logic
