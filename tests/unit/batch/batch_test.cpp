// The public questions about batches: the answers of single calls, at the index of the puzzle, with
// few puzzles and many.
#include "support/random_puzzles.hpp"

#include <nonet/batch.hpp>
#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/isa.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <array>
#include <atomic>
#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::vector<Grid> puzzles_of(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) {
        puzzles.push_back(test::random_puzzle(static_cast<int>(random.below(41)), random));
        if (random.below(3) == 0) puzzles.back() = test::with_wrong_clue(puzzles.back(), random);
    }
    return puzzles;
}

std::vector<Candidates> candidates_of(const std::vector<Grid>& puzzles) {
    std::vector<Candidates> result;
    for (const Grid& puzzle : puzzles) {
        result.push_back(Candidates::from_grid(puzzle));
        result.back().remove(40, 5);
    }
    return result;
}

constexpr std::array<std::size_t, 5> kSizes = {0, 1, 20, 100, 600};

TEST(Batch, solves_as_single_calls_do) {
    for (const std::size_t size : kSizes) {
        const auto puzzles = puzzles_of(size, size);
        const auto answers = solve_batch(puzzles);
        ASSERT_EQ(answers.size(), size);
        for (std::size_t i = 0; i < size; ++i) {
            const auto single = classify_any(Candidates::from_grid(puzzles[i]));
            EXPECT_EQ(answers[i].status, single.status);
            EXPECT_EQ(answers[i].solution, single.solution);
        }
    }
}

TEST(Batch, solves_candidates_as_single_calls_do) {
    const auto puzzles = candidates_of(puzzles_of(600, 1));
    const auto answers = solve_batch(puzzles);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const auto single = classify_any(puzzles[i]);
        EXPECT_EQ(answers[i].status, single.status);
        EXPECT_EQ(answers[i].solution, single.solution);
    }
}

TEST(Batch, finds_the_smallest_solutions) {
    const Isa before = chosen_isa();
    ASSERT_TRUE(force_isa("portable").ok());  // whose engine begins with the fewest puzzles
    for (const std::size_t size : {std::size_t{20}, std::size_t{150}}) {
        const auto puzzles = puzzles_of(size, 2);
        const auto answers = first_solution_batch(puzzles);
        const auto sukakus = candidates_of(puzzles);
        const auto sukaku_answers = first_solution_batch(sukakus);
        for (std::size_t i = 0; i < size; ++i) {
            EXPECT_EQ(answers[i].solution, first_solution(puzzles[i]));
            EXPECT_EQ(answers[i].status, classify(Candidates::from_grid(puzzles[i])).status);
            EXPECT_EQ(sukaku_answers[i].solution, first_solution(sukakus[i]));
        }
    }
    for (const IsaInfo& info : isas()) {
        if (info.isa == before) {
            ASSERT_TRUE(force_isa(info.name).ok());
        }
    }
}

TEST(Batch, counts_as_single_calls_do) {
    for (const std::size_t size : kSizes) {
        const auto puzzles = candidates_of(puzzles_of(size, 3));
        for (const std::uint64_t limit : {1, 2, 20}) {
            const auto counts = count_batch(puzzles, limit);
            ASSERT_EQ(counts.size(), size);
            for (std::size_t i = 0; i < size; ++i) {
                const auto single = count_solutions(puzzles[i], Uint128{limit});
                EXPECT_EQ(counts[i].count, single.count);
                EXPECT_EQ(counts[i].exact, single.exact);
                EXPECT_EQ(counts[i].end, single.end);
            }
        }
    }
    Random random(4);
    std::vector<Grid> puzzles;
    for (int i = 0; i < 20; ++i) puzzles.push_back(test::random_puzzle(28, random));
    const auto all = count_batch(puzzles, 0);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(all[i].count, count_solutions(Candidates::from_grid(puzzles[i]), {}).count);
        EXPECT_TRUE(all[i].exact);
    }
}

TEST(Batch, reads_lines_good_and_bad) {
    BatchSolver solver;
    for (const std::size_t size : {std::size_t{10}, std::size_t{600}}) {
        for (const bool with_bad : {false, true}) {
            const auto puzzles = puzzles_of(size, 5);
            std::string text;
            for (const Grid& puzzle : puzzles) text += puzzle.to_line() + "\n";
            if (with_bad) text[82 * 7 + 40] = 'x';
            std::string solutions(text.size(), '-');
            std::vector<std::int32_t> counts(size);
            solver.solve_lines({text.data(), 82, solutions.data(), 82, counts}, 3);
            for (std::size_t i = 0; i < size; ++i) {
                std::array<char, kCells> solution;
                solution.fill('-');
                const int count = solve_line({text.data() + 82 * i, 81}, solution, 3);
                EXPECT_EQ(counts[i], count);
                EXPECT_EQ(solutions.substr(82 * i, 81), std::string(solution.data(), 81));
                EXPECT_EQ(solutions[82 * i + 81], '-');
            }
            EXPECT_EQ(counts[7] == -1, with_bad);
        }
    }
}

