// The single-puzzle kernel for AVX2: see triads/kernel.inl.
#include "solve/kernel.hpp"
#include "solve/triads/layout.hpp"

#include <immintrin.h>

namespace nonet::solve::avx2 {

// Each file builds on the one before it.
// clang-format off
#include "solve/triads/words_256.inl"
#include "solve/triads/frames.inl"
#include "solve/triads/round.inl"
#include "solve/triads/start.inl"
#include "solve/triads/branch.inl"
#include "solve/triads/kernel.inl"
// clang-format on

}  // namespace nonet::solve::avx2
