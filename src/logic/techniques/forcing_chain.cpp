// Forcing chains: every case leads to the same thing, or one case to something impossible.
//
// The two rows share one search (kit/forcing_search.hpp), which also ranks them: placements before
// removals, then by cell and digit, then the shorter proof. Chains may run through groups and, with
// the option sets-in-loops, through almost locked sets. Ranks are those of HoDoKu's tables
// (Bernhard Hobiger). Evidence: chains, one for each case, from the premise to its end; digits:
// that of the conclusion; cells[0] or base[0]: where the contradiction shows, or whose candidates
// are the cases; contradiction: what the ends of the chains say together.
#include "logic/kit/chain_kit.hpp"
#include "logic/kit/forcing_steps.hpp"
#include "logic/search.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

using Detail = ImplicationGraph::Detail;

constexpr auto kProofs = ForcingSearch::Proofs::chains;

ChainTables& tables_of(Search& search) {
    const bool sets = search.options().sets_in_loops;
    return search.chains().tables(sets ? Detail::sets : Detail::groups,
                                  sets ? &search.almost_locked_sets() : nullptr);
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_forcing_of(search, tables_of(search), kProofs, forcing_chain(), row, steps);
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {.info =
         {
             .name = "forcing-chain-contradiction",
             .title = "Forcing Chain Contradiction",
             .family = Family::forcing,
             .code = "1301",
             .aliases = "forcing chain, nishio, double implication chain",
             .summary = "chains from one candidate end in something impossible, so it is decided",
             .page = "Take a candidate for true and follow chains from it: what is true makes its "
                     "peers false, and what is false leaves a last place or a last digit. When "
                     "two chains end in things that cannot both be, or several empty a cell or a "
                     "house, the candidate is false. Taken for false in the same way, it would "
                     "be true.",
             .example = ":1301::....5+6..+94571..+2.669.2.....2..61.9....9+8.4....46...8...3....."
                        "9+88..9..4..+9....837.:365 368:::",
         },
     .find = find},
    {.info =
         {
             .name = "forcing-chain-verity",
             .title = "Forcing Chain Verity",
             .family = Family::forcing,
             .code = "1302",
             .aliases = "cell forcing chain, unit forcing chain, region forcing chain",
             .summary = "chains from every case of a cell or a house end in the same thing",
             .page = "One of the candidates of a cell is true, and one of the places of a digit in "
                     "a house. Follow a chain from each of these cases. When all of them make one "
                     "candidate true, it is placed; when all make it false, it goes. The two "
                     "cases may also be a candidate being true and being false.",
             .example = ":1302::1..4...8..57..92..6.........7......5......46..+689.4.2.+7..2..6..."
                        "3...7.4+29....8..3:719 129 243 147 252 253:::",
         },
     .find = find},
}};

}  // namespace

TechniqueRows forcing_chain() {
    return kRows;
}

void find_forcing_chains(Search& search, Steps& steps) {
    find_forcing(search, tables_of(search), kProofs, forcing_chain(), steps);
}

}  // namespace nonet::logic
