// The chains of a sample, below given grids.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/sampling.hpp>
#include <nonet/search.hpp>

#include <optional>
#include <vector>

namespace nonet::generate {

/// Puzzles with more are not looked for.
inline constexpr int kMostSampledClues = 33;

/// What one round of chains yields below each of these full grids; on the average a minimal puzzle
/// of n clues comes out multiplicity(n) / C(81, n) times for each grid that it belongs to. Nothing
/// when a limit came first.
std::optional<std::vector<SampledPuzzle>> sample_below(std::vector<Grid> grids, Random& random,
                                                       const Limits& limits,
                                                       SamplingEffort* effort);

/// How many continuations lead through the step that finds puzzles of n clues.
double multiplicity(int clues);

}  // namespace nonet::generate
