// Writing and ranking the steps of almost locked sets.
//
// Ranks compare the number of removals first, then where these lie (removal_rank.hpp).
// SmallestSteps keeps one step for each result in a map by removals: in a position with hundreds of
// sets the same result comes up by dozens of ways.
#include "logic/kit/als_steps.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/removal_rank.hpp"

#include <algorithm>
#include <utility>

namespace nonet::logic {

namespace {

struct Rank {
    explicit Rank(const Step& step)
        : removals(-static_cast<long>(step.removals.size())),
          place(removal_rank(step.removals)),
          what(step.removals) {}

    long removals;
    std::int64_t place;
    std::vector<Candidate> what;

    friend auto operator<=>(const Rank&, const Rank&) = default;
};

}  // namespace

void remove_from_common_buddies(const AlmostLockedSet& a, const AlmostLockedSet& b,
                                DigitMask digits, std::vector<Candidate>& removals) {
    const auto common = static_cast<DigitMask>(digits & a.digits() & b.digits());
    if (common == 0 || !a.all_buddies().intersects(b.all_buddies())) return;
    for (const Digit digit : digits_of(common)) {
        for (const Cell cell : a.buddies(digit) & b.buddies(digit)) {
            removals.push_back(Candidate::at(cell, digit));
        }
    }
}

void add_set(const AlmostLockedSet& set, Step& step) {
    step.sets.push_back({set.cells(), set.digits()});
}

void finish_als_step(Step& step) {
    step.sort_results();
    DigitMask digits = 0;
    for (const Candidate removal : step.removals) {
        digits = static_cast<DigitMask>(digits | mask_of(removal.digit));
    }
    for (const Digit digit : digits_of(digits)) step.digits.push_back(digit);
}

int cells_in_sets(const Step& step) {
    int cells = 0;
    for (const CellGroup& set : step.sets) cells += set.cells.count();
    return cells;
}

bool SmallestSteps::wants(const std::vector<Candidate>& removals, int cells) const {
    const auto known = steps_.find(removals);
    if (known == steps_.end()) return steps_.size() < kMost;
    return cells < cells_in_sets(known->second);
}

void SmallestSteps::keep(Step step) {
    std::vector<Candidate> removals = step.removals;
    steps_.insert_or_assign(std::move(removals), std::move(step));
}

void SmallestSteps::hand_over(Steps& steps) {
    std::vector<std::pair<Rank, Step*>> order;
    for (auto& [removals, step] : steps_) order.emplace_back(Rank(step), &step);
    std::sort(order.begin(), order.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [rank, step] : order) {
        if (steps.add(std::move(*step))) return;
    }
}

}  // namespace nonet::logic
