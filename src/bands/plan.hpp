// Which band to begin with, and what the counting will cost.
#pragma once

#include "bands/band_clues.hpp"

namespace nonet::bands {

struct Plan {
    bool transposed = false;
    int first = 0;             ///< the band that comes first
    double nanoseconds = 0.0;  ///< on one thread, within a factor of three or so
};

/// The cheapest of the six ways to begin.
Plan make_plan(const Grid& puzzle);

}  // namespace nonet::bands
