// The batch kernel for AVX-512, 512 lanes: see lanes/engine.inl.
#include "batch/kernel.hpp"
#include "batch/lanes/layout.hpp"
#include "batch/lanes/planes.hpp"

#include <immintrin.h>

namespace nonet::batch::avx512 {

// Each file builds on those before it.
// clang-format off
#include "batch/lanes/vector_512.inl"
#include "batch/lanes/lane_set.inl"
#include "batch/lanes/propagate.inl"
#include "batch/lanes/doubles.inl"
#include "batch/lanes/transpose_512.inl"
#include "batch/lanes/planes_512.inl"
#include "batch/lanes/stacks.inl"
#include "batch/lanes/state.inl"
#include "batch/lanes/refill.inl"
#include "batch/lanes/harvest.inl"
#include "batch/lanes/branch.inl"
#include "batch/lanes/moves.inl"
#include "batch/lanes/reading_order.inl"
#include "batch/lanes/steal.inl"
#include "batch/lanes/tail.inl"
#include "batch/lanes/engine.inl"
// clang-format on

}  // namespace nonet::batch::avx512
