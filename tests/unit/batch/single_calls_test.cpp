// Small batches: who solves them, by the table's numbers and not by the clock, and the same answers
// either way.
#include "batch/single_calls.hpp"

#include "batch/engine.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"
#include "unit/batch/usable_rows.hpp"

#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using batch::Cost;
using batch::Engine;
using batch::Job;
using batch::KernelRow;
using batch::Tally;

constexpr std::uint64_t kNever = 1'000'000'000;

/// The plain kernel, which every machine can run, with other numbers.
KernelRow row_with(std::size_t least_batch, std::size_t least_easy, std::size_t least_nodes) {
    KernelRow row = batch::kernel_rows().front();
    row.least_batch = least_batch;
    row.least_easy = least_easy;
    row.least_nodes = least_nodes;
    row.least_look = 8;
    row.most_several = 100;
    return row;
}

struct BatchRun {
    BatchRun(const KernelRow& row, const std::vector<Grid>& puzzles, Job job = {})
        : tallies(puzzles.size()), solutions(puzzles.size()) {
        if (job.limit == 1) job.limit = 2;
        job.symbols = puzzles.front().values().data();
        job.size = puzzles.size();
        job.tallies = tallies.data();
        job.solutions = reinterpret_cast<std::uint8_t*>(solutions.data());
        job.cost = &cost;
        Engine(row).run_best(job, true);
    }

    [[nodiscard]] bool by_lanes() const { return cost.passes > 0; }

    std::vector<Tally> tallies;
    std::vector<Grid> solutions;
    Cost cost;
};

std::vector<Grid> puzzles_of(std::size_t count, int clues) {
    Random random(count);
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) puzzles.push_back(test::random_puzzle(clues, random));
    return puzzles;
}

TEST(SingleCalls, go_to_the_lanes_when_these_pay) {
    const auto easy = puzzles_of(40, 60);
    const auto hard = puzzles_of(40, 20);  // 20 branches and more, each
    EXPECT_TRUE(BatchRun(row_with(40, kNever, kNever), easy).by_lanes());
    EXPECT_FALSE(BatchRun(row_with(41, kNever, kNever), easy).by_lanes());
    EXPECT_TRUE(BatchRun(row_with(kNever, 32, kNever), easy).by_lanes());
    EXPECT_FALSE(BatchRun(row_with(kNever, 39, kNever), easy).by_lanes()) << "five were looked at";
    EXPECT_FALSE(BatchRun(row_with(kNever, 32, kNever), hard).by_lanes());
    EXPECT_TRUE(BatchRun(row_with(kNever, kNever, 200), hard).by_lanes());
    EXPECT_FALSE(BatchRun(row_with(kNever, kNever, 200), easy).by_lanes());
    EXPECT_FALSE(BatchRun(row_with(kNever, 1, 1), puzzles_of(7, 20)).by_lanes());
}

TEST(SingleCalls, are_answered_the_same_either_way) {
    for (const KernelRow& row : {row_with(kNever, kNever, kNever), row_with(kNever, 1, 1)}) {
        for (const int clues : {0, 20, 27, 40, 60}) {
            const auto puzzles = puzzles_of(30, clues);
            const BatchRun run(row, puzzles);
            for (std::size_t i = 0; i < puzzles.size(); ++i) {
                const auto expected = classify_any(puzzles[i]);
                EXPECT_EQ(run.tallies[i].solutions, expected.status == Status::unique ? 1U : 2U);
                EXPECT_EQ(run.solutions[i], *expected.solution);
            }
        }
    }
}

TEST(SingleCalls, leave_large_ones_to_the_lanes) {
    // 50,593 solutions, say other programs.
    auto puzzles = test::grids_of(
        "...4......5...9...6...2..1.2...7...1..5....7......8.3...6....9.7.....1......9.327");
    puzzles.resize(3, puzzles_of(1, 60).front());
    Job job;
    job.limit = ~std::uint64_t{0};
    const BatchRun run(row_with(kNever, kNever, kNever), puzzles, job);
    EXPECT_TRUE(run.by_lanes());
    EXPECT_EQ(run.tallies[0].solutions, 50'593U);
    EXPECT_EQ(run.tallies[1].solutions, run.tallies[2].solutions);
    EXPECT_TRUE(is_solution(run.solutions[2]));
}

TEST(SingleCalls, take_some_of_many_by_their_numbers) {
    const auto puzzles = puzzles_of(30, 30);
    const std::vector<std::size_t> numbers = {3, 28, 5, 9, 11, 12, 13, 14, 15, 16, 1};
    for (const KernelRow& row :
         {row_with(kNever, kNever, kNever), row_with(kNever, 1, 1), row_with(1, 1, 1)}) {
        Job job;
        job.symbols = puzzles.front().values().data();
        job.numbers = numbers.data();
        job.size = numbers.size();
        job.limit = 3;
        std::vector<Tally> tallies(puzzles.size(), Tally{99, false});
        job.tallies = tallies.data();
        Engine(row).run_best(job, true);
        for (const std::size_t i : numbers) {
            EXPECT_EQ(tallies[i].solutions, count_solutions(puzzles[i], Uint128{3}).count.low);
            tallies[i].solutions = 99;
        }
        for (const Tally& tally : tallies) EXPECT_EQ(tally.solutions, 99U);
    }
}

TEST(SingleCalls, keep_to_their_limits) {
    const std::vector<Grid> puzzles(6);
    Job job;
    job.limit = kNever;
    job.nodes = 80;
    const BatchRun few_nodes(row_with(kNever, kNever, kNever), puzzles, job);
    for (const Tally& tally : few_nodes.tallies) {
        EXPECT_FALSE(tally.complete);
        EXPECT_LE(tally.solutions, 80U);
    }
    job.nodes = ~std::uint64_t{0};
    int looks = 0;
    job.context = &looks;
    job.stop = [](void* context) { return ++*static_cast<int*>(context) > 2; };
    const BatchRun stopped(row_with(kNever, kNever, kNever), puzzles, job);
    EXPECT_EQ(looks, 3);
    EXPECT_FALSE(stopped.by_lanes());
}

}  // namespace
}  // namespace nonet
