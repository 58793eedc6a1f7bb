// Counting one puzzle in parts: the numbers of other programs and of the search for one puzzle,
// whatever the number of threads, limits cut exactly, and parts that together are the whole.
#include "batch/split.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/batch.hpp>
#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/isa.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <atomic>
#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Its solutions were counted by two other programs.
constexpr const char* kPuzzle =
    "...4......5...9...6...2..1.2...7...1..5....7......8.3...6....9.7.....1......9.327";
constexpr std::uint64_t kSolutions = 50'593;

Grid puzzle_of(const char* line) {
    return *Grid::from_line(line);
}

void expect_same(const SolutionCount& count, const SolutionCount& expected) {
    EXPECT_EQ(count.count, expected.count) << to_string(count.count);
    EXPECT_EQ(count.exact, expected.exact);
    EXPECT_EQ(count.end, expected.end);
}

TEST(CountParallel, counts_on_any_number_of_threads) {
    const SolutionCount expected{Uint128{kSolutions}, true, SearchEnd::complete};
    for (const unsigned threads : {0U, 1U, 2U, 5U}) {
        expect_same(count_solutions_parallel(puzzle_of(kPuzzle), {}, {}, threads), expected);
        const auto candidates = Candidates::from_grid(puzzle_of(kPuzzle));
        expect_same(count_solutions_parallel(candidates, {}, {}, threads), expected);
    }
}

TEST(CountParallel, counts_on_every_machine) {
    const Isa before = chosen_isa();
    for (const IsaInfo& info : isas()) {
        if (!info.usable) continue;
        ASSERT_TRUE(force_isa(info.name).ok());
        EXPECT_EQ(count_solutions_parallel(puzzle_of(kPuzzle), {}, {}, 2).count,
                  Uint128{kSolutions});
    }
    for (const IsaInfo& info : isas()) {
        if (info.isa == before) {
            ASSERT_TRUE(force_isa(info.name).ok());
        }
    }
}

TEST(CountParallel, cuts_at_the_limit) {
    const Grid puzzle = puzzle_of(kPuzzle);
    for (const std::uint64_t limit :
         {std::uint64_t{1}, std::uint64_t{10'000}, std::uint64_t{10'001}, std::uint64_t{20'000},
          kSolutions - 1, kSolutions, kSolutions + 1}) {
        const SolutionCount single = count_solutions(puzzle, Uint128{limit});
        expect_same(count_solutions_parallel(puzzle, Uint128{limit}, {}, 1), single);
        expect_same(count_solutions_parallel(puzzle, Uint128{limit}, {}, 3), single);
    }
    // Nobody could count these to the end.
    const SolutionCount many = count_solutions_parallel(Grid(), Uint128{1'000'000}, {}, 2);
    expect_same(many, {Uint128{1'000'000}, false, SearchEnd::by_visitor});
}

TEST(CountParallel, counts_random_puzzles_as_the_single_search_does) {
    Random random(11);
    std::vector<Candidates> puzzles = {Candidates::from_grid(
        puzzle_of("11......................................................................."
                  "........"))};
    for (int i = 0; i < 60; ++i) {
        const Grid puzzle = test::random_puzzle(23 + static_cast<int>(random.below(4)), random);
        puzzles.push_back(Candidates::from_grid(puzzle));
    }
    int many = 0;
    for (const Candidates& puzzle : puzzles) {
        constexpr std::uint64_t kLimit = 30'000;
        const SolutionCount single = count_solutions(puzzle, Uint128{kLimit});
        many += Uint128{10'000} < single.count ? 1 : 0;
        expect_same(count_solutions_parallel(puzzle, Uint128{kLimit}, {}, 2), single);
    }
    EXPECT_GT(many, 10);
}

TEST(CountParallel, stops_at_its_limits) {
    std::atomic<bool> cancel{true};
    Limits cancelled;
    cancelled.cancel = &cancel;
    EXPECT_EQ(count_solutions_parallel(Grid(), {}, cancelled, 2).end, SearchEnd::by_limit);

    Limits short_time;
    short_time.deadline = Limits::Clock::now() + std::chrono::milliseconds(300);
    const SolutionCount count = count_solutions_parallel(Grid(), {}, short_time, 2);
    EXPECT_EQ(count.end, SearchEnd::by_limit);
    EXPECT_FALSE(count.exact);
    EXPECT_GE(count.count, Uint128{10'000});

    Limits nodes;
    nodes.nodes = 10'000;
    expect_same(count_solutions_parallel(Grid(), {}, nodes, 2), count_solutions(Grid(), {}, nodes));
}

TEST(Split, makes_parts_of_the_whole) {
    Random random(12);
    for (int i = 0; i < 20; ++i) {
        const Candidates puzzle = Candidates::from_grid(test::random_puzzle(26, random));
        Uint128 sum;
        const auto parts = batch::split(puzzle, 50);
        for (const Candidates& part : parts) sum += count_solutions(part, {}).count;
        EXPECT_EQ(sum, count_solutions(puzzle, {}).count);
        EXPECT_LE(parts.size(), 50U + kDigits);
    }
    EXPECT_EQ(batch::split(Candidates::from_grid(Grid()), 500).size() / 100, 5U);
    Candidates nothing;
    nothing.set(0, 0);
    EXPECT_TRUE(batch::split(nothing, 50).empty());
}

TEST(Split, mixes_heavy_and_light_parts) {
    const auto parts = batch::split(Candidates::from_grid(puzzle_of(kPuzzle)), 256);
    const std::size_t quarter = parts.size() / 4;
    std::vector<std::uint64_t> solutions;
    for (std::size_t i = 0; i < 4; ++i) {
        solutions.push_back(0);
        for (std::size_t k = i * quarter; k < (i + 1) * quarter; ++k)
            solutions.back() += count_solutions(parts[k], Uint128{}).count.low;
    }
    for (const std::uint64_t some : solutions) {
        EXPECT_LT(some, kSolutions * 2 / 5);
        EXPECT_GT(some, kSolutions / 8);
    }
}

}  // namespace
}  // namespace nonet
