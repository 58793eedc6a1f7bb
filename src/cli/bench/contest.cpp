// Rounds, medians, checks: see the header.
#include "cli/bench/contest.hpp"

#include "cli/bench/clock.hpp"
#include "cli/stop.hpp"

#include <nonet/isa.hpp>

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// What the rounds of one trial told.
struct Rounds {
    int repetitions = 1;  ///< runs in each round
    std::vector<double> processor;
    std::vector<double> wall;
    std::vector<double> latency_50;
    std::vector<double> latency_99;
};

void choose(const Entry& entry) {
    static_cast<void>(force_isa(entry.isa));  // it is one of the usable ones
}

/// What is wrong with the answers of a trial, or an empty text.
std::string fault(const Workload& workload, const Entry& entry) {
    for (std::size_t i = 0; i < entry.trial->sample(); ++i) {
        const int expected = std::min<int>(workload.solutions[i], entry.options.limit);
        const int count = std::min(entry.trial->counts()[i], 2);
        if (count != expected)
            return fmt::format("{}: {} solutions, not {}", workload.line(i), count, expected);
        if (expected == 0) continue;
        const auto solution = Grid::from_line(entry.trial->solution(i));
        if (!solution || !is_solution(*solution) || !extends(*solution, workload.grids[i]))
            return fmt::format("{}: {} is no solution", workload.line(i), entry.trial->solution(i));
    }
    return {};
}

/// Runs a trial for the first time: checks its answers, and finds how often it must run to be
/// measured.
std::string warm_up(const Workload& workload, Entry& entry, double seconds, Rounds& rounds) {
    choose(entry);
    entry.trial = entry.measurement->make(workload, entry.options);
    entry.trial->run();
    if (stop_reason() != StopReason::none) return {};
    entry.trial->collect();
    if (const std::string wrong = fault(workload, entry); !wrong.empty())
        return fmt::format("{} with {} answers wrongly: {}", entry.measurement->name, entry.isa,
                           wrong);
    entry.effort = entry.trial->effort();
    const Moment start = Moment::now();
    entry.trial->run();
    const double once = std::max(1.0, (Moment::now() - start).processor);
    constexpr double kMostRuns = 1e6;
    rounds.repetitions =
        static_cast<int>(std::clamp(std::ceil(seconds * 1e9 / once), 1.0, kMostRuns));
    return {};
}

void time_calls(Entry& entry, Rounds& rounds) {
    std::vector<std::uint64_t> ticks;
    entry.trial->time_calls(ticks);
    if (ticks.empty()) return;
    const std::uint64_t nothing = ticks_of_nothing();
    std::vector<double> nanoseconds;
    nanoseconds.reserve(ticks.size());
    for (const std::uint64_t call : ticks) {
        nanoseconds.push_back(static_cast<double>(call - std::min(call, nothing)) /
                              ticks_per_nanosecond());
    }
    rounds.latency_50.push_back(quantile(nanoseconds, 0.5));
    rounds.latency_99.push_back(quantile(std::move(nanoseconds), 0.99));
}

void run_round(Entry& entry, Rounds& rounds) {
    choose(entry);
    const Moment start = Moment::now();
    for (int i = 0; i < rounds.repetitions; ++i) entry.trial->run();
    const Moment passed = Moment::now() - start;
    const double puzzles = static_cast<double>(entry.trial->sample()) * rounds.repetitions;
    rounds.processor.push_back(passed.processor / puzzles);
    rounds.wall.push_back(passed.wall / puzzles);
    time_calls(entry, rounds);
}

void take_medians(Entry& entry, const Rounds& rounds) {
    if (rounds.processor.empty()) return;
    entry.processor = quantile(rounds.processor, 0.5);
    entry.wall = quantile(rounds.wall, 0.5);
    entry.spread =
        (quantile(rounds.processor, 0.75) - quantile(rounds.processor, 0.25)) / entry.processor;
    if (rounds.latency_50.empty()) return;
    entry.latency_50 = quantile(rounds.latency_50, 0.5);
    entry.latency_99 = quantile(rounds.latency_99, 0.5);
}

}  // namespace

double quantile(std::vector<double> values, double part) {
    const std::ptrdiff_t index = std::lround(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + index, values.end());
    return values[static_cast<std::size_t>(index)];
}

std::string hold_contest(const Workload& workload, std::vector<Entry>& entries,
                         const ContestRules& rules) {
    std::vector<Rounds> rounds(entries.size());
    for (std::size_t i = 0; i < entries.size() && stop_reason() == StopReason::none; ++i) {
        std::string wrong = warm_up(workload, entries[i], rules.seconds, rounds[i]);
        if (!wrong.empty()) return wrong;
    }
    for (int round = 0; round < rules.rounds; ++round) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (stop_reason() != StopReason::none) break;
            run_round(entries[i], rounds[i]);
        }
    }
    for (std::size_t i = 0; i < entries.size(); ++i) take_medians(entries[i], rounds[i]);
    return {};
}

}  // namespace nonet::cli
