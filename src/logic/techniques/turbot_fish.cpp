// Turbot fish: an X-chain of three links, two strong ones joined by a weak one.
//
// One digit; two houses in which it has just two places. One place of each sees the other: not both
// can be true, so one of the two far ends is. The digit goes from all cells that see both ends.
// Skyscrapers and two-string kites are turbot fish of two rows, or of a row and a column; the name
// is Nick70's. The search is that of X-chains (kit/simple_chains.hpp), stopped after three links.
//
// Evidence: chains[0] from end to end; digits = the digit. Cost: some microseconds.
#include "logic/kit/simple_chains.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_simple_chains(search, row, ChainKind::x, row.size, steps);
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "turbot-fish",
            .title = "Turbot Fish",
            .family = Family::single_digit,
            .code = "0403",
            .aliases = "x-chain of length 4, turbot",
            .summary = "of two pairs of a digit, one end of each sees the other: a far end is true",
            .page = "In two houses a digit has just two places each. One place of the first house "
                    "sees one of the second, so not both of these are true, and one of the two "
                    "other places must be. The digit goes from every cell that sees both of them.",
            .example = ":0403:2:+7+39..58+2+64+16+7..+5+93+2+5+83+9+6.1.9+6.5..37+1+5+7+3.61.+89+"
                       "18.9+7+3+6..8.+5.+3+9.6.3.16.+79.+8+6+978.4.+3.::::",
        },
    .size = 3,
    .find = find,
}}};

}  // namespace

TechniqueRows turbot_fish() {
    return kRows;
}

}  // namespace nonet::logic
