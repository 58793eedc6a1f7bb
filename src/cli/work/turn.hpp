// Whose turn it is with something that threads use one after the other.
//
// oneTBB orders the stages of a pipeline by itself. But the thread sanitizer does not see that:
// the compiled part of oneTBB, as systems ship it, is not built for it, and each hand-over from
// thread to thread looks like a race. A Turn says the same order once more, in a way that every
// tool understands: it begins by acquiring what the last Turn with this Baton released at its end.
// It never waits, and once a batch it costs nothing that could be measured. Leaving the hand-overs
// out of the check instead would have hidden the real races with them.
#pragma once

#include <atomic>

namespace nonet::cli {

class Baton {
  public:
    void take() const { (void)passed_.load(std::memory_order_acquire); }
    void pass() { passed_.store(true, std::memory_order_release); }

  private:
    std::atomic<bool> passed_ = false;
};

class Turn {
  public:
    explicit Turn(Baton& baton) : baton_(baton) { baton_.take(); }
    ~Turn() { baton_.pass(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

  private:
    Baton& baton_;
};

}  // namespace nonet::cli
