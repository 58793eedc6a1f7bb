// How far singles reach when candidates are assumed true, one after the other.
//
// Whips and braids refute a candidate with nothing but singles: what is assumed excludes its weak
// partners, a variable with one value left yields the next assumption, a variable with none is the
// contradiction. SinglesReach keeps for each variable the number of values left, and takes the last
// assumption back as fast as it was made.
//
// Cost: an assumption some 100 ns. It is small enough for the stack.
#pragma once

#include "logic/kit/candidate_mask.hpp"
#include "logic/kit/csp_variables.hpp"

#include <nonet/state.hpp>

#include <array>
#include <cstdint>
#include <span>

namespace nonet::logic {

class SinglesReach {
  public:
    /// Nothing is assumed.
    explicit SinglesReach(const State& state);

    /// All candidates of the position.
    [[nodiscard]] const CandidateMask& candidates() const { return candidates_; }

    /// Assumes a candidate that is still possible (by index); its own variables then have it alone.
    /// Returns a variable that is left without a value by it, or -1.
    Variable assume(int candidate);
    /// Takes the last assumption back.
    void retract();
    /// Takes back all.
    void retract_all();

    [[nodiscard]] int depth() const { return depth_; }
    [[nodiscard]] bool is_possible(int candidate) const { return possible_.has(candidate); }
    [[nodiscard]] bool is_assumed(int candidate) const { return assumed_.has(candidate); }
    [[nodiscard]] int values(Variable variable) const { return values_[variable]; }
    /// The value of a variable with one left.
    [[nodiscard]] int only_value(Variable variable) const;
    /// True when other values of the variable were excluded, not just missing from the start.
    [[nodiscard]] bool has_excluded(Variable variable) const;
    /// What the last assumption excluded.
    [[nodiscard]] std::span<const std::int16_t> last_excluded() const {
        return {excluded_.data() + excluded_to_[depth_ - 1],
                excluded_.data() + excluded_to_[depth_]};
    }

    /// Assumes `target` and then, round by round, all singles that arise, until a variable has no
    /// value left or no single is left. Calls found(single, variable) for each assumption but the
    /// target's. Returns that variable or -1; `rounds` counts those begun, the target being one.
    template <class Found>
    Variable spread(int target, int& rounds, Found found);

  private:
    static constexpr int kRoom = kCells * kDigits;

    CandidateMask candidates_;
    CandidateMask possible_;
    CandidateMask assumed_;
    std::array<std::int8_t, kVariables> values_{};
    std::array<std::int16_t, kRoom> excluded_{};         // stack, of all assumptions
    std::array<std::int16_t, kRoom> assumptions_{};      // stack
    std::array<std::int16_t, kRoom + 1> excluded_to_{};  // where each assumption's part ends
    int depth_ = 0;
};

template <class Found>
Variable SinglesReach::spread(int target, int& rounds, Found found) {
    rounds = 1;
    Variable empty = assume(target);
    int next = excluded_to_[depth_ - 1];
    while (empty < 0) {
        const int end = excluded_to_[depth_];
        if (next == end) return -1;
        ++rounds;
        for (; next < end && empty < 0; ++next) {
            for (const Variable variable : kVariablesOf[excluded_[next]]) {
                if (values_[variable] != 1) continue;
                const int single = only_value(variable);
                if (assumed_.has(single)) continue;
                found(single, variable);
                empty = assume(single);
                if (empty >= 0) break;
            }
        }
    }
    return empty;
}

}  // namespace nonet::logic
