// Chains of almost locked sets from one start, link by link, the smallest to each end.
//
// After so many links a chain stands at a set and has just used some digits of the link; of all
// chains that agree in this, only the one with the fewest cells is kept. No chain comes to a set
// twice. Since only the smallest is kept, a chain can be missed where that one already went through
// the set that another one would need next. Of the chains in HoDoKu's regression library none is.
//
// Cost: each link at most once for each length and digit, some 10 microseconds a length.
#pragma once

#include "base/budget.hpp"
#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/als_links.hpp"

#include <nonet/geometry.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace nonet::logic {

class AlsChainPaths {
  public:
    /// The end of a chain.
    struct Arrival {
        std::uint16_t set = 0;
        DigitMask digits = 0;        ///< of the last link, which the set does without
        std::int32_t previous = -1;  ///< the chain before it, -1: the start
        std::int32_t cells = 0;      ///< of all its sets
        std::int32_t next = -1;      ///< of the same length at the same set
    };

    /// `forward`: only to sets with larger numbers.
    AlsChainPaths(const AlsCatalogue& sets, const AlsLinks& links, bool forward, Budget& budget)
        : sets_(sets), links_(links), forward_(forward), budget_(budget) {}

    /// Begins with the chains of one link that `start` holds `digit` of.
    void begin(int start, Digit digit);

    /// Makes all chains one link longer; leaves out those of `limit` cells or more. A guard against
    /// positions made up to have many: there is nothing any more after kMostTries links, or once
    /// the budget is reached.
    void extend(int limit = std::numeric_limits<int>::max());

    /// The chains of the length reached; none when no chain is that long.
    [[nodiscard]] std::span<const Arrival> arrivals() const {
        return {arrivals_.data() + layer_, arrivals_.data() + arrivals_.size()};
    }

    /// The chain to `arrival`, without the start: its set and digits, link by link.
    [[nodiscard]] std::vector<Arrival> chain_to(Arrival arrival) const;

  private:
    static constexpr long kMostTries = 30'000'000;
    [[nodiscard]] bool is_on_chain(int set, std::int32_t arrival) const;
    void arrive(const Arrival& arrival);
    void forget_heads();

    const AlsCatalogue& sets_;
    const AlsLinks& links_;
    bool forward_;
    Budget& budget_;
    long tries_ = 0;
    int start_ = 0;
    std::size_t layer_ = 0;  // where those of the length reached begin
    std::vector<Arrival> arrivals_;
    std::vector<std::int32_t> head_;  // for each set: the first of arrivals of this length, or -1
};

}  // namespace nonet::logic
