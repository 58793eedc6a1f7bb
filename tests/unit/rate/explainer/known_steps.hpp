// Steps that Sudoku Explainer 1.2.1.3 took, and the way to the positions where it took them.
#pragma once

#include "rate/explainer/path.hpp"
#include "rate/explainer/rules.hpp"

#include <string>
#include <vector>

namespace nonet::explainer {

/// One row of steps.tsv.
struct KnownStep {
    std::string puzzle;
    int number = 0;  ///< of the step in its path, from 1
    int producer = 0;
    std::string rating;  ///< "7.20": in hundredths, so that no rounding is hidden
    std::string result;  ///< "r1c1=4" or "r1c2<>4 r5c7<>4"
};

/// The steps of one producer. Fails the test when there are none.
std::vector<KnownStep> known_steps(int producer);

/// What a puzzle's path starts from.
Position start_of(const std::string& puzzle);

/// The position before that step. Fails the test when the path is not that of the original: each
/// placement and removal before it is found by the rules.
Position position_before(const KnownStep& step);

/// The first hint of a rule as "RATING RESULT", or "nothing".
std::string first_of(PlainFind rule, const Position& position);

/// Expects that the rule's first hint is the one known, for all known steps of the producer.
void expect_known_steps(int producer, PlainFind rule);

/// "7.20 r1c2<>4".
std::string text_of(const Hint& hint);

}  // namespace nonet::explainer
