// Candidates out in the order of their numbers, whichever thread finished which one when.
//
// Numbers are handed out one by one; what is finished waits in a ring until all before it are
// finished, too. The ring bounds how far threads may run ahead of the slowest candidate, so memory
// does. Whoever finishes the first one that is awaited hands over all that waited for it.
//
// Invariant: the receiver and the counts see candidate 0, 1, 2, ... without a gap, until the run is
// over; where a limit ended it, the good ones that still wait come last, with gaps.
#pragma once

#include <nonet/generate.hpp>

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace nonet::generate {

/// What became of a candidate.
enum class Verdict : std::uint8_t { pending, good, wrong_clues, redundant, not_unique, refused };

/// What the recipe's own functions make of a puzzle that is good in all other respects.
inline Verdict judge(const Recipe& recipe, MadePuzzle& made) {
    if (recipe.accept && !recipe.accept(made)) return Verdict::refused;
    if (recipe.annotate) recipe.annotate(made);
    return Verdict::good;
}

class Delivery {
  public:
    /// At most `window` candidates are in work or wait; none has a number from `end` on.
    Delivery(const Making& making, const PuzzleReceiver& receive, std::size_t window,
             std::uint64_t end);

    /// The number of a candidate to make; nothing when there is none (now).
    std::optional<std::uint64_t> begin();

    /// The candidate with the number of `made` is finished.
    void finish(MadePuzzle made, Verdict verdict);

    /// The same, but a good one must be accepted by the recipe, too, if it is still wanted.
    void conclude(const Recipe& recipe, MadePuzzle made, Verdict verdict);

    /// Nothing more is wanted: there are enough, or the receiver said so, or a limit was reached.
    [[nodiscard]] bool is_over() const { return over_.load(std::memory_order_relaxed); }

    /// Looks at the limits, too.
    bool look();

    /// begin() will have no number any more.
    [[nodiscard]] bool is_at_end() const { return is_over() || begun_.load() >= end_; }

    /// Returns when begin() may have a number again, or soon.
    void wait();

    /// When all threads are done: hands over what waits.
    MakingEnd end();

  private:
    struct Place {
        Verdict verdict = Verdict::pending;
        MadePuzzle made;
    };

    void hand_over(Place& place);
    void count(Verdict verdict);

    const Making* making_;
    const PuzzleReceiver* receive_;
    MakingCounts own_counts_;
    MakingCounts* counts_;
    std::vector<Place> ring_;
    std::uint64_t end_;
    std::atomic<std::uint64_t> begun_{0};
    std::atomic<std::uint64_t> delivered_{0};
    std::atomic<bool> over_{false};
    std::mutex mutex_;  ///< for the ring and all below
    std::condition_variable advanced_;
    std::uint64_t good_ = 0;
    MakingEnd reason_ = MakingEnd::complete;
};

}  // namespace nonet::generate
