// The best result of all forward chains of almost locked sets, without walking them.
//
// Best is what removes most; then what lies first in the grid; then what a search in depth from the
// first set on, link after link, meets first. That last rule decides only between results that are
// equal otherwise (one position in some hundred), but then it decides the path of a solution, so
// the order is HoDoKu's. Such a search visits no set twice by the same digit: what can follow is
// known.
//
// Cost: the pairs of ends are asked from the most promising on, until none can be better.
#pragma once

#include "base/budget.hpp"
#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/als_chain_reach.hpp"
#include "logic/kit/als_links.hpp"

#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace nonet::logic {

class BestAlsChain {
  public:
    /// Two ends, and the digits of first and last link, with which the result comes out.
    struct Way {
        AlsChainReach::Ends ends;
        DigitMask used = 0;
        int result = 0;
    };

    /// Once the budget is reached it is the best of those that were asked.
    BestAlsChain(const AlsCatalogue& sets, const AlsLinks& links, AlsChainReach& reach,
                 Budget& budget);

    /// Sorted; empty when no chain removes anything.
    [[nodiscard]] const std::vector<Candidate>& removals() const { return removals_; }
    /// All ways that lead to these removals.
    [[nodiscard]] const std::vector<Way>& ways() const { return ways_; }

  private:
    using Visited = std::array<bool, 2 * kDigits>;  // by the digit; for one link, then for more
    /// A set and the digit of its first link, where a search in depth begins.
    struct Start {
        const AlsLinks& links;
        int start;
        Digit first;
        std::vector<Visited>& visited;
    };

    static constexpr long kMostLooks = 10'000'000;  // a guard against made-up positions
    void look_at(const AlsChainReach::Ends& ends, AlsChainReach& reach);
    void keep(const Way& way);
    [[nodiscard]] int first_start() const;
    [[nodiscard]] int first_met(const AlsLinks& links) const;
    int walk(const Start& from, int set, Digit entered, int length) const;
    [[nodiscard]] int result_at(int start, int last, DigitMask used) const;

    const AlsCatalogue& sets_;
    std::vector<Candidate> removals_;
    std::vector<Way> ways_;
    std::vector<std::vector<Candidate>> results_;  // equally good ones
    std::int64_t rank_ = 0;
    long looks_ = 0;  // at links to a last set
    std::vector<Candidate> scratch_;
};

}  // namespace nonet::logic
