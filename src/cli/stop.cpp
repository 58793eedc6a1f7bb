// Stopping.
//
// A signal handler may do next to nothing: it sets two lock-free atomics and writes one byte into
// a pipe. The pipe is there because a thread that waits for input in poll() is woken by a signal
// only when the system happens to deliver the signal to that thread.
#include "cli/stop.hpp"

#include "cli/exit_code.hpp"

#include <array>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

// Global because a signal handler has no argument to carry them.
std::atomic<bool> g_stop{false};
std::atomic<StopReason> g_reason{StopReason::none};
std::array<int, 2> g_pipe{-1, -1};

static_assert(std::atomic<bool>::is_always_lock_free);
static_assert(std::atomic<StopReason>::is_always_lock_free);

void on_interrupt(int /*signal*/) {
    if (g_reason.load() == StopReason::interrupted) _exit(kExitInterrupted);
    request_stop(StopReason::interrupted);
}

}  // namespace

void request_stop(StopReason reason) {
    StopReason none = StopReason::none;
    g_reason.compare_exchange_strong(none, reason);
    g_stop.store(true);
    if (g_pipe[1] >= 0) {
        const char byte = 0;
        [[maybe_unused]] const auto written = write(g_pipe[1], &byte, 1);
    }
}

StopReason stop_reason() {
    return g_reason.load();
}

const std::atomic<bool>& stop_flag() {
    return g_stop;
}

int stop_descriptor() {
    return g_pipe[0];
}

void watch_interrupts() {
    if (pipe2(g_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) g_pipe = {-1, -1};
    struct sigaction action = {};
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    action.sa_handler = on_interrupt;
    sigaction(SIGINT, &action, nullptr);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, nullptr);
}

}  // namespace nonet::cli
