// A number of seconds from now, as the clock time that searches look at.
#pragma once

#include <chrono>
#include <optional>

namespace nonet::cli {

/// So many seconds from now; without a number the end of time.
inline std::chrono::steady_clock::time_point deadline_in(const std::optional<double>& seconds) {
    using Clock = std::chrono::steady_clock;
    if (!seconds) return Clock::time_point::max();
    const std::chrono::duration<double> exact(*seconds);
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(exact);
}

}  // namespace nonet::cli
