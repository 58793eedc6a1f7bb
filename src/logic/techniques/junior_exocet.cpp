// Junior exocet: both targets stand in the chute of the base. The machinery, the proof and what
// follows are in kit/exocet.hpp and kit/exocet_cases.hpp.
//
// Evidence: digits = the candidates of the base; cells = the base cells; sets[0] = the targets,
// sets[1] = the S cells, each with the base digits; sets[2] = the companions; sets[3] and [4] = the
// mirrors of the targets, in their order, with the digits left to them; base = the cross-lines;
// cover = for each digit in turn the two houses that hold its places among the S cells.
#include "logic/kit/exocet.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_exocets(ExocetKind::junior, search, row, steps);
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "junior-exocet",
            .title = "Junior Exocet",
            .family = Family::patterns,
            .code = "",
            .aliases = "JExocet, JE",
            .summary = "two base cells and two targets in one band hold the same two digits",
            .page =
                "The *base* is two cells of one row in one box, with two to five digits between "
                "them. In each of the two other boxes of that band (three boxes side by side) one "
                "cell is a *target*, in a row that is not the base's. The cell above or below each "
                "target, in the third row, is its *companion*: it must hold no base digit at all. "
                "Three columns run through this: those of the targets, and that of the third cell "
                "beside the base; they are the *cross-lines*. Their cells outside the band are the "
                "*S cells*. All this may be turned by a quarter, with columns and stacks.\n\n"
                "For each base digit, the S cells must have no room for three of it, one on each "
                "cross-line; two rows or columns that cover all its places there are a proof of "
                "that.\n\n"
                "Now suppose that a digit stands in the base. Each cross-line needs it. In the "
                "band, the base excludes it from its own row and box, and the companions do not "
                "have it. The S cells take at most two. So a target must take the third. That is "
                "true of both digits of the base: **the two targets hold the two base digits.**\n\n"
                "What follows: a target loses every digit that is not a base digit; a base digit "
                "goes when no target can hold it, or when the S cells can hold it only once. The "
                "digit of a target must also stand in its *mirror*, two cells of the other box, in "
                "the row that has neither base nor that target; what the mirror cannot hold, "
                "the target loses, and the other way round. Pairs of digits that do not fit into "
                "the S cells together are excluded, too.",
            .example =
                ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows junior_exocet() {
    return kRows;
}

}  // namespace nonet::logic
