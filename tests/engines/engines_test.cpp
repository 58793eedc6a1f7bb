// The engines alone (base, grid, solve, batch) on any machine, also one that is only emulated: all
// kernels agree, known puzzles have the numbers of solutions that they are known to have, and the
// answers of the public functions come out the same everywhere.
//
// A program of its own rather than a part of the unit tests, since those need GoogleTest and the
// rest of the library its packages, which a cross compiler seldom has. It prints which kernels ran,
// which are built in but cannot run here, and a signature that must be equal on every machine:
// tests/engines/same_answers.py compares two runs. Short, because an emulator is 10 to 50 times
// slower: some ten million instructions.
//
// usage: engines_test    (exit code 1 when something is wrong)
#include "support/hash.hpp"
#include "support/kernel_agreement.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/batch.hpp>
#include <nonet/isa.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

using nonet::Candidates;
using nonet::Grid;
using nonet::test::Hash;

int failures = 0;

void expect(bool condition, const std::string& what) {
    if (condition) return;
    ++failures;
    std::printf("FAILED %s\n", what.c_str());
}

/// Two independent programs count as many: tests/unit/solve/known_counts_test.cpp has more.
struct KnownCount {
    const char* puzzle;
    std::uint64_t solutions;
};
constexpr KnownCount kKnownCounts[] = {
    {"8.........59.......76..........98732...471968...623145...9365.7...75...3...814...", 5},
    {"8.........95.......76.........7.4598...916432...5.8716...671..5...493.8....8521..", 102},
    {".....6.....1.2.....3.8...7...6.....5.5.3..7..2....1.......9..4...5...98..9.4....7", 4664},
};

/// Puzzles of all kinds: 0 to 40 clues, with no, one and many solutions, and full grids.
std::vector<Grid> mixed_puzzles(std::size_t count, nonet::Random& random) {
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) {
        Grid puzzle = nonet::test::random_puzzle(static_cast<int>(random.below(41)), random);
        if (random.below(3) == 0) puzzle = nonet::test::with_wrong_clue(puzzle, random);
        if (random.below(50) == 0) puzzle = nonet::test::random_full_grid(random);
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

std::vector<Candidates> sukaku_puzzles(std::size_t count, nonet::Random& random) {
    std::vector<Candidates> puzzles;
    while (puzzles.size() < count) {
        const int percent = 50 + static_cast<int>(random.below(40));
        puzzles.push_back(
            nonet::test::random_sukaku(nonet::test::random_full_grid(random), percent, random));
    }
    return puzzles;
}

Hash compare_kernels(const std::vector<Grid>& puzzles, const std::vector<Candidates>& sukaku) {
    Hash hash;
    for (const std::uint64_t limit : {1, 2, 20}) {
        // Twice: more puzzles than the widest kernel has lanes.
        const auto grids = nonet::test::compare_kernels(puzzles, limit, 2);
        const auto candidates = nonet::test::compare_kernels(sukaku, limit);
        expect(grids.problem.empty(), grids.problem);
        expect(candidates.problem.empty(), candidates.problem);
        hash.add(grids.hash);
        hash.add(candidates.hash);
    }
    return hash;
}

void add_outcome(Hash& hash, const nonet::Outcome<Grid>& outcome) {
    hash.add(static_cast<std::uint64_t>(outcome.status));
    if (outcome.solution) hash.add(*outcome.solution);
}

void ask_questions(const std::vector<Grid>& puzzles, Hash& hash) {
    for (const KnownCount& known : kKnownCounts) {
        const Grid grid = Grid::from_line(known.puzzle).value();
        const auto count = nonet::count_solutions(grid, nonet::Uint128{0});
        expect(count.exact && count.count == nonet::Uint128{known.solutions}, known.puzzle);
    }
    nonet::Random random(3);
    for (std::size_t i = 0; i < puzzles.size(); i += 10) {
        const Candidates puzzle = Candidates::from_grid(puzzles[i]);
        add_outcome(hash, nonet::classify(puzzles[i]));
        if (const auto grid = nonet::random_solution(puzzle, random)) hash.add(*grid);
        for (const Grid& grid : nonet::solutions_up_to(puzzle, 3, nonet::Order::lexicographic)) {
            hash.add(grid);
        }
        if (puzzles[i].clue_count() < 24) continue;
        if (const auto all = nonet::solution_candidates(puzzle)) hash.add(all->to_line());
    }
}

void ask_batches(const std::vector<Grid>& puzzles, Hash& hash) {
    nonet::BatchSolver solver;
    for (const auto& outcome : solver.first_solution(puzzles)) add_outcome(hash, outcome);

    constexpr std::size_t kTimes = 30;  // enough of them that the batch engine takes them
    std::vector<Grid> known;
    for (const KnownCount& one : kKnownCounts) {
        known.insert(known.end(), kTimes, Grid::from_line(one.puzzle).value());
    }
    const auto counts = solver.count(known, 0);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const KnownCount& one = kKnownCounts[i / kTimes];
        expect(counts[i].count == nonet::Uint128{one.solutions}, one.puzzle);
    }

    std::string text;
    for (const Grid& puzzle : puzzles) text += puzzle.to_line() + '\n';
    std::string solutions(text.size(), ' ');
    std::vector<std::int32_t> numbers(puzzles.size());
    solver.solve_lines({.puzzles = text.data(), .solutions = solutions.data(), .counts = numbers});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        hash.add(static_cast<std::uint64_t>(numbers[i]));
        const std::string_view solution = std::string_view(solutions).substr(82 * i, nonet::kCells);
        if (numbers[i] == 1) hash.add(solution);
    }
}

/// What the public functions answer; the same whatever kernel they use.
Hash ask_all(const std::vector<Grid>& puzzles) {
    Hash first;
    for (const nonet::IsaInfo& info : nonet::isas()) {
        if (!info.usable) continue;
        expect(nonet::force_isa(info.name).ok(), info.name);
        Hash hash;
        ask_questions(puzzles, hash);
        ask_batches(puzzles, hash);
        if (info.isa == nonet::Isa::portable) first = hash;
        expect(hash == first, std::string("the answers are others with ") + info.name);
    }
    return first;
}

void print_names(const char* title, const std::vector<std::string>& names) {
    std::printf("%s", title);
    for (const std::string& name : names) std::printf(" %s", name.c_str());
    std::printf("\n");
}

}  // namespace

int main() {
    nonet::Random random(1);
    const auto puzzles = mixed_puzzles(300, random);
    const auto sukaku = sukaku_puzzles(100, random);
    Hash signature = compare_kernels(puzzles, sukaku);
    signature.add(ask_all(puzzles).value());
    print_names("ran:", nonet::test::names_of_usable_kernels());
    print_names("lacking:", nonet::test::names_of_lacking_kernels());
    std::printf("signature: %016" PRIx64 "\n", signature.value());
    return failures == 0 ? 0 : 1;
}
