// Finned fish: a basic fish with up to five base candidates outside its cover.
//
// Either the fish holds or a fin is true, so what the fish would remove goes where all fins see it.
// Every base house keeps two candidates without the fins; else it is a sashimi fish. Search, cost:
// kit/fish.hpp. Evidence: kit/fish_steps.hpp.
#include "logic/kit/fish_steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_fish(search, row, steps, {FishShape::basic, FishKind::Fins::finned});
}

constexpr std::string_view kPage =
    "The base lines have the digit in the cover lines and in a few cells more, the fins. If all "
    "fins are false, the fish removes the digit from the rest of its cover. If a fin is true, it "
    "removes the digit from all cells that it sees. So the digit goes from the cells of the "
    "cover, outside the base, that see every fin. The fins mostly lie in one box with a corner "
    "of the fish. Without its fins each base line still has two candidates or more.";

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "finned-x-wing",
                .title = "Finned X-Wing",
                .family = Family::fish,
                .code = "0310",
                .aliases = "",
                .summary = "a fish of two lines but for fins; what it would remove goes where "
                           "all fins are seen",
                .page = kPage,
                .example = ":0310:3:1.........5.....61..8+1..2...7...9.......1.3..4...5...6.+6.+3"
                           "98+14+2+9+42+5+71+6..+8+136+4279+5:962:::",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-swordfish",
                .title = "Finned Swordfish",
                .family = Family::fish,
                .code = "0311",
                .aliases = "",
                .summary = "a fish of three lines but for fins; what it would remove goes where "
                           "all fins are seen",
                .page = kPage,
                .example = ":0311:5:.+6.4+1+7.+83+3+1+4+98..+7.8+7..+6+39147+43.29..+8..+8+3+4+6."
                           "2+7..6.+7.34+96..+75+4+8+314+3+1.+9.7..58+7631+4+9+2::::",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-jellyfish",
                .title = "Finned Jellyfish",
                .family = Family::fish,
                .code = "0312",
                .aliases = "",
                .summary = "a fish of four lines but for fins; what it would remove goes where "
                           "all fins are seen",
                .page = kPage,
                .example = ":0312:8:+64+12+5.7.3+3826+7..+1+5....+31+6...9+3+1.+6..+74+1+6.27+3.."
                           ".....3.61.+2.+7+65+13.+765+31....+13...+2+576:934 938 939 979 986 "
                           "993:::",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-squirmbag",
                .title = "Finned Squirmbag",
                .family = Family::fish,
                .code = "0313",
                .aliases = "",
                .summary = "a fish of five lines but for fins; what it would remove goes where "
                           "all fins are seen",
                .page = kPage,
                .example = "",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-whale",
                .title = "Finned Whale",
                .family = Family::fish,
                .code = "0314",
                .aliases = "",
                .summary = "a fish of six lines but for fins; what it would remove goes where "
                           "all fins are seen",
                .page = kPage,
                .example = "",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "finned-leviathan",
                .title = "Finned Leviathan",
                .family = Family::fish,
                .code = "0315",
                .aliases = "",
                .summary = "a fish of seven lines but for fins; what it would remove goes where "
                           "all fins are seen",
                .page = kPage,
                .example = "",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows finned_fish() {
    return kRows;
}

}  // namespace nonet::logic
