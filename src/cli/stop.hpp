// One question for the whole program: must we stop, and why?
#pragma once

#include <atomic>
#include <cstdint>

namespace nonet::cli {

enum class StopReason : std::uint8_t {
    none,
    interrupted,    ///< Ctrl-C
    output_closed,  ///< nobody reads our output any more, as behind "| head"
    output_failed,  ///< the output cannot be written, as on a full disk
};

/// The first reason holds.
void request_stop(StopReason reason);
StopReason stop_reason();

/// True from the first request on; what searches look at (Limits::cancel).
const std::atomic<bool>& stop_flag();

/// A file descriptor that becomes readable when a stop is requested, for poll(); -1 before
/// watch_interrupts().
int stop_descriptor();

/// From now on Ctrl-C requests a stop, a second one ends the program at once, and a closed pipe
/// is an error of write() instead of a signal.
void watch_interrupts();

}  // namespace nonet::cli
