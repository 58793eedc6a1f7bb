// What one question about one 9×9 puzzle costs.
//
// Each benchmark goes through isomorphs of its puzzle, so that no single order of rows or
// digits decides the result, and the time is for one puzzle. `some` only finds a solution, `unique`
// proves that there is no other; between an easy puzzle (singles alone) and a hard one (much
// branching) lies the range to expect.
#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>
#include <nonet/symmetry.hpp>

#include <cstddef>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

namespace {

constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSeventeenClues =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

std::vector<nonet::Grid> isomorphs(std::string_view line) {
    const nonet::Grid puzzle = *nonet::Grid::from_line(line);
    nonet::Random random(1);
    std::vector<nonet::Grid> grids;
    for (int i = 0; i < 256; ++i) grids.push_back(nonet::Symmetry::random(random).apply(puzzle));
    return grids;
}

template <class Question>
void ask(benchmark::State& state, std::string_view line, Question question) {
    const auto puzzles = isomorphs(line);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(question(puzzles[next]));
        next = (next + 1) % puzzles.size();
    }
}

const auto kSome = [](const nonet::Grid& grid) { return nonet::some_solution(grid); };
const auto kFirst = [](const nonet::Grid& grid) { return nonet::first_solution(grid); };
const auto kUnique = [](const nonet::Grid& grid) { return nonet::is_unique(grid); };

BENCHMARK_CAPTURE(ask, some_easy, kEasy, kSome);
BENCHMARK_CAPTURE(ask, some_17_clues, kSeventeenClues, kSome);
BENCHMARK_CAPTURE(ask, some_hard, kHard, kSome);
BENCHMARK_CAPTURE(ask, unique_easy, kEasy, kUnique);
BENCHMARK_CAPTURE(ask, unique_17_clues, kSeventeenClues, kUnique);
BENCHMARK_CAPTURE(ask, unique_hard, kHard, kUnique);
BENCHMARK_CAPTURE(ask, first_hard, kHard, kFirst);

// The lexicographically smallest of very many solutions.
void first_of_empty_grid(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(nonet::first_solution(nonet::Grid()));
}
BENCHMARK(first_of_empty_grid);

}  // namespace

BENCHMARK_MAIN();
