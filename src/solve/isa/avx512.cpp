// The single-puzzle kernel for AVX-512: see triads/kernel.inl.
#include "solve/kernel.hpp"
#include "solve/triads/layout.hpp"

#include <immintrin.h>

namespace nonet::solve::avx512 {

// Each file builds on the one before it.
// clang-format off
#include "solve/triads/avx512.inl"
#include "solve/triads/round.inl"
#include "solve/triads/start.inl"
#include "solve/triads/branch.inl"
#include "solve/triads/kernel.inl"
// clang-format on

}  // namespace nonet::solve::avx512
