// The smallest solution of each puzzle, read row by row as one number, and whether it is the only
// one.
//
// Lanes find it by branching in reading order (lanes/reading_order.inl). For puzzles with several
// solutions that takes as long as any other order; for hard ones with a single solution, where any
// order will do, up to twice as long. So the first puzzles are looked at: where most have several,
// all are asked in order at once, else those that turn out to have several. A few are left over:
// those that reading order is bad for, and the last ones of a run.
#pragma once

#include "batch/engine.hpp"

#include <cstddef>
#include <vector>

namespace nonet::batch {

/// Runs a job that sets tallies and solutions, with the limit 2. Answers the numbers of the puzzles
/// that single calls have to be asked about; all others are done.
std::vector<std::size_t> run_smallest(Engine& engine, const Job& job);

}  // namespace nonet::batch
