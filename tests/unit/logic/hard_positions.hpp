// Positions in which chains and nets have something to find, for the tests of their machinery.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/state.hpp>

#include <string_view>
#include <vector>

namespace nonet::logic {

struct HardPosition {
    std::string_view group;  ///< the search that the position needs
    State state;             ///< a puzzle with one solution, after the steps that easier ones take
    std::vector<Candidate> removals;  ///< the first step of that search: what it removes, or places
    std::vector<Candidate> placements;
    Grid solution;
};

const std::vector<HardPosition>& hard_positions();

}  // namespace nonet::logic
