// The clocks of measuring.
//
// Processor time tells what a piece of work costs even on a machine that others use too; the
// clock on the wall tells how long many threads took together. Both cost hundreds of nanoseconds to
// read, as much as a puzzle, so single calls are timed in ticks: the counter of the processor where
// there is one (x86-64), which runs at its nominal rate whatever the core does.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace nonet::cli {

/// A moment on both clocks, in nanoseconds.
struct Moment {
    double processor = 0;  ///< of all threads of this program
    double wall = 0;

    static Moment now() {
        timespec time = {};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        const auto wall = std::chrono::steady_clock::now().time_since_epoch();
        return {static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec),
                std::chrono::duration<double, std::nano>(wall).count()};
    }

    friend Moment operator-(const Moment& a, const Moment& b) {
        return {a.processor - b.processor, a.wall - b.wall};
    }
};

#if defined(__x86_64__)
inline constexpr bool kTicksAreCycles = true;
inline std::uint64_t ticks() {
    // The fence keeps the calls before it from being counted to what follows.
    __builtin_ia32_lfence();
    return __builtin_ia32_rdtsc();
}
#else
inline constexpr bool kTicksAreCycles = false;
inline std::uint64_t ticks() {
    return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
}
#endif

/// What a tick is worth, measured once for a few milliseconds.
double ticks_per_nanosecond();

/// What two calls of ticks() with nothing between tell, at least.
std::uint64_t ticks_of_nothing();

}  // namespace nonet::cli
