// From the fish of the engine to steps of one row: which fish count, which of several alike is
// told, and siamese fish.
//
// In all steps one fish is told for each set of removals: the one with the fewest endo fins, then
// fins, then the first. Siamese fish (option siamese_fish) are two finned fish on one base whose
// covers differ and whose removals begin with different candidates; they are named after the first
// of them. With this option all fish are searched before the first is told, the largest set of
// removals first, as HoDoKu does.
//
// Evidence: digits = the digit; base; cover (a siamese fish has both covers, one behind the other);
// fins without the endo fins; endo_fins; cells = the base candidates that are no fins.
#pragma once

#include "logic/kit/fish.hpp"
#include "logic/technique_row.hpp"

#include <cstdint>

namespace nonet::logic {

/// Fish of a row: its shape, its fins; the row's `size` is the number of base houses.
struct FishKind {
    enum class Fins : std::uint8_t {
        none,
        finned,   ///< for basic fish: every base house keeps two candidates without the fins
        sashimi,  ///< some base house does not
        either
    };
    FishShape shape = FishShape::basic;
    Fins fins = Fins::none;
};

void find_fish(Search& search, const TechniqueRow& row, Steps& steps, const FishKind& kind);

}  // namespace nonet::logic
