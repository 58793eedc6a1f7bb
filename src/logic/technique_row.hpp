// One row of the private table of techniques: the public documentation and the finder.
//
// A finder reports the steps of its technique in the order in which a person who searches that way
// would meet them, the best first where the technique ranks its finds (chains: the shortest), and
// stops as soon as Steps::add says so. It may use everything in Search; it never changes the state.
// A file in techniques/ hands out one row, or several that share one search (fish of all sizes).
#pragma once

#include <nonet/step.hpp>
#include <nonet/technique.hpp>

#include <span>

namespace nonet::logic {

class Search;
class Steps;

struct TechniqueRow {
    TechniqueInfo info;
    int size = 0;  ///< what the finder wants to know of its row: the size of a fish, say
    void (*find)(Search& search, const TechniqueRow& row, Steps& steps) = nullptr;
};

using TechniqueRows = std::span<const TechniqueRow>;

}  // namespace nonet::logic
