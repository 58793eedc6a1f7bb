// Steps of single calls and of batches: see nonet/effort.hpp.
#include "base/budget.hpp"
#include "batch/engine.hpp"
#include "solve/search.hpp"

#include <nonet/effort.hpp>

#include <algorithm>
#include <vector>

namespace nonet {

static_assert(sizeof(Grid) == kCells);

std::uint64_t search_nodes(const Grid& puzzle, int limit) {
    Budget budget{Limits{}};
    Search search(puzzle, budget);
    for (int found = 0; found < limit; ++found) {
        if (!search.next()) break;
    }
    return budget.spent();
}

BatchEffort batch_effort(std::span<const Grid> puzzles, int limit) {
    BatchEffort effort;
    if (puzzles.empty()) return effort;
    const batch::KernelRow& row = batch::chosen_row();
    batch::Engine engine(row);
    std::vector<batch::Tally> tallies(puzzles.size());
    std::vector<Grid> solutions(puzzles.size());
    batch::Cost cost;
    batch::Job job;
    job.symbols = puzzles.front().values().data();
    job.size = puzzles.size();
    job.limit = static_cast<std::uint64_t>(std::max(limit, 1));
    job.solutions = reinterpret_cast<std::uint8_t*>(solutions.data());
    job.tallies = tallies.data();
    job.cost = &cost;
    engine.run_best(job, limit > 1);
    if (cost.passes > 0) effort.lanes = row.kernel->lanes;
    effort.passes = cost.passes;
    effort.nodes = cost.branches;
    effort.busy = cost.busy;
    effort.steals = cost.steals;
    return effort;
}

}  // namespace nonet
