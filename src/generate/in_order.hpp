// Numbered pieces of work on several threads, their results in the order of the numbers.
//
// Which result comes out k-th must not depend on the threads, so a result waits until all before it
// were taken; a window bounds how many may wait. One result is taken at a time, by the thread that
// finished it or the ones before it. The calling thread only watches over the limits, whose flag
// and deadline reach the work as one flag: with it, too, work in progress is ended once the last
// result was taken.
#pragma once

#include "base/budget.hpp"

#include <nonet/search.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace nonet::generate {

/// `make(number, limits)` gives an std::optional<Result>, nothing when a limit came first;
/// `take(Result&&)` answers false when it wants no more. Numbers run from 0 without end.
template <class Result, class Make, class Take>
class InOrder {
  public:
    InOrder(unsigned threads, const Limits& limits, Make& make, Take& take)
        : threads_(threads), limits_(limits), make_(make), take_(take), slots_(4 * threads) {}

    /// True when `take` had enough, false when a limit came first.
    bool run() {
        if (threads_ == 1) return run_alone();
        std::vector<std::thread> workers;
        workers.reserve(threads_);
        try {
            for (unsigned i = 0; i < threads_; ++i) workers.emplace_back([this] { work(); });
        } catch (const std::system_error&) {  // no more to be had: those there are do it all
            if (workers.empty()) return run_alone();
        }
        {
            std::unique_lock lock(mutex_);
            while (!is_ended_) {
                changed_.wait_for(lock, std::chrono::milliseconds(10));
                if (Budget(limits_).reached()) stop_ = true;
            }
        }
        for (std::thread& worker : workers) worker.join();
        return has_enough_;
    }

  private:
    struct Slot {
        bool is_ready = false;
        std::optional<Result> result;
    };

    bool run_alone() {
        for (std::uint64_t number = 0;; ++number) {
            if (Budget(limits_).reached()) return false;
            std::optional<Result> result = make_(number, limits_);
            if (!result) return false;
            if (!take_(std::move(*result))) return true;
        }
    }

    void work() {
        Limits limits;
        limits.nodes = limits_.nodes;
        limits.cancel = &stop_;
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return is_ended_ || begun_ < taken_ + slots_.size(); });
            if (is_ended_) return;
            const std::uint64_t number = begun_++;
            lock.unlock();
            std::optional<Result> result;
            if (!stop_) result = make_(number, limits);
            lock.lock();
            slots_[number % slots_.size()] = {true, std::move(result)};
            if (!is_taking_) take_ready(lock);
        }
    }

    /// Holds the lock but while a result is taken.
    void take_ready(std::unique_lock<std::mutex>& lock) {
        is_taking_ = true;
        while (!is_ended_ && slots_[taken_ % slots_.size()].is_ready) {
            Slot slot = std::exchange(slots_[taken_ % slots_.size()], {});
            lock.unlock();
            const bool goes_on = slot.result && take_(std::move(*slot.result));
            lock.lock();
            ++taken_;
            if (!goes_on) {
                has_enough_ = slot.result.has_value();
                is_ended_ = true;
                stop_ = true;
            }
            changed_.notify_all();
        }
        is_taking_ = false;
    }

    unsigned threads_;
    const Limits& limits_;
    Make& make_;
    Take& take_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Slot> slots_;
    std::uint64_t begun_ = 0;
    std::uint64_t taken_ = 0;
    std::atomic<bool> stop_{false};
    bool is_taking_ = false;
    bool is_ended_ = false;
    bool has_enough_ = false;
};

/// On so many threads (0: as many as the processor has; 256 at most).
template <class Result, class Make, class Take>
bool run_in_order(unsigned threads, const Limits& limits, Make make, Take take) {
    constexpr unsigned kMostThreads = 256;
    const unsigned wanted = threads != 0 ? threads : std::thread::hardware_concurrency();
    InOrder<Result, Make, Take> work(std::clamp(wanted, 1U, kMostThreads), limits, make, take);
    return work.run();
}

}  // namespace nonet::generate
