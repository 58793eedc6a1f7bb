// Houses that cannot be filled although no single candidate shows it.
//
// A house needs its N values in N different cells: a perfect matching. When k cells together have
// fewer than k values left (Hall, 1935; players know the case as a broken naked subset), no branch
// below can succeed, but clauses and singles may need exponentially many steps to see it, since
// pigeonhole proofs are hard for resolution. So before the first free decision each house is
// matched, by augmenting paths over masks; a violated set gives a clause to learn from.
//
// Cost: about N^2 mask operations per house. Doing it at every node cost more than it saved.
#pragma once

#include "general/literal.hpp"
#include "general/state.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace nonet::general {

class HallCheck {
  public:
    /// Is there a house without a matching? Then clause() has the literals that all fail in
    /// `state` and of which one must hold.
    bool finds_violation(const State& state);

    [[nodiscard]] const std::vector<Literal>& clause() const { return clause_; }

  private:
    bool match_house(const State& state, int house);
    bool augment(int place);
    void explain(const State& state, int house);

    std::array<std::uint64_t, kMaxSide> values_{};  // of each place of the house
    std::array<int, kMaxSide> holder_{};            // of each value: its place, or -1
    std::array<int, kMaxSide> value_of_{};          // of each place: its value, or -1
    std::uint64_t reached_values_ = 0;
    std::uint64_t reached_places_ = 0;
    std::vector<Literal> clause_;
};

}  // namespace nonet::general
