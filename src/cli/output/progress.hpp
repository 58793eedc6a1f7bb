// "12345 puzzles, 6200 a second, 37 %, 2:05 left" on standard error, while a long run goes on.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace nonet::cli {

class Progress {
  public:
    using Clock = std::chrono::steady_clock;

    /// `terminal`: one line that is written over again and again; otherwise a line now and then.
    Progress(bool shown, bool terminal) : shown_(shown), terminal_(terminal) {}

    /// So many more puzzles are done; `share` of the input, 0 to 1, where that is known.
    void add(std::uint64_t puzzles, std::optional<double> share = {});
    /// What the line says behind the rate, from now on.
    void set_note(std::string note) { note_ = std::move(note); }
    /// Takes the line away, so that something else can be written.
    void clear();

  private:
    void show(Clock::time_point now);
    [[nodiscard]] std::string estimate(double seconds) const;

    bool shown_;
    bool terminal_;
    bool visible_ = false;
    std::uint64_t done_ = 0;
    std::string note_;
    std::optional<double> first_share_;  ///< where this run began: it may go on with another's work
    std::optional<double> share_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

}  // namespace nonet::cli
