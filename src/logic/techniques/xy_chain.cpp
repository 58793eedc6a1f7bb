// XY-chain: cells with two candidates, each sharing one with the next.
//
// If the first cell does not take the digit of the end, it takes its other one, which pushes the
// next cell to its other one, and so on: the last cell takes the digit. So one of the two ends has
// it, and it goes from all cells that see both. Search and order: kit/simple_chains.hpp.
//
// Evidence: chains[0] from end to end, two nodes for each cell; digits = the digit of the ends.
// Cost: some ten microseconds.
#include "logic/kit/simple_chains.hpp"
#include "logic/search.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_simple_chains(search, row, ChainKind::xy, search.options().chain_length, steps);
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "xy-chain",
            .title = "XY-Chain",
            .family = Family::chains,
            .code = "0702",
            .aliases = "bivalue chain, y-chain",
            .summary = "a chain of cells with two candidates, of whose ends one has the digit",
            .page = "Every cell of the chain has two candidates and shares one with the next, "
                    "which it sees. If the first cell does not have the digit of the ends, the "
                    "other candidate is pushed along from cell to cell, until the last one takes "
                    "that digit. So the digit goes from every cell that sees both ends.",
            .example = ":0702:7:.3...4+8+5+9.9....6+4+7+48+75+9+621+387+4+9+2136535+2+647198.1.3+5+"
                       "8+7+24+1+6.+4.5+972.4..6.5.+1.+2.1..4.+6::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows xy_chain() {
    return kRows;
}

}  // namespace nonet::logic
