// The propagations of one position, each made once.
//
// The original propagates a candidate again for each house in which it is one of the places. What
// follows from it depends on the position alone, so it is made when first asked for and kept. The
// memory is kept too, from position to position: some 5 KB for each propagation.
#pragma once

#include "rate/explainer/chains/nets/propagator.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>

namespace nonet::explainer {

class PropagationCache {
  public:
    PropagationCache(Links links, Extension* extension) : propagator_(links, extension) {}

    /// Forgets everything; `position` must stay alive and unchanged until the next call.
    void start(const Position& position, Budget& budget) {
        graph_.build(position);
        propagator_.start(position, graph_, budget);
        used_ = 0;
        std::fill_n(slots_.begin(), 2 * graph_.size(), kNone);
    }

    [[nodiscard]] const NetGraph& graph() const { return graph_; }

    /// What follows from a candidate. Stays valid until start().
    const Propagation& of(NetGraph::Id id, bool is_on) {
        std::uint16_t& slot = slots_[id * 2 + (is_on ? 1 : 0)];
        if (slot == kNone) {
            if (used_ == memory_.size()) memory_.emplace_back();
            slot = static_cast<std::uint16_t>(used_++);
            propagator_.run(id, is_on, memory_[slot]);
        }
        return memory_[slot];
    }

  private:
    static constexpr std::uint16_t kNone = 0xffff;
    NetGraph graph_;
    Propagator propagator_;
    std::deque<Propagation> memory_;
    std::size_t used_ = 0;
    std::array<std::uint16_t, 2 * NetGraph::kMaxIds> slots_{};
};

}  // namespace nonet::explainer
