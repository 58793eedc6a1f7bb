// The machinery of chains for one position: graphs, what they reach, and the searches over them.
//
// Loops, grouped loops and forcing chains ask the same graphs, each with more in it than the one
// before; a position that needs the last has asked the first. So each is built when it is first
// asked for, and kept until the position changes; memory is kept beyond that.
#pragma once

#include "logic/kit/chain_tables.hpp"
#include "logic/kit/forcing_search.hpp"
#include "logic/kit/implication_graph.hpp"
#include "logic/kit/lazy.hpp"
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

    /// Goes on to another position, which must outlive the use of the kit.
    void reset(const State& state);

    /// `sets` only for Detail::sets.
    const ImplicationGraph& graph(Detail detail, const AlsCatalogue* sets = nullptr);
    const Reachability& reach(Detail detail, const AlsCatalogue* sets = nullptr);
    LoopSearch& loops() { return loops_; }
    /// What forcing chains are proved from.
    ChainTables& tables(Detail detail, const AlsCatalogue* sets = nullptr);
    /// What forcing nets are proved from, with so many rounds of singles; costs some 20 ms.
    NetTables& net_tables(Detail detail, int look_ahead, Budget& budget,
                          const AlsCatalogue* sets = nullptr);
    ForcingSearch& forcing() { return forcing_; }

  private:
    struct Level {
        Lazy<ImplicationGraph> graph;
        Lazy<Reachability> reach;
    };
    Level& level(Detail detail) { return levels_.at(static_cast<std::size_t>(detail)); }

    const State* state_ = nullptr;
    std::array<Level, 3> levels_;
    LoopSearch loops_;
    ChainTables tables_;
    std::optional<Detail> tables_detail_;  ///< what tables_ was built for, if it was
    std::unique_ptr<NetTables> nets_;      ///< large, and seldom asked for
    std::optional<std::pair<Detail, int>> nets_built_for_;
    ForcingSearch forcing_;
};

}  // namespace nonet::logic
