// Ordered delivery: see the header.
#include "generate/delivery.hpp"

#include "base/budget.hpp"

#include <chrono>
#include <utility>

namespace nonet::generate {

Delivery::Delivery(const Making& making, const PuzzleReceiver& receive, std::size_t window,
                   std::uint64_t end)
    : making_(&making),
      receive_(&receive),
      counts_(making.counts != nullptr ? making.counts : &own_counts_),
      ring_(window),
      end_(end),
      over_(making.count == 0) {}

std::optional<std::uint64_t> Delivery::begin() {
    std::uint64_t number = begun_.load(std::memory_order_relaxed);
    do {
        if (is_over() || number >= end_ || number >= delivered_.load() + ring_.size()) return {};
    } while (!begun_.compare_exchange_weak(number, number + 1));
    return number;
}

void Delivery::finish(MadePuzzle made, Verdict verdict) {
    const std::lock_guard lock(mutex_);
    Place& place = ring_[made.number % ring_.size()];
    place.verdict = verdict;
    if (verdict == Verdict::good) {
        place.made = std::move(made);
    }
    std::uint64_t next = delivered_.load(std::memory_order_relaxed);
    while (!is_over() && ring_[next % ring_.size()].verdict != Verdict::pending) {
        hand_over(ring_[next % ring_.size()]);
        delivered_.store(++next);
    }
    advanced_.notify_all();
}

void Delivery::conclude(const Recipe& recipe, MadePuzzle made, Verdict verdict) {
    if (verdict == Verdict::good && (recipe.accept || recipe.annotate)) {
        // To judge may take long, so it is not asked about what comes too late; and what was not
        // judged is not finished.
        if (look()) return;
        verdict = judge(recipe, made);
    }
    finish(std::move(made), verdict);
}

void Delivery::hand_over(Place& place) {
    const Verdict verdict = std::exchange(place.verdict, Verdict::pending);
    count(verdict);
    if (verdict != Verdict::good) return;
    ++good_;
    if (!(*receive_)(place.made)) {
        reason_ = MakingEnd::by_receiver;
        over_ = true;
    }
    if (good_ == making_->count) over_ = true;
}

void Delivery::count(Verdict verdict) {
    const auto add = [](std::atomic<std::uint64_t>& to) {
        to.store(to.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    };
    add(counts_->candidates);
    switch (verdict) {
        case Verdict::good:
            return add(counts_->good);
        case Verdict::wrong_clues:
            return add(counts_->wrong_clues);
        case Verdict::redundant:
            return add(counts_->redundant);
        case Verdict::not_unique:
            return add(counts_->not_unique);
        case Verdict::refused:
            return add(counts_->refused);
        case Verdict::pending:
            return;
    }
}

bool Delivery::look() {
    if (is_over() || !Budget(making_->limits).reached()) return is_over();
    const std::lock_guard lock(mutex_);
    if (!is_over()) {
        reason_ = MakingEnd::by_limit;
        over_ = true;
    }
    return true;
}

void Delivery::wait() {
    constexpr std::chrono::milliseconds kSoon(5);
    std::unique_lock lock(mutex_);
    advanced_.wait_for(lock, kSoon);
}

MakingEnd Delivery::end() {
    const std::lock_guard lock(mutex_);
    if (reason_ != MakingEnd::by_limit) return reason_;
    const std::uint64_t next = delivered_.load();
    for (std::uint64_t i = 0; i < ring_.size() && good_ < making_->count; ++i) {
        Place& place = ring_[(next + i) % ring_.size()];
        if (place.verdict != Verdict::pending) hand_over(place);
        if (reason_ == MakingEnd::by_receiver) break;
    }
    return good_ == making_->count ? MakingEnd::complete : reason_;
}

}  // namespace nonet::generate
