// For kernels: functions that leave no trace in the object, and loops over registers.
//
// A kernel is a handful of long functions, made of many short ones that must be inlined: for speed,
// and because what a kernel exports could be picked for the whole program (tools/check_kernels).
#pragma once

#define NONET_INLINE [[gnu::always_inline]] inline

/// Before a loop over at most nine parts, sets or triads: arrays of vectors become registers only
/// where it is unrolled, and GCC does not do so by itself.
#if defined(__clang__)
#define NONET_UNROLL _Pragma("clang loop unroll(full)")
#else
#define NONET_UNROLL _Pragma("GCC unroll 9")
#endif
