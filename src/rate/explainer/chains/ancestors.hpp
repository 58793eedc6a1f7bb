// The nodes that a conclusion rests on: the complexity of a chain is how many there are.
//
// Reasons point backwards in time, and both arrays of a propagation are in the order of time. So
// one walk over a bit set of places, from the last "off" node down, meets every ancestor after all
// nodes that need it: each is visited once, nothing is queued. A node's hidden parents (propagation
// .hpp) are found as they are needed: few nodes are ever asked for.
//
// Cost: some 10 ns for each ancestor.
#pragma once

#include "rate/explainer/chains/propagation.hpp"

#include <array>
#include <cstdint>

namespace nonet::explainer {

class Ancestors {
  public:
    /// `erases`: the propagation was one with hidden parents.
    Ancestors(const Position& source, bool erases) : source_(source), erases_(erases) {}

    /// How many nodes one of the nodes that are on rests on, with itself.
    int count_on(const Propagation& propagation, int place);
    /// The same for one that is off.
    int count_off(const Propagation& propagation, int place);
    /// The same for the clash of a propagation that contradicts.
    int count_clash(const Propagation& propagation);

  private:
    static constexpr int kWords = (kCells * kDigits + 63) / 64;
    using PlaceSet = std::array<std::uint64_t, kWords>;

    void start(const Propagation& propagation);
    void visit_on(int place);
    void visit_parents_of_off(const Node& node);
    void visit_parents_of_on(const Node& node);
    void need_hidden(const Node& node);
    void need_off(int place) {
        needed_[place / 64] |= std::uint64_t{1} << (place % 64);
        if (place / 64 > highest_) highest_ = place / 64;
    }
    void close();

    const Position& source_;
    bool erases_;
    const Propagation* propagation_ = nullptr;
    PlaceSet needed_{};   ///< places of "off" nodes still to be visited
    PlaceSet seen_on_{};  ///< places of "on" nodes visited
    int highest_ = 0;     ///< word of `needed_`
    int count_ = 0;
    int skipped_on_ = -1;  ///< never visited: the clash stands for them
    int skipped_off_ = -1;
};

}  // namespace nonet::explainer
