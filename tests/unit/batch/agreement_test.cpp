// Every kernel counts as the search for one puzzle does, for random grids of 0 to 40 clues with no,
// one and many solutions, with and without a tail.
//
// NONET_AGREEMENT=200000 in the environment asks for so many grids; they take a minute or two.
#include "batch/engine.hpp"
#include "support/random_puzzles.hpp"
#include "unit/batch/usable_rows.hpp"

#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using batch::Engine;
using batch::Job;
using batch::Tally;

constexpr std::size_t kShort = 1500;
constexpr std::size_t kBlock = 10'000;
constexpr std::uint64_t kMost = 50;
constexpr std::uint64_t kLimits[] = {1, 2, kMost};

std::size_t wanted() {
    const char* text = std::getenv("NONET_AGREEMENT");
    return text == nullptr ? kShort : std::strtoul(text, nullptr, 10);
}

std::vector<Grid> some_puzzles(std::size_t count, Random& random) {
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) {
        const auto clues = random.below(2) == 0 ? random.below(41) : 30 + random.below(11);
        Grid puzzle = test::random_puzzle(static_cast<int>(clues), random);
        if (random.below(3) == 0) puzzle = test::with_wrong_clue(puzzle, random);
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

/// How many of the puzzles the engine counts right.
std::size_t right_ones(Engine& engine, const std::vector<Grid>& puzzles,
                       const std::vector<std::uint64_t>& counts, std::uint64_t limit, bool tail) {
    std::vector<Tally> tallies(puzzles.size());
    std::vector<Grid> solutions(puzzles.size());
    Job job;
    job.symbols = puzzles.front().values().data();
    job.size = puzzles.size();
    job.limit = limit;
    job.tallies = tallies.data();
    job.solutions = reinterpret_cast<std::uint8_t*>(solutions.data());
    if (tail) job.single = &engine.single();
    engine.run(job);
    std::size_t right = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const bool solved = is_solution(solutions[i]) && extends(solutions[i], puzzles[i]);
        if (tallies[i].complete && tallies[i].solutions == std::min(counts[i], limit) &&
            solved == (counts[i] > 0)) {
            ++right;
        }
    }
    return right;
}

TEST(Agreement, counts_of_all_kernels_are_those_of_single_calls) {
    Random random(11);
    const std::size_t total = wanted();
    std::size_t kinds[3] = {};  // none, one, several
    for (std::size_t done = 0; done < total; done += kBlock) {
        const auto puzzles = some_puzzles(std::min(kBlock, total - done), random);
        std::vector<std::uint64_t> counts;
        for (const Grid& puzzle : puzzles) {
            counts.push_back(count_solutions(puzzle, Uint128{kMost}).count.low);
            ++kinds[std::min<std::uint64_t>(counts.back(), 2)];
        }
        for (const auto& row : test::usable_rows()) {
            Engine engine(row);
            for (const std::uint64_t limit : kLimits) {
                for (const bool tail : {false, true}) {
                    EXPECT_EQ(right_ones(engine, puzzles, counts, limit, tail), puzzles.size())
                        << row.name << ", limit " << limit << (tail ? ", tail" : "");
                }
            }
        }
    }
    for (const std::size_t kind : kinds) EXPECT_GT(kind, total / 20);
    if (total != kShort) {
        std::printf("%zu grids without, %zu with one, %zu with several solutions\n", kinds[0],
                    kinds[1], kinds[2]);
    }
}

}  // namespace
}  // namespace nonet
