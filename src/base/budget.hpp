// What is left of a search's Limits.
//
// Reading the clock at every node would cost more than the node, so it is read once in
// kNodesPerLook nodes; the flag is read then too. A budget that was reached stays reached.
#pragma once

#include <nonet/search.hpp>

#include <algorithm>
#include <cstdint>

namespace nonet {

class Budget {
  public:
    explicit Budget(const Limits& limits) : limits_(limits), reached_(look()) {}

    /// Counts one node. False once a limit is reached.
    bool spend() {
        if (reached_) return false;
        if (spent_ == limits_.nodes) {
            reached_ = true;
            return false;
        }
        ++spent_;
        if (spent_ % kNodesPerLook == 0) reached_ = look();
        return !reached_;
    }

    /// How many nodes may be made before spend(nodes) has to be told: up to the next look at the
    /// clock, or to the limit. 0 where no more may be made.
    [[nodiscard]] std::uint64_t grant() const {
        if (reached_) return 0;
        const std::uint64_t to_look = kNodesPerLook - spent_ % kNodesPerLook;
        return std::min(to_look, limits_.nodes - spent_);
    }

    /// Counts nodes that were granted. `wants_more`: the search stopped for want of a node.
    void spend(std::uint64_t nodes, bool wants_more) {
        spent_ += nodes;
        if (nodes > 0 && spent_ % kNodesPerLook == 0 && !reached_) reached_ = look();
        if (wants_more && spent_ == limits_.nodes) reached_ = true;
    }

    /// Counts work between nodes, in steps of some nanoseconds. Searches whose nodes are dear call
    /// this too, so that the clock is still read every few milliseconds.
    /// False once a limit is reached.
    bool work(std::uint64_t steps) {
        steps_ += steps;
        if (steps_ >= kStepsPerLook) {
            steps_ = 0;
            if (!reached_) reached_ = look();
        }
        return !reached_;
    }

    [[nodiscard]] bool reached() const { return reached_; }

    /// The nodes counted so far, never more than the limit.
    [[nodiscard]] std::uint64_t spent() const { return spent_; }

  private:
    static constexpr std::uint64_t kNodesPerLook = 256;
    static constexpr std::uint64_t kStepsPerLook = 50'000;

    [[nodiscard]] bool look() const {
        if (limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed)) {
            return true;
        }
        return limits_.deadline != Limits::Clock::time_point::max() &&
               Limits::Clock::now() >= limits_.deadline;
    }

    Limits limits_;
    std::uint64_t spent_ = 0;
    std::uint64_t steps_ = 0;
    bool reached_ = false;
};

}  // namespace nonet
