// A loop as a step: the chain link by link, the results in the order of the search.
//
// A grouped search may return loops without any group, because their other chains touch themselves;
// when all steps are wanted these are the plain technique's to tell and are left out.
#include "logic/kit/loop_steps.hpp"

#include "logic/kit/chain_kit.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"

#include <utility>

namespace nonet::logic {

namespace {

using Detail = ImplicationGraph::Detail;

const TechniqueRow& row_of(const Loop& loop, const LoopRows& rows) {
    const auto kind = static_cast<std::size_t>(loop.kind);
    return loop.is_grouped ? rows.grouped[kind] : rows.plain[kind];
}

Step step_of(const Loop& loop, const ImplicationGraph& graph, const LoopRows& rows) {
    Step step;
    step.technique = &row_of(loop, rows).info;
    step.removals = loop.removals;
    for (const Candidate removal : loop.removals) {  // by digit, so equal ones stand together
        if (step.digits.empty() || step.digits.back() != removal.digit) {
            step.digits.push_back(removal.digit);
        }
    }
    step.chains.push_back(tell_chain(graph, loop.chain, step));
    step.sort_results();
    return step;
}

/// The graph and what it reaches.
struct Position {
    const ImplicationGraph& graph;
    const Reachability& reach;
};

Position position_of(Search& search, Detail detail) {
    const AlsCatalogue* sets = detail == Detail::sets ? &search.almost_locked_sets() : nullptr;
    return {search.chains().graph(detail, sets), search.chains().reach(detail, sets)};
}

}  // namespace

void find_loops(Search& search, Detail detail, const LoopRows& rows, Steps& steps) {
    const auto [graph, reach] = position_of(search, detail);
    if (!steps.wants_all()) {
        const std::optional<Loop> loop =
            search.chains().loops().first(graph, reach, search.budget());
        if (loop) static_cast<void>(steps.add(step_of(*loop, graph, rows)));
        return;
    }
    for (const Loop& loop : search.chains().loops().all(graph, reach, search.budget())) {
        if (detail != Detail::candidates && !loop.is_grouped) continue;
        if (steps.add(step_of(loop, graph, rows))) return;
    }
}

void find_loops_of(Search& search, Detail detail, const LoopRows& rows, const TechniqueRow& row,
                   Steps& steps) {
    const auto [graph, reach] = position_of(search, detail);
    for (const Loop& loop : search.chains().loops().all(graph, reach, search.budget())) {
        if (&row_of(loop, rows) != &row) continue;
        if (steps.add(step_of(loop, graph, rows))) return;
    }
}

}  // namespace nonet::logic
