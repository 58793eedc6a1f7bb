#include "logic/kit/chain_kit.hpp"

namespace nonet::logic {

void ChainKit::reset() {
    for (Level& level : levels_) level.has_graph = level.has_reach = false;
}

const ImplicationGraph& ChainKit::graph(Detail detail, const AlsCatalogue* sets) {
    Level& wanted = level(detail);
    if (!wanted.has_graph) {
        wanted.graph.build(state_, detail, sets);
        wanted.has_graph = true;
    }
    return wanted.graph;
}

const Reachability& ChainKit::reach(Detail detail, const AlsCatalogue* sets) {
    Level& wanted = level(detail);
    if (!wanted.has_reach) {
        wanted.reach.build(graph(detail, sets));
        wanted.has_reach = true;
    }
    return wanted.reach;
}

}  // namespace nonet::logic
