// Parts of one search, shared among threads.
//
// A thread takes several parts at once, since its engine works on all of them together: a share of
// half of what is left. So few rounds are made, and the last ones are short. An engine asks for as
// many parts as it has idle lanes, and would take all that there are; it gets no further share
// before it is done with the one it has.
//
// Invariant: every part goes to one thread.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace nonet::batch {

/// What all threads share.
class PartQueue {
  public:
    PartQueue(std::size_t parts, unsigned threads) : parts_(parts), threads_(threads) {}

    /// Parts from `begin` to before `end`.
    struct Share {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// Empty when no parts are left.
    Share take() {
        const std::size_t shares = std::size_t{2} * threads_;
        Share share;
        share.begin = taken_.load();
        do {
            const std::size_t left = parts_ - share.begin;
            share.end = share.begin + (left + shares - 1) / shares;
        } while (!taken_.compare_exchange_weak(share.begin, share.end));
        return share;
    }

  private:
    std::size_t parts_;
    std::size_t threads_;
    std::atomic<std::size_t> taken_{0};
};

/// One thread's way through its shares.
class PartTaker {
  public:
    explicit PartTaker(PartQueue& queue) : queue_(&queue) {}

    /// The next part of the share, or the first one of a new share behind finish(). False when
    /// there is none (now).
    bool next(std::size_t& part) {
        if (share_.begin == share_.end && is_done_) share_ = queue_->take();
        is_done_ = false;
        if (share_.begin == share_.end) return false;
        part = share_.begin++;
        return true;
    }

    /// All parts that next() gave are done.
    void finish() { is_done_ = true; }

  private:
    PartQueue* queue_;
    PartQueue::Share share_;
    bool is_done_ = true;
};

}  // namespace nonet::batch
