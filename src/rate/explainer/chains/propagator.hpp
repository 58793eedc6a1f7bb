// Draws the conclusions from one assumption, in the original's order.
//
// The order decides which of several reasons a conclusion keeps, and with it the rating: what is on
// is worked off first, one node at a time; when nothing on is waiting, one node that is off. The
// first conclusion whose opposite is known ends it: that is the contradiction, not the shortest.
// Dynamic nets erase each candidate that is off once it is worked off, so that later links see a
// smaller grid.
//
// The original builds sets of objects for each node. Here the conclusions from a digit in a cell
// are the candidates of the cell and the digit's cells among the peers, minus what is known: a few
// operations on bits and then one store for each new node. The queues are the arrays of nodes
// themselves, each with a place up to which it is worked off. When both are empty, an extension
// (levels 1 and up) may still add nodes that are off.
//
// Cost: some 10 ns for each node, and some 50 ns to begin.
#pragma once

#include "rate/explainer/chains/extension.hpp"
#include "rate/explainer/chains/propagation.hpp"
#include "rate/explainer/chains/what_is_left.hpp"

namespace nonet::explainer {

/// Which links a net follows, and whether it erases.
enum class Links : std::uint8_t {
    houses_erasing,  ///< Nishio: only one digit, in houses
    all,             ///< static
    all_erasing,     ///< dynamic
};

class Propagator {
  public:
    /// `extension` may be null: level 0.
    explicit Propagator(Links links, Extension* extension) : links_(links), extension_(extension) {}

    /// `source` must stay alive and unchanged until the next start().
    void start(const Position& source, Budget& budget);

    /// Fills `result` with what follows in the source from this candidate being on or off. The
    /// candidate must be there.
    void run(Candidate assumed, bool is_on, Propagation& result);

  private:
    template <bool kCellLinks, bool kErases>
    void work_off();
    bool extend();
    template <bool kCellLinks>
    bool spread_on(int place);
    bool spread_on_in_cell(int place);
    bool spread_on_to_clash(int place, const CellMask& seen);
    template <bool kCellLinks, bool kErases>
    bool spread_off(int place);
    bool add_on(NetNode derived);
    bool add_off(NetNode derived);

    Links links_;
    Extension* extension_;
    const Position* source_ = nullptr;
    Budget* budget_ = nullptr;
    Propagation* result_ = nullptr;
    WhatIsLeft whole_;        ///< of the source
    WhatIsLeft left_;         ///< now
    Position current_;        ///< what is left when an extension is asked
    int current_erased_ = 0;  ///< how many nodes that are off are erased in it
};

}  // namespace nonet::explainer
