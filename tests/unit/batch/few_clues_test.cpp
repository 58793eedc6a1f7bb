// Grids of 0 to 16 clues: where a rule of the search is missing, they take years. Single calls and
// lanes need few branches for each, and lanes find the smallest solution of nearly all of them.
//
// Steps stand for time here. NONET_FEW_CLUES=10000 in the environment asks for so many grids of
// each number of clues.
#include "batch/smallest.hpp"
#include "support/random_puzzles.hpp"
#include "unit/batch/usable_rows.hpp"

#include <nonet/batch.hpp>
#include <nonet/effort.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using batch::Engine;
using batch::Job;
using batch::Tally;

std::size_t wanted() {
    const char* text = std::getenv("NONET_FEW_CLUES");
    return text == nullptr ? 40 : std::strtoul(text, nullptr, 10);
}

std::vector<Grid> puzzles_of(int clues) {
    Random random(static_cast<std::uint64_t>(clues));
    std::vector<Grid> puzzles;
    while (puzzles.size() < wanted()) puzzles.push_back(test::random_puzzle(clues, random));
    return puzzles;
}

TEST(FewClues, need_few_branches_in_single_calls) {
    for (int clues = 0; clues <= 16; ++clues) {
        std::uint64_t most = 0;
        for (const Grid& puzzle : puzzles_of(clues)) {
            most = std::max(most, search_nodes(puzzle, 2));
        }
        EXPECT_LT(most, 1000U) << clues;  // some 100 microseconds
    }
}

TEST(FewClues, need_few_branches_in_lanes) {
    for (int clues = 0; clues <= 16; ++clues) {
        const auto puzzles = puzzles_of(clues);
        for (const auto& row : test::usable_rows()) {
            Engine engine(row);
            std::vector<Tally> tallies(puzzles.size());
            batch::Cost cost;
            Job job;
            job.symbols = puzzles.front().values().data();
            job.size = puzzles.size();
            job.limit = 2;
            job.tallies = tallies.data();
            job.cost = &cost;
            job.single = &engine.single();  // else idle lanes steal what nobody needs
            engine.run(job);
            EXPECT_LT(cost.branches, 300 * puzzles.size()) << row.name << ' ' << clues;
            for (const Tally& tally : tallies) EXPECT_EQ(tally.solutions, 2U);
        }
    }
}

TEST(FewClues, have_their_smallest_solution_found_by_lanes) {
    for (int clues = 0; clues <= 16; ++clues) {
        const auto puzzles = puzzles_of(clues);
        for (const auto& row : test::usable_rows()) {
            Engine engine(row);
            std::vector<Tally> tallies(puzzles.size());
            std::vector<Grid> solutions(puzzles.size());
            Job job;
            job.symbols = puzzles.front().values().data();
            job.size = puzzles.size();
            job.limit = 2;
            job.tallies = tallies.data();
            job.solutions = reinterpret_cast<std::uint8_t*>(solutions.data());
            const auto left = batch::run_smallest(engine, job);
            // The looks, the tail of a run, and some that reading order is bad for.
            EXPECT_LE(left.size(), 16 + engine.lanes() / 8 + puzzles.size() / 50) << row.name;
            for (std::size_t i = 0; i < puzzles.size(); i += 1 + puzzles.size() / 40) {
                if (std::ranges::find(left, i) != left.end()) continue;
                EXPECT_EQ(tallies[i].solutions, 2U) << puzzles[i].to_line();
                EXPECT_EQ(solutions[i], *first_solution(puzzles[i])) << puzzles[i].to_line();
            }
        }
    }
}

}  // namespace
}  // namespace nonet
