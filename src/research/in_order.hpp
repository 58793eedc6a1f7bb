// Work on several threads, with results in order.
//
// One function hands out pieces of work, one at a time; several threads do them; the caller's
// thread takes the results in the order in which the pieces were handed out. A bounded number of
// pieces is under way, so a slow consumer or a slow piece holds the others up and memory stays
// bounded.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace nonet::research {

template <class Piece>
class InOrder {
  public:
    struct Stages {
        std::function<bool(Piece&)> hand_out;  ///< false: there is no more
        std::function<void(Piece&)> work;      ///< called by several threads
        std::function<bool(Piece&)> take;      ///< called in order by the caller; false: enough
    };

    /// Requires at least one thread.
    explicit InOrder(unsigned threads) : threads_(threads) {}

    /// Until all pieces are taken, or `take` has enough.
    void run(const Stages& stages) {
        if (threads_ == 1) return run_alone(stages);
        ended_ = false;
        under_way_.clear();
        std::vector<std::thread> workers;
        for (unsigned i = 0; i < threads_; ++i) {
            try {
                workers.emplace_back([&] { work(stages); });
            } catch (const std::system_error&) {  // no thread to be had
                break;
            }
        }
        if (workers.empty()) return run_alone(stages);
        take_all(stages);
        for (std::thread& worker : workers) worker.join();
    }

  private:
    struct Slot {
        Piece piece;
        bool done = false;
    };

    static void run_alone(const Stages& stages) {
        for (;;) {
            Piece piece;
            if (!stages.hand_out(piece)) return;
            stages.work(piece);
            if (!stages.take(piece)) return;
        }
    }

    void work(const Stages& stages) {
        std::unique_lock lock(mutex_);
        for (;;) {
            room_.wait(lock, [&] { return ended_ || under_way_.size() < 4 * threads_; });
            if (ended_) return;
            auto slot = std::make_shared<Slot>();
            if (!stages.hand_out(slot->piece)) {
                ended_ = true;
                ready_.notify_all();
                room_.notify_all();
                return;
            }
            under_way_.push_back(slot);
            lock.unlock();
            stages.work(slot->piece);
            lock.lock();
            slot->done = true;
            ready_.notify_all();
        }
    }

    void take_all(const Stages& stages) {
        std::unique_lock lock(mutex_);
        for (;;) {
            ready_.wait(lock,
                        [&] { return under_way_.empty() ? ended_ : under_way_.front()->done; });
            if (under_way_.empty()) return;
            const std::shared_ptr<Slot> slot = under_way_.front();
            lock.unlock();
            const bool goes_on = stages.take(slot->piece);
            lock.lock();
            under_way_.pop_front();
            room_.notify_all();
            if (goes_on) continue;
            ended_ = true;
            room_.notify_all();
            return;
        }
    }

    unsigned threads_;
    std::mutex mutex_;
    std::condition_variable room_;   ///< for another piece
    std::condition_variable ready_;  ///< something is done, or all is
    std::deque<std::shared_ptr<Slot>> under_way_;
    bool ended_ = false;
};

}  // namespace nonet::research
