#include "logic/kit/chain_kit.hpp"

namespace nonet::logic {

void ChainKit::reset() {
    for (Level& level : levels_) level.has_graph = level.has_reach = false;
    tables_detail_.reset();
    nets_built_for_.reset();
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

ChainTables& ChainKit::tables(Detail detail, const AlsCatalogue* sets) {
    if (tables_detail_ != detail) {
        tables_.build(graph(detail, sets), reach(detail, sets));
        tables_detail_ = detail;
    }
    return tables_;
}

NetTables& ChainKit::net_tables(Detail detail, int look_ahead, const AlsCatalogue* sets) {
    const std::pair wanted(detail, look_ahead);
    if (nets_built_for_ != wanted) {
        if (!nets_) nets_ = std::make_unique<NetTables>();
        nets_->build(graph(detail, sets), look_ahead);
        nets_built_for_ = wanted;
    }
    return *nets_;
}

}  // namespace nonet::logic
