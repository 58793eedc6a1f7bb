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
                .example = ":0300:3:9.....+5+6+1..+6.+1.7+937+1..962486...2+147+9........5....4.."
                           ".642..+586+1+75.71.+2..+4..1....+52::::",
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
                .example = ":0301:9:+931+2+46+7+856+8+5+3+17..+4+4+7+259+8+1+3+68+5+31....27+1..."
                           "...3+24...38..12763...+8+3.+4..1...+5.84..3..::::",
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
                .example = ":0302:7:2.......3.8..3..5...34.21....12.54......9......93.86....25.69"
                           "...9..2..7.4.......1::::",
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
                .example = "",
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
                .example = "",
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
                .example = "",
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
