// Layer by layer: the arrivals of one length are made from those of the length before.
//
// Arrivals at a set are a list through `next`, short since only different digits count; a better
// way to the same place overwrites the worse one instead of being added.
#include "logic/kit/als_chain_paths.hpp"

#include "logic/kit/als_chain_reach.hpp"
#include "logic/kit/digits.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

constexpr std::size_t kStepsPerLink = 5;  // as a budget counts

}  // namespace

void AlsChainPaths::begin(int start, Digit digit) {
    start_ = start;
    layer_ = 0;
    arrivals_.clear();
    head_.assign(sets_.sets().size(), -1);
    for (const AlsLink& link : forward_ ? links_.after(start) : links_.of(start)) {
        if ((link.digits() & mask_of(digit)) == 0) continue;
        const int cells = sets_[start].size() + sets_[link.to].size();
        arrive({.set = link.to, .digits = mask_of(digit), .cells = cells});
    }
}

void AlsChainPaths::extend(int limit) {
    forget_heads();
    const std::size_t begin = layer_;
    const std::size_t end = arrivals_.size();
    layer_ = end;
    for (std::size_t i = begin; i < end; ++i) {
        const Arrival from = arrivals_[i];
        const Digit entered = first_digit(from.digits);
        const auto links = forward_ ? links_.after(from.set) : links_.of(from.set);
        tries_ += static_cast<long>(links.size());
        if (tries_ > kMostTries || !budget_.work(kStepsPerLink * links.size())) return;
        for (const AlsLink& link : links) {
            const int cells = from.cells + sets_[link.to].size();
            if (cells >= limit) continue;
            const DigitMask digits = passage(link, entered).digits;
            const auto previous = static_cast<std::int32_t>(i);
            if (digits == 0) continue;
            arrive({.set = link.to, .digits = digits, .previous = previous, .cells = cells});
        }
    }
}

void AlsChainPaths::forget_heads() {
    for (const Arrival& arrival : arrivals()) head_[arrival.set] = -1;
}

bool AlsChainPaths::is_on_chain(int set, std::int32_t arrival) const {
    for (; arrival >= 0; arrival = arrivals_[arrival].previous) {
        if (arrivals_[arrival].set == set) return true;
    }
    return set == start_;
}

void AlsChainPaths::arrive(const Arrival& arrival) {
    std::int32_t known = head_[arrival.set];
    while (known >= 0 && arrivals_[known].digits != arrival.digits) known = arrivals_[known].next;
    if (known >= 0 && arrivals_[known].cells <= arrival.cells) return;
    if (!forward_ && is_on_chain(arrival.set, arrival.previous)) return;
    if (known >= 0) {
        arrivals_[known].cells = arrival.cells;
        arrivals_[known].previous = arrival.previous;
        return;
    }
    arrivals_.push_back(arrival);
    arrivals_.back().next = head_[arrival.set];
    head_[arrival.set] = static_cast<std::int32_t>(arrivals_.size() - 1);
}

std::vector<AlsChainPaths::Arrival> AlsChainPaths::chain_to(Arrival arrival) const {
    std::vector<Arrival> chain = {arrival};
    while (chain.back().previous >= 0) chain.push_back(arrivals_[chain.back().previous]);
    std::reverse(chain.begin(), chain.end());
    return chain;
}

}  // namespace nonet::logic
