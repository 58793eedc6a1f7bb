// The nodes that a conclusion rests on: the complexity of a hint is how many there are, in all its
// chains, and the complexity of each chain nested in them, once for equal ones.
//
// Reasons point backwards in time, and both arrays of a propagation are in the order of time. So
// one walk over a bit set of places, from the last "off" node down, meets every ancestor after all
// nodes that need it: each is visited once, nothing is queued. A node's hidden parents (propagation
// .hpp) are found as they are needed: few nodes are ever asked for.
//
// Cost: some 10 ns for each ancestor.
#pragma once

#include "rate/explainer/chains/nets/propagation.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace nonet::explainer {

class Ancestors {
  public:
    /// `erases`: the propagations are such with hidden parents.
    explicit Ancestors(bool erases) : erases_(erases) {}

    /// Begins a hint.
    void start() {
        complexity_ = 0;
        nested_.clear();
    }
    /// Adds what one of the nodes that are on rests on, with itself.
    void add_on(const Propagation& propagation, int place);
    /// The same for one that is off.
    void add_off(const Propagation& propagation, int place);
    /// The same for the clash of a propagation that contradicts.
    void add_clash(const Propagation& propagation);

    /// Of what was added.
    [[nodiscard]] int complexity() const { return complexity_; }

  private:
    using PlaceSet = std::array<std::uint64_t, NodeList::kWords>;

    void start_chain(const Propagation& propagation);
    void visit_on(int place);
    void visit_parents_of_on(NetNode node);
    void visit_parents_of_off(NetNode node);
    void visit_reason(const Reason& reason);
    void need_hidden(NetNode node);
    void need_off(int place) {
        needed_[place / 64] |= std::uint64_t{1} << (place % 64);
        if (place / 64 > highest_) highest_ = place / 64;
    }
    void close();

    bool erases_;
    int complexity_ = 0;
    std::vector<std::uint64_t> nested_;  ///< the chains that were counted
    // The chain that is walked:
    const Propagation* propagation_ = nullptr;
    PlaceSet needed_{};    ///< places of "off" nodes still to be visited
    PlaceSet seen_on_{};   ///< places of "on" nodes visited
    int highest_ = 0;      ///< word of `needed_`
    int skipped_on_ = -1;  ///< never visited: the clash stands for them
    int skipped_off_ = -1;
};

}  // namespace nonet::explainer
