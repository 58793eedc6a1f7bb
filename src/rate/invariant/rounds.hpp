// The rounds of se121-inv through a puzzle.
//
// In each round the rules are asked in order until one has steps; all of its steps that have the
// lowest rating are done at once. ER is the highest rating of all rounds, EP the highest up to the
// first round that fills a cell, ED that of the first. Whatever moves rows, columns and digits of
// the puzzle moves every round with it, so the three numbers are the same for all ways to write it.
#pragma once

#include "rate/explainer/path.hpp"
#include "rate/invariant/rule.hpp"

#include <nonet/search.hpp>

#include <vector>

namespace nonet::invariant {

/// Makes the rules once and follows the rounds of one puzzle after the other. One thread at a time.
class Rounds {
  public:
    Rounds() : rules_(make_rules()) {}

    explainer::Ratings follow(Position position, const explainer::PathOptions& options,
                              const Limits& limits);

  private:
    /// The rule of the next round; null when none has a step.
    const NamedRule* next(const Position& position, bool assume_unique, LowestSteps& steps,
                          Budget& budget);

    std::vector<NamedRule> rules_;
};

}  // namespace nonet::invariant
