// What a net may still conclude when its links lead nowhere further: patterns and, from level 2,
// chains in what is left.
//
// Asked are, in this order: locking, hidden pairs, naked pairs, X-wings; then, by level,
//   1  nothing more
//   2  forcing chains and cycles (producer 21)
//   3  these, then multiple forcing chains (24)
//   4  dynamic forcing chains (25)
//   5  these, then dynamic forcing chains of level 2 (27)
// Each counts only if it was not there before the assumption: its parents are the erased candidates
// that would spoil it. All that the first such rule finds is taken at once; the net then goes on,
// and asks again, from the first rule, when it is quiet. A candidate that is on is removed like any
// other.
//
// Order: the original walks the cells that a hint removes from as a hash map of addresses has them,
// which is another order in each run. Here it is that of the cells.
#pragma once

#include "base/budget.hpp"
#include "rate/explainer/chains/nets/propagation.hpp"

#include <memory>

namespace nonet::explainer {

class Extension {
  public:
    virtual ~Extension() = default;
    /// Adds nodes of cause pattern to `net.off`. `current` is what the net has left of `source`:
    /// every candidate of net.off is erased in it. False when there was nothing to add.
    virtual bool extend(const Position& source, const Position& current, Propagation& net,
                        Budget& budget) = 0;
};

/// For levels 1 to 5; null for level 0.
std::unique_ptr<Extension> make_extension(int level);

}  // namespace nonet::explainer
