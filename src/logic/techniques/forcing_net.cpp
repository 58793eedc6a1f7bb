// Forcing nets: forcing chains in which a node may need several others at once.
//
// Search and ranks are those of forcing chains (kit/forcing_search.hpp) over larger tables
// (kit/net_tables.hpp), which play the singles that follow from a premise for some rounds (option
// look-ahead) and then combine what was found. A step counts as a net only if a chain of it has a
// branch; what plain chains do is not told again. Rules are those of HoDoKu's tables (Bernhard
// Hobiger). The proof that is told is derived anew, since reasons in tables may run in a circle
// (kit/net_proof.hpp). Evidence: chains; for each case first its branches, each from the premise to
// something that a later chain needs, in an order in which they can be followed, and then the main
// chain from the premise to its end; no chain repeats a node. digits, cells[0], base[0] and
// contradiction as in forcing chains.
#include "logic/kit/chain_kit.hpp"
#include "logic/kit/forcing_steps.hpp"
#include "logic/search.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

using Detail = ImplicationGraph::Detail;

constexpr auto kProofs = ForcingSearch::Proofs::nets;

NetTables& tables_of(Search& search) {
    const bool sets = search.options().sets_in_loops;
    return search.chains().net_tables(sets ? Detail::sets : Detail::groups,
                                      search.options().look_ahead, search.budget(),
                                      sets ? &search.almost_locked_sets() : nullptr);
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_forcing_of(search, tables_of(search), kProofs, forcing_net(), row, steps);
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {.info =
         {
             .name = "forcing-net-contradiction",
             .title = "Forcing Net Contradiction",
             .family = Family::forcing,
             .code = "1303",
             .aliases = "dynamic forcing chain, trial and error, ariadne's thread",
             .summary = "all that follows from one candidate ends in something impossible, so it "
                        "is decided",
             .page = "Take a candidate for true and note everything that follows, where a step may "
                     "need several of the steps before it: the last place of a digit after three "
                     "others have gone, say. When that ends in something impossible, the candidate "
                     "is false. Taken for false in the same way, it would be true.",
             .example =
                 ":1303::1.3.5.7.9.5...91.....+13..6...786.+91.3...+91..+79.......8....+1...2"
                 "..4..5.9+18..94...6:432:::",
         },
     .find = find},
    {.info =
         {
             .name = "forcing-net-verity",
             .title = "Forcing Net Verity",
             .family = Family::forcing,
             .code = "1304",
             .aliases = "cell forcing net, unit forcing net",
             .summary = "all that follows from every case of a cell or a house contains one thing",
             .page = "One of the candidates of a cell is true, and one of the places of a digit in "
                     "a house. Note everything that follows from each of these cases, where a step "
                     "may need several of the steps before it. What follows from all of them "
                     "holds.",
             .example =
                 ":1304::.2.4..7.9..6....3.....32.4.2+91..5.7.....9...15.8...9..6....83..8..5"
                 "2.........7..8:354 654 754 457 657 658 762 465 391 197:::",
         },
     .find = find},
}};

}  // namespace

TechniqueRows forcing_net() {
    return kRows;
}

void find_forcing_nets(Search& search, Steps& steps) {
    find_forcing(search, tables_of(search), kProofs, forcing_net(), steps);
}

}  // namespace nonet::logic
