// Steps are counted where there are some, and agree with what is known of lanes and limits.
#include "support/random_puzzles.hpp"

#include <nonet/effort.hpp>
#include <nonet/isa.hpp>
#include <nonet/random.hpp>
#include <nonet/search.hpp>
#include <nonet/solve.hpp>
#include <nonet/symmetry.hpp>

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Grid grid_of(std::string_view line) {
    return *Grid::from_line(line);
}

TEST(SearchNodes, NoneWhereLogicIsEnough) {
    EXPECT_EQ(search_nodes(grid_of(kEasy)), 0U);
    EXPECT_GT(search_nodes(grid_of(kHard)), 0U);
}

TEST(SearchNodes, TheProofNeedsMoreThanTheSolution) {
    Random random(1);
    std::uint64_t solutions = 0;
    std::uint64_t proofs = 0;
    for (int i = 0; i < 20; ++i) {
        const Grid puzzle = Symmetry::random(random).apply(grid_of(kHard));
        EXPECT_LE(search_nodes(puzzle, 1), search_nodes(puzzle, 2));
        solutions += search_nodes(puzzle, 1);
        proofs += search_nodes(puzzle, 2);
    }
    EXPECT_LT(solutions, proofs);
}

// Limits count the same steps: with so many the search knows, with one less it does not.
TEST(SearchNodes, AreThoseOfLimits) {
    const Grid puzzle = grid_of(kHard);
    Limits limits;
    limits.nodes = search_nodes(puzzle);
    EXPECT_EQ(classify_any(puzzle, limits).status, Status::unique);
    --limits.nodes;
    EXPECT_EQ(classify_any(puzzle, limits).status, Status::unknown);
}

TEST(SearchNodes, AreTheSameOnEveryKernel) {
    const Isa chosen = chosen_isa();
    std::vector<std::uint64_t> nodes;
    for (const IsaInfo& info : isas()) {
        if (!info.usable) continue;
        ASSERT_TRUE(force_isa(info.name).ok());
        nodes.push_back(search_nodes(grid_of(kHard)));
    }
    ASSERT_TRUE(force_isa(isas()[static_cast<std::size_t>(chosen)].name).ok());
    EXPECT_EQ(nodes, std::vector<std::uint64_t>(nodes.size(), nodes.front()));
}

TEST(BatchEffort, OfFewPuzzlesIsThatOfSingleCalls) {
    const std::vector<Grid> puzzles(1, grid_of(kHard));
    const BatchEffort effort = batch_effort(puzzles);
    EXPECT_EQ(effort.lanes, 1);
    EXPECT_EQ(effort.nodes, search_nodes(puzzles.front()));
    EXPECT_EQ(effort.passes, 0U);
    EXPECT_EQ(effort.lane_use(), 0.0);
    EXPECT_EQ(batch_effort({}).nodes, 0U);
}

TEST(BatchEffort, OfManyFillsTheLanes) {
    Random random(1);
    std::vector<Grid> puzzles;
    for (int i = 0; i < 3000; ++i) puzzles.push_back(test::random_puzzle(24, random));
    const BatchEffort effort = batch_effort(puzzles, 1);
    EXPECT_GE(effort.lanes, 64);
    EXPECT_GT(effort.passes, 0U);
    EXPECT_GT(effort.nodes, 0U);
    EXPECT_LE(effort.busy, effort.passes * static_cast<std::uint64_t>(effort.lanes));
    EXPECT_GT(effort.lane_use(), 0.3);
    const BatchEffort again = batch_effort(puzzles, 1);
    EXPECT_EQ(again.passes, effort.passes);
    EXPECT_EQ(again.nodes, effort.nodes);
    EXPECT_EQ(again.busy, effort.busy);
}

}  // namespace
}  // namespace nonet
