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
// Cost: some 5 ns for each node, and copying the position (some 20 ns).
#pragma once

#include "rate/explainer/chains/extension.hpp"
#include "rate/explainer/chains/propagation.hpp"

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

    /// Fills `result` with what follows in `source` from this candidate being on or off. The
    /// candidate must be there.
    void run(const Position& source, Candidate assumed, bool is_on, Propagation& result,
             Budget& budget);

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

    Links links_;
    Extension* extension_;
    const Position* source_ = nullptr;
    Position current_;  ///< what is left of the source
    Propagation* result_ = nullptr;
    Budget* budget_ = nullptr;
};

}  // namespace nonet::explainer