TEST(Batch, writes_the_smallest_solutions_of_lines) {
    BatchSolver solver;
    for (const std::size_t size : {std::size_t{10}, std::size_t{400}}) {
        const auto puzzles = puzzles_of(size, 8);
        std::string text;
        for (const Grid& puzzle : puzzles) text += puzzle.to_line() + "\n";
        text[82 * 5 + 40] = 'x';
        for (const int limit : {2, 3}) {
            std::string solutions(text.size(), '-');
            std::vector<std::int32_t> counts(size);
            LineBatch lines{text.data(), 82, solutions.data(), 82, counts};
            lines.smallest = true;
            solver.solve_lines(lines, limit);
            for (std::size_t i = 0; i < size; ++i) {
                const auto smallest = i == 5 ? std::nullopt : first_solution(puzzles[i]);
                EXPECT_EQ(solutions.substr(82 * i, kCells),
                          smallest ? smallest->to_line() : std::string(kCells, '-'));
                const auto count = count_solutions(puzzles[i], Uint128{std::uint64_t(limit)});
                EXPECT_EQ(counts[i], i == 5 ? -1 : static_cast<std::int32_t>(count.count.low));
            }
        }
    }
}

TEST(Batch, writes_checked_lines_at_any_distance) {
    BatchSolver solver;
    for (const std::size_t size : {std::size_t{10}, std::size_t{1300}}) {
        const auto puzzles = puzzles_of(size, 6);
        std::string text;
        for (const Grid& puzzle : puzzles) text += puzzle.to_line() + "\n";
        std::string solutions(89 * size, '-');
        std::vector<std::int32_t> counts(size);
        for (const bool checked : {false, true}) {
            solver.solve_lines({.puzzles = text.data(),
                                .solutions = solutions.data(),
                                .solution_stride = 89,
                                .counts = counts,
                                .checked = checked,
                                .smallest = true});
            for (std::size_t i = 0; i < size; ++i) {
                const Outcome<Grid> single = classify(puzzles[i]);
                EXPECT_EQ(counts[i], single.status == Status::none     ? 0
                                     : single.status == Status::unique ? 1
                                                                       : 2);
                EXPECT_EQ(solutions.substr(89 * i, 81),
                          single.solution ? single.solution->to_line() : std::string(81, '-'));
            }
        }
    }
}

TEST(Batch, leaves_lines_unknown_when_it_is_stopped) {
    std::string text;
    for (const Grid& puzzle : puzzles_of(1300, 7)) text += puzzle.to_line() + "\n";
    std::atomic<bool> cancel{true};
    Limits limits;
    limits.cancel = &cancel;
    for (const std::size_t size : {std::size_t{10}, std::size_t{1300}}) {
        std::vector<std::int32_t> counts(size);
        BatchSolver().solve_lines({.puzzles = text.data(), .counts = counts}, 2, limits);
        for (const std::int32_t count : counts) EXPECT_EQ(count, kUnknownCount);
    }
    // Empty grids have more solutions than can be counted: the deadline comes first.
    std::string empty;
    for (int i = 0; i < 1300; ++i) empty += std::string(81, '.') + "\n";
    std::vector<std::int32_t> counts(1300);
    limits.cancel = nullptr;
    limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(50);
    BatchSolver().solve_lines({.puzzles = empty.data(), .counts = counts}, 2'000'000'000, limits);
    for (const std::int32_t count : counts) EXPECT_LE(count, kUnknownCount);
}

TEST(Batch, keeps_to_its_limits) {
    const std::vector<Grid> puzzles(600);
    std::atomic<bool> cancel{true};
    Limits limits;
    limits.cancel = &cancel;
    for (const auto& answer : solve_batch(puzzles, limits)) {
        EXPECT_EQ(answer.status, Status::unknown);
    }
    Limits short_time;
    short_time.deadline = Limits::Clock::now() + std::chrono::milliseconds(20);
    for (const auto& count : count_batch(puzzles, 0, short_time)) {
        EXPECT_FALSE(count.exact);
        EXPECT_EQ(count.end, SearchEnd::by_limit);
    }
    Limits few_nodes;
    few_nodes.nodes = 100;
    for (const auto& count : count_batch(puzzles, 0, few_nodes)) {
        EXPECT_EQ(count.end, SearchEnd::by_limit);
    }
}

TEST(Batch, answers_the_same_on_every_machine) {
    const Isa before = chosen_isa();
    const auto puzzles = puzzles_of(600, 6);
    std::vector<Outcome<Grid>> expected;
    for (const IsaInfo& info : isas()) {
        if (!info.usable) continue;
        ASSERT_TRUE(force_isa(info.name).ok());
        const auto answers = solve_batch(puzzles);
        if (expected.empty()) expected = answers;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            EXPECT_EQ(answers[i].status, expected[i].status);
            EXPECT_EQ(answers[i].solution, expected[i].solution);
        }
    }
    for (const IsaInfo& info : isas()) {
        if (info.isa == before) {
            ASSERT_TRUE(force_isa(info.name).ok());
        }
    }
}

TEST(Batch, tells_what_was_found_until_a_limit_came) {
    constexpr std::size_t kLines = 20;
    std::string text;
    for (std::size_t i = 0; i < kLines; ++i) text += std::string(kCells, '.') + '\n';
    std::vector<std::int32_t> counts(kLines);
    Limits limits;
    limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(100);
    BatchSolver().solve_lines({.puzzles = text.data(), .counts = counts}, 2'000'000'000, limits);
    std::int64_t found = 0;
    for (const std::int32_t count : counts) {
        EXPECT_LE(count, kUnknownCount);
        found += kUnknownCount - count;
    }
    EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace nonet
