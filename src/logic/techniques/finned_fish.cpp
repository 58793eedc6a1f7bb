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
                .example = ":0310:4:...947+8+6+1+1+9+86+5+2.+3.+7+64+8+13+952.7..+6.+2.+92.+9.7.6."
                           "5.+8+6+29.3..+84+71+3+9+52+6+953.+26+1.86...+8..9+3::::",
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
                .example = ":0311:1:+2...+8..3+95.+8.9.+2.+4+9....+26.868+4+9..3.+2+7+298...4+6+"
                           "153..6+8+97+39+2.+6.78+5+81+5..9+4+6+34+76+35+89+21:516:::",
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
                .example = ":0312:3:19.+82.+67..+6+7+9.12..+2.8+6+7.+9.+1+921+78.5..+67.+5.+2+8+19."
                           "..+196.+27..6+21+7.9..+1+9468+7.+27.+2+35+91..:361 462 538:::",
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
                .example =
                    ":0313:7:7+9586+3.+4.+83+2+4..96.1+642..+8...2.+98.3+5.9.+3+65..84.+5+81+3..9."
                    "34.+5.+8.+2.+5+8672.+4..+2.+9+3+4+6+5.8:129 177 179 189 726 736:::",
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
                .example = ":0314:9:1+3+8+746..55..+1+28+63+7+27+659+3+18+4..2+86+5.+1+3.83.+715..."
                           "1+52+3...+8+8+2.+6+5.3.1+35+1.+8..76.+6.31.8+5.:791:::",
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
