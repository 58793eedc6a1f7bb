// The single-puzzle kernel for every machine: see triads/kernel.inl.
#include "solve/kernel.hpp"
#include "solve/triads/layout.hpp"

namespace nonet::solve::portable {

// Each file builds on the one before it.
// clang-format off
#include "solve/triads/words_2x128.inl"
#include "solve/triads/frames.inl"
#include "solve/triads/round.inl"
#include "solve/triads/start.inl"
#include "solve/triads/branch.inl"
#include "solve/triads/kernel.inl"
// clang-format on

}  // namespace nonet::solve::portable
