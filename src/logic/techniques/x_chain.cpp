// X-chain: strong and weak links of one digit by turns, strong ones at both ends.
//
// If the digit is not at one end, the strong links carry it to the other: one of the ends is true,
// and the digit goes from all cells that see both. Where a chain comes back to the cell where it
// began, that cell takes the digit. Search and order: kit/simple_chains.hpp.
//
// Evidence: chains[0] from end to end; digits = the digit. Cost: some ten microseconds.
#include "logic/kit/simple_chains.hpp"
#include "logic/search.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_simple_chains(search, row, ChainKind::x, search.options().chain_length, steps);
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "x-chain",
            .title = "X-Chain",
            .family = Family::chains,
            .code = "0701",
            .aliases = "single digit chain",
            .summary = "a chain of one digit, of whose two ends one must be true",
            .page = "Strong links (a house with just two places for the digit) and weak links (two "
                    "places that see each other) follow one another, with strong ones first and "
                    "last. If the digit is not at one end, it is at the other. So it goes from "
                    "every cell that sees both ends.",
            .example =
                ":0701:x:.+421+7+8..+9..+8+4+2..+7+1.1+7+3.928+44..+83+1+7+2673+65+4+2+1+9+8+2+8"
                "+1+69745+3.2.+9..+8.787+32.49.+5...+78...+2::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows x_chain() {
    return kRows;
}

}  // namespace nonet::logic
