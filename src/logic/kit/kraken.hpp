// The search for kraken fish: finned fish whose fins do not see what goes, but chains from them do.
//
// What each candidate leads to is known for all at once (kit/reachability.hpp), so a fish costs a
// few intersections of bits. Of several krakens with one removal the smallest fish is told, then
// the shortest chains; the first step is the best of the smallest size that has any. Cost: some
// milliseconds a position, more in an empty grid.
#pragma once

#include <cstdint>

namespace nonet::logic {

class Search;
class Steps;

/// By what the chains lead from.
enum class KrakenType : std::uint8_t {
    fins,            ///< type 1: the fins lead to a candidate that the fish would remove
    fins_and_house,  ///< type 2: so do the fish's places in one cover house, to any candidate
    both
};

/// Reports the krakens of these types, each under its own row of kraken_fish().
void find_krakens(Search& search, KrakenType wanted, Steps& steps);

}  // namespace nonet::logic
