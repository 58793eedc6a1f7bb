// Progress.
//
// Nothing is shown in the first second: short runs stay silent. Later a terminal sees five
// updates a second and a log file one every ten seconds.
#include "cli/output/progress.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::chrono::milliseconds kOnTerminal{200};
constexpr std::chrono::milliseconds kInLog{10'000};
constexpr std::chrono::milliseconds kFirst{1'000};

std::string text_of_time_left(double seconds) {
    const auto left = static_cast<std::uint64_t>(std::max(0.0, seconds) + 0.5);
    if (left < 3600) return fmt::format("{}:{:02}", left / 60, left % 60);
    return fmt::format("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60);
}

}  // namespace

/// As if the rest of the input took as long as what this run has done of it.
std::string Progress::estimate(double seconds) const {
    constexpr double kTooEarly = 0.001;
    if (!share_ || !first_share_) return {};
    const double here = *share_ - *first_share_;
    std::string text = fmt::format(", {:.0f} %", std::floor(*share_ * 100));
    if (here < kTooEarly) return text;
    return text + ", " + text_of_time_left(seconds / here * (1 - *share_)) + " left";
}

void Progress::add(std::uint64_t puzzles, std::optional<double> share) {
    if (!shown_) return;
    if (!first_share_) first_share_ = share;
    share_ = share;
    done_ += puzzles;
    const auto now = Clock::now();
    const auto gap = last_ == start_ ? kFirst : terminal_ ? kOnTerminal : kInLog;
    if (now - last_ >= gap) show(now);
}

void Progress::show(Clock::time_point now) {
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const auto rate = static_cast<std::uint64_t>(static_cast<double>(done_) / seconds);
    if (terminal_)
        fmt::print(stderr, "\r\x1b[K{} puzzles, {} a second{}{}", done_, rate, note_,
                   estimate(seconds));
    else
        fmt::print(stderr, "nonet: {} puzzles, {} a second{}{}\n", done_, rate, note_,
                   estimate(seconds));
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
