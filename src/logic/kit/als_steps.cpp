#include "logic/kit/als_steps.hpp"

#include "logic/kit/digits.hpp"

#include <algorithm>
#include <map>
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
          what(step.removals),
          sets(step.sets.size()),
          cells(cells_in_sets(step)) {}

    long removals;
    long place;
    std::vector<Candidate> what;  // keeps equal results together
    std::size_t sets;
    int cells;

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

void rank_als_steps(std::vector<Step>& steps) {
    std::vector<std::pair<Rank, std::size_t>> order;
    for (std::size_t i = 0; i < steps.size(); ++i) order.emplace_back(Rank(steps[i]), i);
    std::sort(order.begin(), order.end());
    std::vector<Step> sorted;
    sorted.reserve(steps.size());
    for (const auto& [rank, index] : order) sorted.push_back(std::move(steps[index]));
    steps = std::move(sorted);
}

void keep_smallest_for_each_result(std::vector<Step>& steps) {
    std::map<std::vector<Candidate>, std::size_t> place_of;
    std::vector<Step> kept;
    for (Step& step : steps) {
        const auto [place, is_new] = place_of.emplace(step.removals, kept.size());
        if (is_new) {
            kept.push_back(std::move(step));
        } else if (cells_in_sets(step) < cells_in_sets(kept[place->second])) {
            kept[place->second] = std::move(step);
        }
    }
    steps = std::move(kept);
}

void add_all(std::vector<Step>&& found, Steps& steps) {
    for (Step& step : found) {
        if (steps.add(std::move(step))) return;
    }
}

}  // namespace nonet::logic
