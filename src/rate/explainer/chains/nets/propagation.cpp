// Reasons of a propagation; propagation.hpp tells what they are.
#include "rate/explainer/chains/nets/propagation.hpp"

#include <algorithm>

namespace nonet::explainer {

ReasonNumber Propagation::add_reason(std::span<const Candidate> parents,
                                     const NestedChain& nested) {
    Reason reason;
    reason.nested = nested;
    reason.begin = static_cast<std::uint32_t>(reason_places.size());
    for (const Candidate parent : parents) {
        const int place = off.place_of(graph->id_of(parent));
        reason.depth = std::max(reason.depth, off[place].depth());
        reason_places.push_back(static_cast<std::uint16_t>(place));
    }
    reason.end = static_cast<std::uint32_t>(reason_places.size());
    reasons.push_back(reason);
    return static_cast<ReasonNumber>(reasons.size() - 1);
}

}  // namespace nonet::explainer
