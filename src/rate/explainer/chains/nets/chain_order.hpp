// The nodes of one chain of a net in the original's order: breadth first from the target backwards,
// the parents of each node in their order, each candidate and sign once.
//
// Counting needs no order (ancestors.hpp). Chains inside chains do: two are the same when their
// nodes are the same one by one, and then they count once; and what such a chain rests on is listed
// in this order. It is made only for hints that become reasons of an outer net.
#pragma once

#include "rate/explainer/chains/nets/propagation.hpp"

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::explainer {

/// Which node of a propagation.
struct ChainTarget {
    enum class Which : std::uint8_t { on, off, clash };
    const Propagation* propagation = nullptr;
    Which which = Which::on;
    int place = 0;  ///< not for the clash
};

class ChainOrder {
  public:
    struct Link {
        Candidate candidate;
        bool is_on = false;
        Cause cause = Cause::assumption;
    };

    /// Lists the chain of a target. `erases`: its propagation has hidden parents.
    void list(bool erases, const ChainTarget& target);

    /// From the target to the assumption. Valid until the next list().
    [[nodiscard]] std::span<const Link> links() const { return links_; }

  private:
    void add(NetNode node, bool is_on);
    void add_on(int place) { add(propagation_->on[place], true); }
    void add_off(int place) { add(propagation_->off[place], false); }
    void add_parents(NetNode node, bool is_on);
    void add_hidden(NetNode node);

    bool erases_ = false;
    const Propagation* propagation_ = nullptr;
    std::bitset<NetGraph::kMaxIds * 2> seen_;
    std::vector<Link> links_;
    std::vector<NetNode> nodes_;  ///< of the links
};

/// A number for a sequence of links: equal for equal ones, and for others with a probability of
/// 2 to the power of -64.
class ChainHash {
  public:
    void add(Candidate candidate, bool is_on) {
        add(static_cast<unsigned>(candidate.index() * 2 + (is_on ? 1 : 0)) + 2);
    }
    void end_chain() { add(1); }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    void add(unsigned number) {
        value_ = (value_ ^ number) * 0x9e3779b97f4a7c15U;
        value_ ^= value_ >> 29;
    }
    std::uint64_t value_ = 0x243f6a8885a308d3U;
};

}  // namespace nonet::explainer
