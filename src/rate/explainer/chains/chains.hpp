// The producers made of chains. They keep tables between calls, so each is made as an object.
//
// unary/ has the chains from one candidate, nets/ those that branch; only chains inside of nets
// (nets/nested_chains.hpp) use both. Beside them stands what they share: the causes of links and
// what a length adds to a rating.
#pragma once

#include "rate/explainer/producer.hpp"

#include <cstdint>
#include <memory>

namespace nonet::explainer {

/// Producer 21: cycles and forcing chains from one candidate (X, Y and both).
std::unique_ptr<Finder> make_unary_chains();

/// Producers 23 to 30.
enum class NetKind : std::uint8_t {
    nishio,    ///< 23: contradictions of one candidate by X-links
    multiple,  ///< 24: cell and region forcing chains
    dynamic,   ///< 25 and, with a level of 1 to 5, 26 to 30
};
std::unique_ptr<Finder> make_nets(NetKind kind, int level);

}  // namespace nonet::explainer
