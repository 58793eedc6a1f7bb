// Why a statement of a chain follows from the one before: where the link between them stands.
//
// The cause matters beyond the explanation. A candidate that is on because it is the last one of
// its cell or house rests on every candidate that was erased there before, and which cell or house
// that is decides which ones.
#pragma once

#include "rate/explainer/position.hpp"

#include <cstdint>

namespace nonet::explainer {

/// By which link a node was derived.
enum class Cause : std::uint8_t {
    assumption,  ///< it is what was assumed
    cell,
    box,
    row,
    column,
    pattern,  ///< of level 1 and up; only nodes that are off
};

/// The cause for the houses of kHousesOf, in their order.
constexpr Cause cause_of_house(int which) {
    return static_cast<Cause>(static_cast<int>(Cause::box) + which);
}

/// The house of a cell for one of the causes box, row, column.
constexpr House house_for(Cause cause, Cell cell) {
    return kHousesOf[cell][static_cast<int>(cause) - static_cast<int>(Cause::box)];
}

}  // namespace nonet::explainer
