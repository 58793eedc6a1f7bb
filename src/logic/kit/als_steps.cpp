#include "logic/kit/als_steps.hpp"

#include "logic/kit/digits.hpp"

#include <algorithm>
#include <utility>

namespace nonet::logic {

namespace {

bool by_digit_then_cell(const Candidate& a, const Candidate& b) {
    return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
}

struct Rank {
    explicit Rank(const Step& step)
        : removals(-static_cast<long>(step.removals.size())),
          place(removal_rank(step.removals)),
          what(step.removals) {}

    long removals;
    long place;
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

long removal_rank(const std::vector<Candidate>& removals) {
    std::vector<Candidate> sorted = removals;
    std::sort(sorted.begin(), sorted.end(), by_digit_then_cell);
    long rank = 0;
    long weight = 1;
    for (const Candidate removal : sorted) {
        rank += removal.cell * weight + removal.digit;
        weight += 80;
    }
    return rank;
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
