// Comparing the counter of the processor with the clock: see the header.
#include "cli/bench/clock.hpp"

#include <algorithm>
#include <limits>

namespace nonet::cli {

namespace {

/// The same moment on the clock and on the counter.
struct Pair {
    double nanoseconds = 0;
    std::uint64_t ticks = 0;
};

/// The system may stop us between the two readings for milliseconds; the pair that was read
/// quickest is taken.
Pair read_both() {
    constexpr int kTries = 100;
    double quickest = std::numeric_limits<double>::infinity();
    Pair best;
    for (int i = 0; i < kTries; ++i) {
        const double before = Moment::now().wall;
        const std::uint64_t between = ticks();
        const double taken = Moment::now().wall - before;
        if (taken >= quickest) continue;
        quickest = taken;
        best = {before + taken / 2, between};
    }
    return best;
}

double measure_rate() {
    constexpr double kLongEnough = 5e6;  // nanoseconds
    const Pair start = read_both();
    while (Moment::now().wall - start.nanoseconds < kLongEnough) {
    }
    const Pair end = read_both();
    return static_cast<double>(end.ticks - start.ticks) / (end.nanoseconds - start.nanoseconds);
}

}  // namespace

double ticks_per_nanosecond() {
    static const double kRate = measure_rate();
    return kRate;
}

std::uint64_t ticks_of_nothing() {
    constexpr int kTries = 1000;
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (int i = 0; i < kTries; ++i) {
        const std::uint64_t start = ticks();
        least = std::min(least, ticks() - start);
    }
    return least;
}

}  // namespace nonet::cli
