// The library promises that all its functions may run on any number of threads at once. Four
// threads ask the same questions about the same puzzles; under the thread sanitizer this finds
// shared state that nobody guards, and everywhere that the answers do not depend on company.
#include <nonet/batch.hpp>
#include <nonet/candidates.hpp>
#include <nonet/general.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/search.hpp>
#include <nonet/solve.hpp>
#include <nonet/symmetry.hpp>
#include <nonet/vicinity.hpp>

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kThreads = 4;

// Runs `work` on every thread at the same time and returns what each of them answered.
std::vector<std::string> on_all_threads(const std::function<std::string()>& work) {
    std::vector<std::string> answers(kThreads);
    std::atomic<int> waiting = kThreads;
    std::vector<std::thread> threads;
    threads.reserve(kThreads);
    for (std::string& answer : answers) {
        threads.emplace_back([&] {
            --waiting;
            while (waiting > 0) std::this_thread::yield();
            answer = work();
        });
    }
    for (std::thread& thread : threads) thread.join();
    return answers;
}

void expect_the_same_on_all_threads(const std::function<std::string()>& work) {
    const std::string alone = work();
    EXPECT_FALSE(alone.empty());
    for (const std::string& answer : on_all_threads(work)) EXPECT_EQ(answer, alone);
}

Grid unique_puzzle() {
    return *Grid::from_line(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
}

Grid puzzle_with_many_solutions() {
    return *Grid::from_line(
        "53..7....6..195....98.......8..6...34..8.3..1....2...6.6....2.....419..5....8....");
}

TEST(LibraryThreads, SolveTheSamePuzzles) {
    expect_the_same_on_all_threads([] {
        std::string text;
        Random random(1);
        for (int i = 0; i < 20; ++i) {
            const Grid puzzle = Symmetry::random(random).apply(unique_puzzle());
            text += solution(puzzle)->to_line();
        }
        return text;
    });
}

TEST(LibraryThreads, EnumerateAndCountTheSamePuzzle) {
    expect_the_same_on_all_threads([] {
        const auto puzzle = Candidates::from_grid(puzzle_with_many_solutions());
        std::string text = to_string(count_solutions(puzzle, Uint128{1000}).count);
        for (const Grid& grid : solutions_up_to(puzzle, 20, Order::lexicographic)) {
            text += ' ' + grid.to_line();
        }
        return text;
    });
}

TEST(LibraryThreads, CountInPartsOnThreadsOfTheirOwn) {
    // Two programs have counted its 9801 solutions.
    const Grid puzzle = *Grid::from_line(
        "8.........95........6.........974268...532147...618935...751......493......826.1.");
    expect_the_same_on_all_threads([&] {
        return to_string(count_solutions_parallel(puzzle, {}, {}, 2).count) + ' ' +
               to_string(count_solutions_parallel(puzzle, Uint128{9000}, {}, 3).count);
    });
    EXPECT_EQ(count_solutions_parallel(puzzle, {}, {}, 3).count, Uint128{9801});
}

TEST(LibraryThreads, OneFlagStopsAllSearches) {
    std::atomic<bool> cancel = false;
    Limits limits;
    limits.cancel = &cancel;
    std::thread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        cancel = true;
    });
    const auto answers = on_all_threads([&] {
        const SolutionCount count = count_solutions(Candidates(), Uint128{}, limits);
        return std::string(count.end == SearchEnd::by_limit && !count.exact ? "stopped"
                                                                            : "went on");
    });
    canceller.join();
    EXPECT_EQ(answers, std::vector<std::string>(kThreads, "stopped"));
}

TEST(Vicinity, DoesNotDependOnItsThreads) {
    const auto puzzle = Grid::from_line(
        ".................1....23.4......523...6.......718........1....723...4...9........");
    VicinityOptions options;
    options.minus = 2;
    const auto found_on = [&](unsigned threads) {
        options.threads = threads;
        std::string found;
        const auto end =
            for_each_neighbour({&*puzzle, 1}, options, [&](const Neighbour& neighbour) {
                found += neighbour.puzzle.to_line();
                return true;
            });
        EXPECT_EQ(*end, SearchEnd::complete);
        return found;
    };
    EXPECT_EQ(found_on(3), found_on(1));
}

}  // namespace
}  // namespace nonet
