// From the ends that could remove most to those that could remove least.
//
// Ends are grouped by an upper bound (als_chain_reach.hpp), so the search stops at the first bound
// that cannot beat what was found. Ties by removals are settled by first_met(), a search in depth
// that only follows ways which are known to lead to one of the results.
#include "logic/kit/als_chain_best.hpp"

#include "logic/kit/als_steps.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/removal_rank.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

constexpr int kFewestLinks = 3;
constexpr int kNone = -1;
constexpr int kStepsPerEnds = 500;  // what a pair of ends costs, as a budget counts

}  // namespace

BestAlsChain::BestAlsChain(const AlsCatalogue& sets, const AlsLinks& links, AlsChainReach& reach,
                           Budget& budget)
    : sets_(sets) {
    for (int most = AlsChainReach::kMost; most > 0; --most) {
        if (!results_.empty() && most < static_cast<int>(results_[0].size())) break;
        for (const AlsChainReach::Ends& ends : reach.ends(most)) {
            looks_ += static_cast<long>(links.of(ends.last).size());
            if (looks_ > kMostLooks || !budget.work(kStepsPerEnds)) break;
            look_at(ends, reach);
        }
    }
    if (results_.empty()) return;
    const int chosen = results_.size() == 1 ? 0 : first_met(links);
    removals_ = results_[chosen];
    std::erase_if(ways_, [chosen](const Way& way) { return way.result != chosen; });
}

void BestAlsChain::look_at(const AlsChainReach::Ends& ends, AlsChainReach& reach) {
    for (const DigitMask used : reach.used_digits(ends)) {
        scratch_.clear();
        remove_from_common_buddies(sets_[ends.first], sets_[ends.last], without(kAllDigits, used),
                                   scratch_);
        if (!scratch_.empty()) keep({.ends = ends, .used = used});
    }
}

// The removals are in scratch_, by digit, then cell.
void BestAlsChain::keep(const Way& way) {
    if (!results_.empty() && scratch_.size() < results_[0].size()) return;
    const std::int64_t rank = removal_rank(scratch_);
    const bool is_better = results_.empty() || scratch_.size() > results_[0].size() || rank < rank_;
    if (!is_better && rank > rank_) return;
    if (is_better) {
        results_.clear();
        ways_.clear();
        rank_ = rank;
    }
    std::sort(scratch_.begin(), scratch_.end());
    const auto place = std::find(results_.begin(), results_.end(), scratch_);
    ways_.push_back({way.ends, way.used, static_cast<int>(place - results_.begin())});
    if (place == results_.end()) results_.push_back(scratch_);
}

int BestAlsChain::first_start() const {
    const auto is_earlier = [](const Way& a, const Way& b) { return a.ends.first < b.ends.first; };
    return std::min_element(ways_.begin(), ways_.end(), is_earlier)->ends.first;
}

// Of equally good results, the one that a search in depth meets first.
int BestAlsChain::first_met(const AlsLinks& links) const {
    const int start = first_start();
    std::array<std::vector<Visited>, kDigits> visited;
    for (const AlsLink& link : links.after(start)) {
        for (const Digit first : digits_of(link.digits())) {
            visited[first - 1].resize(sets_.sets().size());
            const Start from{links, start, first, visited[first - 1]};
            const int result = walk(from, link.to, first, 1);
            if (result != kNone) return result;
        }
    }
    return 0;
}

// What is met first behind `set`, to which the chain came by `entered` after `length` links.
int BestAlsChain::walk(const Start& from, int set, Digit entered, int length) const {
    bool& is_known = from.visited[set][entered - 1 + (length > 1 ? kDigits : 0)];
    if (is_known) return kNone;
    is_known = true;
    for (const AlsLink& link : from.links.after(set)) {
        const AlsPassage next = passage(link, entered);
        if (next.digits == 0) continue;
        int result = kNone;
        if (length + 1 >= kFewestLinks) {
            result = result_at(from.start, link.to,
                               static_cast<DigitMask>(mask_of(from.first) | next.digits));
        }
        if (result == kNone) {
            result = walk(from, link.to, next.entering, length + 1);
        }
        if (result != kNone) return result;
    }
    return kNone;
}

int BestAlsChain::result_at(int start, int last, DigitMask used) const {
    for (const Way& way : ways_) {
        if (way.ends.first == start && way.ends.last == last && way.used == used) return way.result;
    }
    return kNone;
}

}  // namespace nonet::logic
