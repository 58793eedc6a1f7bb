// Random minimal puzzles whose bias is known, for statistics.
//
// Whoever removes clues at random until none can be spared gets puzzles with few clues too often.
// The sampler below yields each minimal puzzle of n clues with the same known chance, so that sums
// over its puzzles, each counted by its weight, estimate what holds for all minimal puzzles,
// without bias. docs/design/unbiased.md tells the mathematics. This is D. Berthier's
// controlled-bias generator; its puzzles have the same chances as his, but for what the weights of
// puzzles with 30 and more clues say.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace nonet {

/// One minimal puzzle of a sample.
struct SampledPuzzle {
    Grid puzzle;
    Grid solution;
    double weight = 0;  ///< sampling_weight of its clues
};

/// How much a sampled puzzle of so many clues counts: the inverse of its chance, 1 for 26 clues. 0
/// for those that are never sampled: below 17 clues there is none, above 33 less than one in ten
/// million.
double sampling_weight(int clues);

/// What a sample took.
struct SamplingEffort {
    std::uint64_t grids = 0;     ///< random full grids
    std::uint64_t searches = 0;  ///< tests for one solution
};

/// A lot of the sample that belongs to `seed`: lots are numbered from 0, independent of each other,
/// and hold some five puzzles each, which share some grids. Which puzzles depends on nothing else.
/// Nothing when a limit came first. Costs a thirtieth of a second. For error bars take the lots as
/// the independent observations.
std::optional<std::vector<SampledPuzzle>> sample_minimal_puzzles(std::uint64_t seed,
                                                                 std::uint64_t lot,
                                                                 const Limits& limits = {},
                                                                 SamplingEffort* effort = nullptr);

/// A weighted mean with its standard error, from observations that come in independent groups.
class WeightedMean {
  public:
    void add(double value, double weight) {
        group_values_ += weight * value;
        group_weights_ += weight;
    }
    void end_group();

    [[nodiscard]] int groups() const { return groups_; }
    [[nodiscard]] double mean() const;
    /// Of the mean: some 68 percent of all samples lie within it of the truth. Needs two groups.
    [[nodiscard]] double standard_error() const;

  private:
    int groups_ = 0;
    double group_values_ = 0;
    double group_weights_ = 0;
    double values_ = 0;
    double weights_ = 0;
    double squared_values_ = 0;
    double products_ = 0;
    double squared_weights_ = 0;
};

}  // namespace nonet
