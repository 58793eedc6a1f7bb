// What a net may still conclude when its links lead nowhere further: patterns in what is left.
//
// Level 1 asks, in this order, for locking, hidden pairs, naked pairs and X-wings. A pattern counts
// only if it was not there before the assumption: its parents are the erased candidates that would
// spoil it. All patterns of the first rule that has one are taken at once; the net then goes on,
// and asks again, from the first rule, when it is quiet. A candidate that is on is removed like any
// other.
//
// Order: the original walks the cells that a pattern removes from as a hash map of addresses has
// them, which is another order in each run. Here it is that of the cells.
#pragma once

#include "rate/explainer/chains/propagation.hpp"

#include <memory>

namespace nonet::explainer {

class Extension {
  public:
    virtual ~Extension() = default;
    /// Adds nodes of cause pattern to `net.off`. `current` is what the net has left of `source`:
    /// every candidate of net.off is erased in it. False when there was nothing to add.
    virtual bool extend(const Position& source, const Position& current, Propagation& net) = 0;
};

/// For levels 1 to 5; null for level 0.
std::unique_ptr<Extension> make_extension(int level);

}  // namespace nonet::explainer
