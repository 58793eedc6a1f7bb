// Draws the conclusions from one assumption, in the original's order.
//
// The order decides which of several reasons a conclusion keeps, and with it the rating: what is on
// is worked off first, one node at a time; when nothing on is waiting, one node that is off. The
// first conclusion whose opposite is known ends it: that is the contradiction, not the shortest.
// Dynamic nets erase each candidate that is off once it is worked off, so that later links see a
// smaller grid.
//
// The original builds sets of objects for each node. Here a node that is on walks its list of weak
// links, and a node that is off leaves the tallies of its four units: a count of one is a link. The
// queues are the arrays of nodes themselves, each with a place up to which it is worked off. When
// both are empty, an extension (levels 1 and up) may still add nodes that are off.
//
// Cost: some 10 ns for each node, and some 40 ns to begin.
#pragma once

#include "rate/explainer/chains/nets/extension.hpp"
#include "rate/explainer/chains/nets/propagation.hpp"

#include <array>
#include <cstdint>

namespace nonet::explainer {

/// Which links a net follows, and whether it erases.
enum class Links : std::uint8_t {
    houses_erasing,  ///< Nishio: only one digit, in houses
    all,             ///< static
    all_erasing,     ///< dynamic
};

class Propagator {
  public:
    using Id = NetGraph::Id;

    /// `extension` may be null: level 0.
    explicit Propagator(Links links, Extension* extension) : links_(links), extension_(extension) {}

    /// `graph` is that of `source`; both must stay alive and unchanged until the next start().
    void start(const Position& source, const NetGraph& graph, Budget& budget);

    /// Fills `result` with what follows in the source from this candidate being on or off.
    void run(Id assumed, bool is_on, Propagation& result);

  private:
    /// What is known of a candidate: bits.
    using Known = std::uint16_t;
    static constexpr Known kOn = 1;
    static constexpr Known kOff = 2;
    static constexpr Known kErased = 4;

    template <bool kCellLinks, bool kErases>
    void work_off();
    bool extend();
    template <bool kCellLinks>
    bool spread_on(int place);
    bool spread_on_to_clash(std::span<const NetGraph::Link> links, int place);
    template <bool kCellLinks, bool kErases>
    bool spread_off(int place);
    bool add_on(NetNode derived);

    Links links_;
    Extension* extension_;
    const Position* source_ = nullptr;
    const NetGraph* graph_ = nullptr;
    Budget* budget_ = nullptr;
    Propagation* result_ = nullptr;
    std::array<Known, NetGraph::kMaxIds> known_{};
    NetGraph::Tallies tallies_{};  ///< members that are not erased
    Position current_;             ///< what is left when an extension is asked
    int current_erased_ = 0;       ///< how many nodes that are off are erased in it
};

}  // namespace nonet::explainer
