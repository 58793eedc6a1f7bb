// Senior exocet: one target stands in the chute of the base, the other among the S cells. The
// machinery, the proof and what follows are in kit/exocet.hpp and kit/exocet_cases.hpp.
//
// Evidence: digits = the candidates of the base; cells = the base cells; sets[0] = the targets,
// sets[1] = the S cells without the target, each with the base digits; sets[2] = the companions,
// all other cells beside the base on two cross-lines; sets[3] = the mirror of the near target with
// the digits left to it; base = the cross-lines; cover = for each digit in turn the two houses that
// hold its places among the S cells.
#include "logic/kit/exocet.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_exocets(ExocetKind::senior, search, row, steps);
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "senior-exocet",
            .title = "Senior Exocet",
            .family = Family::patterns,
            .code = "",
            .aliases = "SE exocet",
            .summary = "an exocet with one of its targets outside the band of the base",
            .page =
                "A relative of the junior exocet: read that page first for *base*, *cross-lines* "
                "and *S cells*. Here only one target stands in the band of the base. The cells of "
                "the other cross-line in the band hold no base digit at all, and the second target "
                "is one of the S cells.\n\n"
                "The count is the same. Without the second target, the S cells must have no room "
                "for three of any base digit, one on each cross-line. A digit that stands in the "
                "base must stand on each of the three cross-lines, and only the two targets are "
                "left to take what the S cells cannot. So **the two targets hold the two base "
                "digits**, and all other digits go from them; base digits that no target can hold "
                "go from the base.",
            .example =
                "98.7.......7.6.9....6.5....4......3..9...2..1...6..5..1.......4.3.....2...98..7..",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows senior_exocet() {
    return kRows;
}

}  // namespace nonet::logic
