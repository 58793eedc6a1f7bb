// Kraken fish: a finned fish whose fins do not see what it would remove, but chains from them do.
//
// Either a fin is true or the fish holds. Type 1: each fin leads by a chain to one candidate being
// false that the fish would remove. Type 2: the fish puts its digit on one of its candidates in a
// cover house; each of these, and each fin, leads to one and the same candidate being false, of
// whatever digit. Basic and franken fish of two to four houses with one or two fins and no endo
// fins, as HoDoKu searches for them; chains through candidates and groups of them. Search and cost:
// kit/kraken.hpp.
//
// Evidence: as for other fish (kit/fish_steps.hpp); chains = one from each fin to the removal, for
// type 2 first one from each candidate of the cover house.
#include "logic/kit/kraken.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find_first_type(Search& search, const TechniqueRow& /*row*/, Steps& steps) {
    find_krakens(search, KrakenType::fins, steps);
}

void find_second_type(Search& search, const TechniqueRow& /*row*/, Steps& steps) {
    find_krakens(search, KrakenType::fins_and_house, steps);
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "kraken-fish-1",
                .title = "Kraken Fish Type 1",
                .family = Family::fish,
                .code = "0371",
                .aliases = "",
                .summary =
                    "chains from all fins of a fish exclude a candidate that it would remove",
                .page = "A finned fish removes nothing when its fins do not see the cells of its "
                        "cover. But either a fin is true or the fish holds. If from every fin a "
                        "chain leads to some candidate of the cover being false, that candidate "
                        "goes: by the fish or by a chain.",
                .example =
                    ":0371:2:12.+4..7..45+7.+8..36..8.7.+4+1....397...3..6+4...1...+81.......9.4."
                    "6..4..6812.8.....5.4:516 918 226 236 536 939 641 642 247 848 569 192 193 "
                    "294 296:::",
            },
        .find = find_first_type,
    },
    {
        .info =
            {
                .name = "kraken-fish-2",
                .title = "Kraken Fish Type 2",
                .family = Family::fish,
                .code = "0372",
                .aliases = "",
                .summary = "chains from all fins of a fish and from its places in one cover house "
                           "exclude a candidate",
                .page = "If a fish holds, each of its cover houses takes the digit on one of the "
                        "base candidates. So if from each base candidate in one cover house, and "
                        "from every fin, a chain leads to the same candidate being false, that "
                        "candidate goes. It may be one of any digit.",
                .example =
                    ":0372:4:....854.6...2.+1...9....32....1.7+6..46....9.5..93..4..8..5..+7.."
                    "..6..1...747.6.....:874 275 177 178 179 884 295:::",
            },
        .find = find_second_type,
    },
}};

}  // namespace

TechniqueRows kraken_fish() {
    return kRows;
}

void find_kraken_fish(Search& search, Steps& steps) {
    find_krakens(search, KrakenType::both, steps);
}

}  // namespace nonet::logic
