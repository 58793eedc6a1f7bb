// Nice loops and alternating inference chains: chains of candidates that are by turns false and
// true.
//
// The three rows share one search (kit/loop_search.hpp), which also ranks them against each other:
// the most removals first, then those in the first cells. Rules and order are those of HoDoKu's
// tables (Bernhard Hobiger), found in bits instead. Evidence: chains[0], from the first cell of a
// loop back to it, or from one end of an AIC to the other; digits: those that are removed.
// chain_length() less one is the number of links that HoDoKu's library quotes.
#include "logic/kit/loop_steps.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

constexpr auto kDetail = ImplicationGraph::Detail::candidates;

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_loops_of(search, kDetail, {nice_loop(), grouped_nice_loop()}, row, steps);
}

constexpr std::array<TechniqueRow, 3> kRows = {{
    {.info =
         {
             .name = "continuous-nice-loop",
             .title = "Continuous Nice Loop",
             .family = Family::chains,
             .code = "0706",
             .aliases = "AIC ring, continuous loop",
             .summary = "a closed chain in which weak and strong links alternate all round, so "
                        "that each weak link holds exactly one true candidate",
             .page = "Follow a chain of candidates that are by turns false and true until it comes "
                     "back to its first cell. When the links alternate there too, the loop can "
                     "be read in both directions: either all of its even candidates are true or "
                     "all of its odd ones.\n\n"
                     "So each weak link holds exactly one true candidate. A digit that two cells "
                     "of the loop share by a weak link goes from all cells that see both, and a "
                     "cell that the loop enters and leaves by strong links keeps only their two "
                     "digits.",
             .example = ":0706:358:5+8+3+6+7149+2+6+9+1+2+34..87+42+98+5+63+1.....98.6..9.....3.."
                        "872..1.9.4+1+6.3+8+5..6.+9.+1.7.1.....6.:291 544:::",
         },
     .find = find},
    {.info =
         {
             .name = "discontinuous-nice-loop",
             .title = "Discontinuous Nice Loop",
             .family = Family::chains,
             .code = "0707",
             .aliases = "nice loop, loop with a discontinuity",
             .summary = "a closed chain whose ends clash in its first cell, which decides a "
                        "candidate there",
             .page = "Follow a chain of candidates that are by turns false and true until it comes "
                     "back to its first cell. When both ends are weak links of one digit, that "
                     "digit would forbid itself and goes. When both are strong links of one "
                     "digit, the digit is true either way, and all others of the cell go. When "
                     "one is strong and the other weak, the digit of the weak link goes.",
             .example = ":0707:5:3+9+4..2.+78+6+817.....+2759+8.6+4.+71+6..93+8.+53+98..7..4+28..+"
                        "7...+1.72..8+39+9.+3+1+78..6+862.+9..1+7::::",
         },
     .find = find},
    {.info =
         {
             .name = "aic",
             .title = "AIC",
             .family = Family::chains,
             .code = "0708",
             .aliases = "alternating inference chain",
             .summary = "a chain between two candidates of which at least one is true, so that "
                        "what either would remove goes",
             .page = "A chain that starts and ends with a strong link proves that one of its two "
                     "ends is true: if the first is false, the last is true. With one digit at "
                     "both ends, the digit goes from all cells that see both. With two digits in "
                     "cells that see each other, each end takes the other's digit from its own "
                     "cell.\n\n"
                     "Here a chain counts as an AIC when it removes two candidates or more; with "
                     "one it is told as a loop through the cell that loses the candidate.",
             .example = ":0708::1.3..6.....+7..92..6...7..5.2..+7..1.371..3.....3..2.87.+37..4."
                        "9..5..8.7..4.....3.1.:542 648:::",
         },
     .find = find},
}};

}  // namespace

TechniqueRows nice_loop() {
    return kRows;
}

void find_nice_loops(Search& search, Steps& steps) {
    find_loops(search, kDetail, {nice_loop(), grouped_nice_loop()}, steps);
}

}  // namespace nonet::logic
