// The machinery of chains for one position: graphs, what they reach, and the searches over them.
//
// Loops, grouped loops and forcing chains ask the same graphs, each with more in it than the one
// before; a position that needs the last has asked the first. So each is built when it is first
// asked for, and kept until the position changes; memory is kept beyond that.
#pragma once

#include "logic/kit/chain_tables.hpp"
#include "logic/kit/forcing_search.hpp"
#include "logic/kit/implication_graph.hpp"
#include "logic/kit/loop_search.hpp"
#include "logic/kit/net_tables.hpp"
#include "logic/kit/reachability.hpp"

#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace nonet::logic {

class ChainKit {
  public:
    using Detail = ImplicationGraph::Detail;

    /// The state must outlive the kit; what it holds may change, if reset() follows.
    explicit ChainKit(const State& state) : state_(state) {}

    /// The position has changed.
    void reset();

    /// `sets` only for Detail::sets.
    const ImplicationGraph& graph(Detail detail, const AlsCatalogue* sets = nullptr);
    const Reachability& reach(Detail detail, const AlsCatalogue* sets = nullptr);
    LoopSearch& loops() { return loops_; }
    /// What forcing chains are proved from.
    ChainTables& tables(Detail detail, const AlsCatalogue* sets = nullptr);
    /// What forcing nets are proved from, with so many rounds of singles; costs some 20 ms.
    NetTables& net_tables(Detail detail, int look_ahead, const AlsCatalogue* sets = nullptr);
    ForcingSearch& forcing() { return forcing_; }

  private:
    struct Level {
        ImplicationGraph graph;
        Reachability reach;
        bool has_graph = false;
        bool has_reach = false;
    };
    Level& level(Detail detail) { return levels_.at(static_cast<std::size_t>(detail)); }

    const State& state_;
    std::array<Level, 3> levels_;
    LoopSearch loops_;
    ChainTables tables_;
    std::optional<Detail> tables_detail_;  ///< what tables_ was built for, if it was
    std::unique_ptr<NetTables> nets_;      ///< large, and seldom asked for
    std::optional<std::pair<Detail, int>> nets_built_for_;
    ForcingSearch forcing_;
};

}  // namespace nonet::logic
