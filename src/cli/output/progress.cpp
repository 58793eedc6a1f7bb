// Progress.
//
// Nothing is shown in the first second: short runs stay silent. Later a terminal sees five
// updates a second and a log file one every ten seconds.
#include "cli/output/progress.hpp"

#include <cstdio>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::chrono::milliseconds kOnTerminal{200};
constexpr std::chrono::milliseconds kInLog{10'000};
constexpr std::chrono::milliseconds kFirst{1'000};

}  // namespace

void Progress::add(std::uint64_t puzzles) {
    if (!shown_) return;
    done_ += puzzles;
    const auto now = Clock::now();
    const auto gap = last_ == start_ ? kFirst : terminal_ ? kOnTerminal : kInLog;
    if (now - last_ >= gap) show(now);
}

void Progress::show(Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const auto rate = static_cast<std::uint64_t>(static_cast<double>(done_) / seconds);
    if (terminal_)
        fmt::print(stderr, "\r\x1b[K{} puzzles, {} a second", done_, rate);
    else
        fmt::print(stderr, "nonet: {} puzzles, {} a second\n", done_, rate);
    std::fflush(stderr);
    visible_ = terminal_;
    last_ = now;
}

void Progress::clear() {
    if (!visible_) return;
    fmt::print(stderr, "\r\x1b[K");
    visible_ = false;
}

}  // namespace nonet::cli
