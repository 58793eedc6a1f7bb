// The end of a batch: what few lanes hold goes to single calls, what is large among it does not,
// and limits hold for both. Counts with a tail are checked in kernel_test.cpp.
#include "batch/engine.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"
#include "unit/batch/usable_rows.hpp"

#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using batch::Cost;
using batch::Engine;
using batch::Job;
using batch::Tally;

/// Counted by other programs.
constexpr const char* kManySolutions =
    "...4......5...9...6...2..1.2...7...1..5....7......8.3...6....9.7.....1......9.327";
constexpr std::uint64_t kSolutions = 50'593;

/// Runs with a tail; counts alone are asked for.
struct BatchRun {
    BatchRun(const batch::KernelRow& row, const std::vector<Grid>& puzzles, Job job)
        : tallies(puzzles.size()) {
        Engine engine(row);
        job.symbols = puzzles.front().values().data();
        job.size = puzzles.size();
        job.tallies = tallies.data();
        job.single = &engine.single();
        job.cost = &cost;
        engine.run(job);
    }

    std::vector<Tally> tallies;
    Cost cost;
};

Job job_with(std::uint64_t limit, std::uint64_t nodes = ~std::uint64_t{0}) {
    Job job;
    job.limit = limit;
    job.nodes = nodes;
    return job;
}

TEST(Tail, goes_to_single_calls) {
    Random random(1);
    std::vector<Grid> puzzles;
    while (puzzles.size() < 700) puzzles.push_back(test::random_puzzle(27, random));
    for (const auto& row : test::usable_rows()) {
        const BatchRun run(row, puzzles, job_with(2));
        EXPECT_GT(run.cost.handed, 0U) << row.name;
        EXPECT_LT(run.cost.handed, puzzles.size()) << row.name;
        EXPECT_EQ(run.cost.steals, 0U) << row.name;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            EXPECT_EQ(run.tallies[i].solutions, count_solutions(puzzles[i], Uint128{2}).count.low);
        }
    }
}

TEST(Tail, leaves_large_positions_to_the_lanes) {
    for (const auto& row : test::usable_rows()) {
        const BatchRun run(row, test::grids_of(kManySolutions), job_with(~std::uint64_t{0}));
        EXPECT_EQ(run.tallies[0].solutions, kSolutions) << row.name;
        EXPECT_GT(run.cost.steals, 10U) << row.name;
    }
}

TEST(Tail, keeps_to_its_nodes) {
    std::vector<Grid> puzzles = test::grids_of(kManySolutions);
    for (const auto& row : test::usable_rows()) {
        for (const std::uint64_t nodes : {0, 10, 500, 3000}) {
            const BatchRun run(row, puzzles, job_with(~std::uint64_t{0}, nodes));
            EXPECT_FALSE(run.tallies[0].complete) << row.name << ' ' << nodes;
            // Each node makes a solution at most, a doubled one two; see kernel.hpp for the rest.
            EXPECT_LE(run.tallies[0].solutions, 4 * nodes + 4) << row.name << ' ' << nodes;
            if (nodes >= 500) {
                EXPECT_GT(run.tallies[0].solutions, nodes / 8) << row.name << ' ' << nodes;
            }
        }
        const BatchRun enough(row, puzzles, job_with(~std::uint64_t{0}, 200'000));
        EXPECT_TRUE(enough.tallies[0].complete) << row.name;
        EXPECT_EQ(enough.tallies[0].solutions, kSolutions) << row.name;
    }
}

TEST(Tail, stops_when_told) {
    const std::vector<Grid> puzzles(5);
    for (const auto& row : test::usable_rows()) {
        int looks = 0;
        Job job = job_with(~std::uint64_t{0});
        job.context = &looks;
        job.stop = [](void* context) { return ++*static_cast<int*>(context) == 3; };
        const BatchRun run(row, puzzles, job);
        EXPECT_EQ(looks, 3) << row.name;
        for (const Tally& tally : run.tallies) EXPECT_FALSE(tally.complete) << row.name;
    }
}

}  // namespace
}  // namespace nonet
