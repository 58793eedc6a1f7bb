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
            .example = ":0701:7:..+3+1+5.92..+6+5289.13+91+2..+3...5.+4+9.1+3.+2.+9+132....+3+265.."
                       "+1.9+1+5789+26+34+2+49+6+35..+163+8.+1.+2+9+5:758 819 857:::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows x_chain() {
    return kRows;
}

}  // namespace nonet::logic
