// Comparing the counter of the processor with the clock: see the header.
#include "cli/bench/clock.hpp"

#include <algorithm>
#include <limits>

namespace nonet::cli {

namespace {

double measure_rate() {
    constexpr double kLongEnough = 5e6;  // nanoseconds
    const Moment start = Moment::now();
    const std::uint64_t first = ticks();
    Moment passed;
    std::uint64_t last = first;
    while (passed.wall < kLongEnough) {
        last = ticks();
        passed = Moment::now() - start;
    }
    return static_cast<double>(last - first) / passed.wall;
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
