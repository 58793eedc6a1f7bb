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
                .example = ":0310:4:6+7.+83.+1+2+5+1+8.....7.+23517.8....8.6....4.73..2....6....."
                           ".+7+9+34+25+6+81+5+4+1+69873+2+8+6+2+7+1+3+59+4::::",
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
                .example = ":0311:1:+5+16+4+9+8+3..+2+3+9+1756.....2+63591.5+2+8149.38..9+32....+"
                           "937+5+6....25.+894..9...2..3.....+4...+9::::",
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
                .example = ":0312:3:7+6.+12.+9....1..9.6..8+94+6.2+1..+16+9...5.9.+7...+6.1.3.+6+"
                           "1.7.+9.+72..6.9.+64.7+9+18...+9..3..+76::::",
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
                .example = ":0313:5:.84..61+3.+6.+12.+3...7.+3.1...6+41.+62+73...62.3.47.+3+79.5."
                           ".6.1...6...3.+3+6..2.+1...73.+168.:519 537 959 581:::",
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
                .example = ":0314:9:.............1.....123.456.+1.........23...78..47.6.12......."
                           "....318.764..58...23.:444 544 944 445 545 945 546 946 459 566 966:::",
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
                .example = ":0315:9:.2+3.+56....571..2+3..8.+23+745.+275..1+36....+52+3..4.3....1"
                           "2+53.....51+2+5.83+1+2..7+7+1+2.9+5..3::::",
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
