// The search with a budget: see the header.
#include "solve/search.hpp"

#include "solve/kernels.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace nonet {

using solve::Found;

namespace {

using Masks = std::array<DigitMask, kCells>;
using Digits = std::array<std::uint8_t, kCells>;

static_assert(sizeof(Candidates) == sizeof(Masks) && sizeof(Grid) == sizeof(Digits));

}  // namespace

Search::Search(const Candidates& start, Budget& budget) : Search(solve::chosen_kernel(), budget) {
    kernel_->start_masks(memory_, std::bit_cast<Masks>(start).data());
}

Search::Search(const Grid& start, Budget& budget) : Search(solve::chosen_kernel(), budget) {
    kernel_->start_symbols(memory_, start.values().data());
}

std::optional<Grid> Search::next() {
    Digits digits;
    while (!budget_->reached()) {
        const std::uint64_t granted = budget_->grant();
        std::uint64_t left = granted;
        const Found found = kernel_->next(memory_, left, digits.data());
        budget_->spend(granted - left, found == Found::out_of_nodes);
        if (found == Found::nothing) return std::nullopt;
        if (found == Found::solution) return std::bit_cast<Grid>(digits);
    }
    return std::nullopt;
}

Uint128 Search::count(Uint128 limit) {
    constexpr std::uint64_t kMost = std::uint64_t{1} << 62;
    Uint128 total;
    while (!budget_->reached() && total < limit) {
        const bool last = limit.high == total.high && limit.low - total.low <= kMost;
        const std::uint64_t wanted = last ? limit.low - total.low : kMost;
        const std::uint64_t granted = budget_->grant();
        std::uint64_t left = granted;
        std::uint64_t counted = 0;
        const Found found = kernel_->count(memory_, left, wanted, counted);
        budget_->spend(granted - left, found == Found::out_of_nodes);
        total += counted;
        if (found == Found::nothing) break;
    }
    return total;
}

std::optional<Grid> find_solution(const Candidates& start, Budget& budget) {
    return Search(start, budget).next();
}

bool propagate(Candidates& candidates) {
    auto masks = std::bit_cast<Masks>(candidates);
    const bool consistent = solve::chosen_kernel().propagate(masks.data());
    candidates = std::bit_cast<Candidates>(masks);
    return consistent;
}

}  // namespace nonet
