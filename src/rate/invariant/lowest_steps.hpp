// The steps of one rule that have its lowest rating in a position, all together.
//
// Which of several equally rated steps comes first depends on how the puzzle is written. So none
// comes first: what all of them place and remove is united and done at once.
#pragma once

#include "rate/explainer/hint.hpp"
#include "rate/explainer/position.hpp"

#include <array>

namespace nonet::invariant {

using explainer::Candidate;
using explainer::Position;

class LowestSteps {
  public:
    void clear() { *this = LowestSteps(); }

    /// Takes one step: drops it when a lower one is known, and all others when it is the lower.
    void add(const explainer::Hint& hint);
    /// Takes the step that a candidate is true, or false.
    void add(int tenths, Candidate candidate, bool is_on);

    [[nodiscard]] bool empty() const { return tenths_ == kNone; }
    /// The rating in tenths. Requires !empty().
    [[nodiscard]] int tenths() const { return tenths_; }
    /// Whether a step of this rating would be taken.
    [[nodiscard]] bool wants(int tenths) const { return tenths <= tenths_; }
    /// Whether a cell gets its digit.
    [[nodiscard]] bool places() const { return places_; }

    void apply(Position& position) const;

  private:
    static constexpr int kNone = 1'000;

    bool lower_to(int tenths);

    int tenths_ = kNone;
    bool places_ = false;
    std::array<DigitMask, kCells> placed_{};
    std::array<DigitMask, kCells> removed_{};
};

}  // namespace nonet::invariant
