// The hints of nets: their kinds, their order, their names.
//
// All hints of one search have the same base rating, so the original's order (rating, complexity,
// kind) is that of complexity and kind; among equals the one that was found first comes first.
#pragma once

#include "rate/explainer/chains/chains.hpp"
#include "rate/explainer/chains/nets/propagation.hpp"

#include <climits>
#include <compare>
#include <cstdint>

namespace nonet::explainer {

/// The values are the original's sort keys.
enum class NetProof : std::uint8_t {
    both_ways = 1,      ///< the same from a candidate being on and off ("double")
    cell = 5,           ///< the same from each digit of a cell
    house = 6,          ///< the same from each place of a digit in a house
    contradiction = 7,  ///< a candidate leads to one
};

/// What a hint concludes: a candidate is on or off.
struct Conclusion {
    Candidate candidate;
    bool is_on = false;
};

/// Which propagations a hint combines: those of a candidate of the graph, or of a unit.
struct NetOrigin {
    NetGraph::Id id = 0;              ///< both_ways, contradiction: what was assumed
    bool is_on = false;               ///< contradiction: how it was assumed
    NetGraph::Unit unit = 0;          ///< cell, house
    Cause cause = Cause::assumption;  ///< cell, house: what kind of unit
};

/// The place of a hint among those of its search.
struct NetRank {
    int complexity = INT_MAX;
    NetProof proof = NetProof::contradiction;

    friend auto operator<=>(const NetRank&, const NetRank&) = default;
};

/// The rating of the shortest hint of such a search.
double net_base_rating(NetKind kind, int level);

/// The hint in full. `kind` and `level` are those of its search.
Hint make_net_hint(const Position& position, NetKind kind, int level, const NetRank& rank,
                   const Conclusion& conclusion);

}  // namespace nonet::explainer
