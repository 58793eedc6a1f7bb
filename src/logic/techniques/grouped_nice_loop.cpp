// Nice loops and chains through groups and, if wanted, through almost locked sets.
//
// The search is that of plain loops over a larger graph (kit/implication_graph.hpp): a group, two
// or three cells of one box and one line, counts as one candidate, and an almost locked set as one
// link (option sets-in-loops). Ranks and rows are as with plain loops; a step without any group is
// told under the plain name. Evidence: chains[0] with groups as nodes of several cells; sets: the
// almost locked sets, which the nodes name; digits: those that are removed.
#include "logic/kit/loop_steps.hpp"
#include "logic/search.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

using Detail = ImplicationGraph::Detail;

Detail detail_of(const Search& search) {
    return search.options().sets_in_loops ? Detail::sets : Detail::groups;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    find_loops_of(search, detail_of(search), {nice_loop(), grouped_nice_loop()}, row, steps);
}

constexpr std::array<TechniqueRow, 3> kRows = {{
    {.info =
         {
             .name = "grouped-continuous-nice-loop",
             .title = "Grouped Continuous Nice Loop",
             .family = Family::chains,
             .code = "0709",
             .aliases = "grouped AIC ring",
             .summary = "a continuous nice loop with a group of cells as a link",
             .page = "As in a continuous nice loop every weak link holds exactly one true "
                     "candidate, but a node may be a group: two or three cells of a box that lie "
                     "in one line, of which one holds the digit or none does. The digit of a weak "
                     "link goes from what sees all cells of both its nodes.\n\n"
                     "With the option `sets-in-loops` the loop may also run through almost locked "
                     "sets: when one of their digits is taken away, the others are locked in "
                     "them.",
             .example = ":0709:129:6....72+4...45..6.+7.7.4+6...8+7+2935+648+15+4+8.19..+63+1+6..+"
                        "4..........+62...+6...73.6...81.4:265 294 333 568 937:::",
         },
     .find = find},
    {.info =
         {
             .name = "grouped-discontinuous-nice-loop",
             .title = "Grouped Discontinuous Nice Loop",
             .family = Family::chains,
             .code = "0710",
             .aliases = "grouped nice loop",
             .summary = "a discontinuous nice loop with a group of cells as a link",
             .page = "As in a discontinuous nice loop the ends of the chain clash in its first "
                     "cell, but a node may be a group: two or three cells of a box that lie in "
                     "one line, of which one holds the digit or none does. The option "
                     "`sets-in-loops` adds almost locked sets.",
             .example = ":0710:7:.82+1+5.37+4.1+4+8..+2+5.3.54.+28.+143+1.8+56+2.+2.8.+1..45+5...2+"
                        "4+1+3+8+1+5.+2.+8+4..+8+2..+4.51..+4.5.1.82:621 795 935:::",
         },
     .find = find},
    {.info =
         {
             .name = "grouped-aic",
             .title = "Grouped AIC",
             .family = Family::chains,
             .code = "0711",
             .aliases = "grouped alternating inference chain",
             .summary = "an alternating inference chain with a group of cells as a link",
             .page = "As in an AIC one of the two ends is true, but a node between them may be a "
                     "group: two or three cells of a box that lie in one line, of which one holds "
                     "the digit or none does. The option `sets-in-loops` adds almost locked "
                     "sets.",
             .example =
                 ":0711::...456..9+4+5...9+2....+9.2+3.45.7..+6.9.48+453+9+76+1+29.6..+4.7...4"
                 ".7......2.31+4...1.94..2.:823 828 144:::",
         },
     .find = find},
}};

}  // namespace

TechniqueRows grouped_nice_loop() {
    return kRows;
}

void find_grouped_nice_loops(Search& search, Steps& steps) {
    find_loops(search, detail_of(search), {nice_loop(), grouped_nice_loop()}, steps);
}

}  // namespace nonet::logic
