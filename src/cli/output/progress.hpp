// "12,345 puzzles, 6,200 a second" on standard error, while a long run goes on.
#pragma once

#include <chrono>
#include <cstdint>

namespace nonet::cli {

class Progress {
  public:
    using Clock = std::chrono::steady_clock;

    /// `terminal`: one line that is written over again and again; otherwise a line now and then.
    Progress(bool shown, bool terminal) : shown_(shown), terminal_(terminal) {}

    /// So many more puzzles are done.
    void add(std::uint64_t puzzles);
    /// Takes the line away, so that something else can be written.
    void clear();

  private:
    void show(Clock::time_point now);

    bool shown_;
    bool terminal_;
    bool visible_ = false;
    std::uint64_t done_ = 0;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

}  // namespace nonet::cli
