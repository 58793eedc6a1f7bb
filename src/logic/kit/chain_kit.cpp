// What is built from what. The tables take megabytes, so there is one of each kind, built anew when
// another graph is asked for; no search asks for two of them in turn.
#include "logic/kit/chain_kit.hpp"

namespace nonet::logic {

void ChainKit::reset(const State& state) {
    state_ = &state;
    for (Level& level : levels_) {
        level.graph.drop();
        level.reach.drop();
    }
    tables_detail_.reset();
    nets_built_for_.reset();
}

const ImplicationGraph& ChainKit::graph(Detail detail, const AlsCatalogue* sets) {
    return level(detail).graph.get(
        [&](ImplicationGraph& graph) { graph.build(*state_, detail, sets); });
}

const Reachability& ChainKit::reach(Detail detail, const AlsCatalogue* sets) {
    return level(detail).reach.get([&](Reachability& reach) { reach.build(graph(detail, sets)); });
}

ChainTables& ChainKit::tables(Detail detail, const AlsCatalogue* sets) {
    if (tables_detail_ != detail) {
        tables_.build(graph(detail, sets), reach(detail, sets));
        tables_detail_ = detail;
    }
    return tables_;
}

NetTables& ChainKit::net_tables(Detail detail, int look_ahead, Budget& budget,
                                const AlsCatalogue* sets) {
    const std::pair wanted(detail, look_ahead);
    if (nets_built_for_ != wanted) {
        if (!nets_) nets_ = std::make_unique<NetTables>();
        nets_->build(graph(detail, sets), look_ahead, budget);
        nets_built_for_ = wanted;
    }
    return *nets_;
}

}  // namespace nonet::logic
