// What is left of a search's Limits.
//
// Reading the clock at every node would cost more than the node, so it is read once in
// kNodesPerLook nodes; the flag is read then too. A budget that was reached stays reached.
#pragma once

#include <nonet/search.hpp>

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

    /// Counts work between nodes, in steps of some nanoseconds. Searches whose nodes are dear call
    /// this too, so that the clock is still read every few milliseconds.
    void work(std::uint64_t steps) {
        steps_ += steps;
        if (steps_ < kStepsPerLook) return;
        steps_ = 0;
        if (!reached_) reached_ = look();
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
