// Trials against each other: rounds in turn, medians, answers checked.
//
// A machine is not equally fast from second to second, and others may use it. So every round runs
// each trial once, long enough to be measured, and a trial is judged by the median of its rounds;
// the spread of the middle half tells how far to trust it. The first run of each warms the caches,
// is not counted, and its answers are checked.
#pragma once

#include "cli/bench/measurement.hpp"

#include <optional>
#include <string>
#include <vector>

namespace nonet::cli {

/// One trial to be measured, and what was found.
struct Entry {
    const Measurement* measurement = nullptr;
    const char* isa = "";
    TrialOptions options;
    std::unique_ptr<Trial> trial;

    // In nanoseconds for each puzzle, medians of the rounds.
    double processor = 0;
    double wall = 0;
    double spread = 0;  ///< of the processor time: middle half of the rounds over the median
    std::optional<double> latency_50;
    std::optional<double> latency_99;
    std::optional<BatchEffort> effort;
};

struct ContestRules {
    int rounds = 5;
    double seconds = 0.015;  ///< for each trial in each round, at least
};

/// Fills in what was found. What is wrong with an answer, or an empty text. When the user asks for
/// it, it stops early, and the figures are not all there.
std::string hold_contest(const Workload& workload, std::vector<Entry>& entries,
                         const ContestRules& rules);

/// The value below which the part `part` of the values lie. Requires at least one.
double quantile(std::vector<double> values, double part);

}  // namespace nonet::cli
