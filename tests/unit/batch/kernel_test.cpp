// Every kernel: the same counts as the search for one puzzle, and solutions that are solutions, for
// random puzzles of all kinds, all sizes of batch and all ways in and out.
#include "batch/kernel.hpp"

#include "batch/engine.hpp"
#include "batch/kernels.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/isa.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <deque>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using batch::Engine;
using batch::Job;
using batch::KernelRow;
using batch::Tally;

bool is_usable(const KernelRow& row) {
    return std::ranges::any_of(
        isas(), [&](const IsaInfo& info) { return info.isa == row.isa && info.usable; });
}

/// The number of solutions up to `limit`, by the search for one puzzle.
std::uint64_t count_singly(const Candidates& puzzle, std::uint64_t limit) {
    return count_solutions(puzzle, Uint128{limit}).count.low;
}

bool allows(const Candidates& puzzle, const Grid& solution) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!puzzle.has(cell, solution[cell])) return false;
    }
    return true;
}

/// Puzzles without, with one and with many solutions, of 0 to 40 clues and complete ones.
std::vector<Grid> mixed_puzzles(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) {
        const int clues = static_cast<int>(random.below(41));
        Grid puzzle = test::random_puzzle(clues, random);
        if (random.below(3) == 0) puzzle = test::with_wrong_clue(puzzle, random);
        if (random.below(50) == 0) puzzle = test::random_full_grid(random);
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

struct Answers {
    std::vector<Tally> tallies;
    std::vector<Grid> solutions;
};

Answers run(Engine& engine, Job job, std::size_t size) {
    Answers answers{std::vector<Tally>(size, Tally{~std::uint64_t{0}, false}),
                    std::vector<Grid>(size)};
    job.size = size;
    job.tallies = answers.tallies.data();
    job.solutions = reinterpret_cast<std::uint8_t*>(answers.solutions.data());
    engine.run(job);
    return answers;
}

Job job_of(const std::vector<Grid>& puzzles, std::uint64_t limit) {
    Job job;
    job.symbols = puzzles.empty() ? nullptr : puzzles.front().values().data();
    job.limit = limit;
    return job;
}

Job job_of(const std::vector<Candidates>& puzzles, std::uint64_t limit) {
    Job job;
    job.masks = reinterpret_cast<const std::uint16_t*>(puzzles.data());
    job.limit = limit;
    return job;
}

/// Checks counts and solutions of puzzles whose counts, up to some number, are known.
void check(const std::vector<Candidates>& puzzles, const std::vector<std::uint64_t>& counts,
           std::uint64_t limit, const Answers& answers) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Tally& tally = answers.tallies[i];
        ASSERT_EQ(tally.solutions, std::min(counts[i], limit)) << puzzles[i].to_line();
        ASSERT_TRUE(tally.complete);
        if (tally.solutions == 0) {
            ASSERT_EQ(answers.solutions[i], Grid()) << "written without a solution";
        } else {
            ASSERT_TRUE(is_solution(answers.solutions[i])) << answers.solutions[i].to_line();
            ASSERT_TRUE(allows(puzzles[i], answers.solutions[i])) << puzzles[i].to_line();
        }
    }
}

/// The same for a run by lanes alone, and for one that leaves its tail to single calls.
void check_run(Engine& engine, Job job, const std::vector<Candidates>& puzzles,
               const std::vector<std::uint64_t>& counts) {
    check(puzzles, counts, job.limit, run(engine, job, puzzles.size()));
    job.single = &engine.single();
    check(puzzles, counts, job.limit, run(engine, job, puzzles.size()));
}

std::vector<Candidates> candidates_of(const std::vector<Grid>& puzzles) {
    std::vector<Candidates> result;
    for (const Grid& puzzle : puzzles) result.push_back(Candidates::from_grid(puzzle));
    return result;
}

std::vector<std::uint64_t> counts_of(const std::vector<Candidates>& puzzles, std::uint64_t limit) {
    std::vector<std::uint64_t> counts;
    for (const Candidates& puzzle : puzzles) counts.push_back(count_singly(puzzle, limit));
    return counts;
}

class BatchKernel : public testing::TestWithParam<KernelRow> {
  protected:
    void SetUp() override {
        if (!is_usable(GetParam())) GTEST_SKIP() << "this machine lacks " << GetParam().name;
    }

    Engine engine_{GetParam()};
};

TEST_P(BatchKernel, counts_mixed_puzzles) {
    const auto puzzles = mixed_puzzles(3000, 1);
    const auto candidates = candidates_of(puzzles);
    const auto counts = counts_of(candidates, 5);
    for (const std::uint64_t kind : {0, 1, 5}) EXPECT_GT(std::ranges::count(counts, kind), 100);
    for (const std::uint64_t limit : {1, 2, 5}) {
        check_run(engine_, job_of(puzzles, limit), candidates, counts);
    }
}

TEST_P(BatchKernel, takes_candidates) {
    Random random(2);
    std::vector<Candidates> puzzles;
    for (int i = 0; i < 1200; ++i) {
        const int percent = static_cast<int>(40 + random.below(60));
        puzzles.push_back(test::random_sukaku(test::random_full_grid(random), percent, random));
        if (random.below(4) == 0) {
            const Cell cell = static_cast<Cell>(random.below(kCells));
            puzzles.back().remove(cell, static_cast<Digit>(1 + random.below(kDigits)));
        }
    }
    Candidates none;
    for (Cell cell = 0; cell < kCells; ++cell) none.set(cell, 0);
    puzzles.push_back(none);
    puzzles.emplace_back();
    const auto counts = counts_of(puzzles, 5);
    for (const std::uint64_t kind : {0, 1, 5}) EXPECT_GT(std::ranges::count(counts, kind), 10);
    for (const std::uint64_t limit : {1, 2, 5}) {
        check_run(engine_, job_of(puzzles, limit), puzzles, counts);
    }
}

TEST_P(BatchKernel, takes_batches_of_every_size) {
    const auto puzzles = mixed_puzzles(5000, 3);
    const auto candidates = candidates_of(puzzles);
    const auto counts = counts_of(candidates, 2);
    for (const std::size_t size : {0, 1, 2, 63, 64, 65, 511, 513, 5000}) {
        const std::vector<Candidates> some(candidates.begin(), candidates.begin() + size);
        check_run(engine_, job_of(puzzles, 2), some, counts);
    }
}

TEST_P(BatchKernel, ends_near_empty_grids) {
    Random random(4);
    std::vector<Grid> puzzles(2);
    for (int clues = 0; clues <= 16; ++clues) {
        for (int i = 0; i < 12; ++i) puzzles.push_back(test::random_puzzle(clues, random));
    }
    const auto candidates = candidates_of(puzzles);
    check_run(engine_, job_of(puzzles, 2), candidates,
              std::vector<std::uint64_t>(puzzles.size(), 2));
    const auto many = run(engine_, job_of(std::vector<Grid>(1), 10'000), 1);
    EXPECT_EQ(many.tallies[0].solutions, 10'000U);
}

TEST_P(BatchKernel, finds_the_smallest_solutions) {
    const auto puzzles = mixed_puzzles(900, 10);
    const auto candidates = candidates_of(puzzles);
    for (const std::uint64_t limit : {1, 2}) {
        for (Job job : {job_of(puzzles, limit), job_of(candidates, limit)}) {
            job.smallest = true;
            job.nodes = 300;
            const auto answers = run(engine_, job, puzzles.size());
            std::size_t done = 0;
            for (std::size_t i = 0; i < puzzles.size(); ++i) {
                if (!answers.tallies[i].complete) continue;
                ++done;
                EXPECT_EQ(answers.tallies[i].solutions, count_singly(candidates[i], limit));
                const auto smallest = first_solution(puzzles[i]);
                EXPECT_EQ(answers.solutions[i], smallest ? *smallest : Grid());
            }
            EXPECT_GE(done, puzzles.size() * 9 / 10);
        }
    }
}

// The numbers are those of tests/unit/solve/known_counts_test.cpp, or from other programs.
TEST_P(BatchKernel, counts_exactly_by_many_lanes) {
    const auto puzzles = test::grids_of(R"(
...4......5...9...6...2..1.2...7...1..5....7......8.3...6....9.7.....1......9.327
8.........95........6.........974268...532147...618935...751......493......826.1.
.8...6.....9....2..6..1....17..2...33.....47...............2.195..3........14....
)");
    const std::vector<std::uint64_t> counts = {50'593, 9801, 18'529};
    const auto candidates = candidates_of(puzzles);
    check_run(engine_, job_of(puzzles, ~std::uint64_t{0}), candidates, counts);
    check_run(engine_, job_of(puzzles, 18'529), candidates, counts);
    const std::vector<Candidates> alone(candidates.begin(), candidates.begin() + 1);
    check_run(engine_, job_of(puzzles, 60'000), alone, counts);
}

/// Puzzles with hundreds of solutions on average, of the kind that has unsolved pairs throughout.
std::vector<Grid> puzzles_with_many(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) {
        puzzles.push_back(test::random_puzzle(24 + static_cast<int>(random.below(5)), random));
    }
    return puzzles;
}

TEST_P(BatchKernel, counts_doubled_solutions_exactly) {
    constexpr std::uint64_t kMost = 3000;  // doubling pays, says the kernel, and the limit cuts
    const auto puzzles = puzzles_with_many(200, 9);
    const auto candidates = candidates_of(puzzles);
    const auto counts = counts_of(candidates, kMost);
    EXPECT_GT(std::ranges::count(counts, kMost), 5);
    for (const std::uint64_t limit : {std::uint64_t{1000}, std::uint64_t{1001}, kMost}) {
        check_run(engine_, job_of(puzzles, limit), candidates, counts);
        check_run(engine_, job_of(candidates, limit), candidates, counts);
    }
    for (std::size_t i = 0; i < puzzles.size(); i += 10) {
        const std::vector<Candidates> alone(1, candidates[i]);
        check_run(engine_, job_of(alone, kMost), alone, {counts[i]});
    }
}

TEST_P(BatchKernel, reads_and_writes_lines) {
    const auto puzzles = mixed_puzzles(200, 5);
    constexpr std::size_t kStride = 90;
    std::string text;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        text += puzzles[i].to_line(i % 2 == 0 ? '.' : '0') + ",rest of\n";
    }
    ASSERT_EQ(text.size(), kStride * puzzles.size());
    std::string solutions(kStride * puzzles.size(), '-');
    std::vector<Tally> tallies(puzzles.size());
    Job job;
    job.symbols = reinterpret_cast<const std::uint8_t*>(text.data());
    job.stride = job.solution_stride = kStride;
    job.zero = '0';
    job.size = puzzles.size();
    job.solutions = reinterpret_cast<std::uint8_t*>(solutions.data());
    job.tallies = tallies.data();
    engine_.run(job);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const std::string line = solutions.substr(kStride * i, kCells);
        EXPECT_EQ(solutions.substr(kStride * i + kCells, kStride - kCells), "---------");
        if (tallies[i].solutions == 0) {
            EXPECT_EQ(line, std::string(kCells, '-'));
        } else {
            const auto grid = Grid::from_line(line);
            ASSERT_TRUE(grid.ok()) << line;
            EXPECT_TRUE(is_solution(*grid) && extends(*grid, puzzles[i])) << line;
        }
    }
}

TEST_P(BatchKernel, stops_at_its_nodes) {
    const std::vector<Grid> puzzles = mixed_puzzles(120, 6);
    Job job = job_of(puzzles, ~std::uint64_t{0});
    job.nodes = 1000;
    const auto answers = run(engine_, job, puzzles.size());
    std::size_t stopped = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const std::uint64_t least = count_singly(Candidates::from_grid(puzzles[i]), 20'000);
        if (answers.tallies[i].complete) {
            EXPECT_EQ(answers.tallies[i].solutions, least);
        } else {
            ++stopped;
            EXPECT_GT(least, 100U) << puzzles[i].to_line();
        }
    }
    EXPECT_GT(stopped, 20U);
    EXPECT_LT(stopped, puzzles.size() - 20);
    job.nodes = 0;  // singles alone
    const auto singles = run(engine_, job, puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (singles.tallies[i].complete) {
            EXPECT_LE(singles.tallies[i].solutions, 1U);
        }
    }
}

/// Feeds puzzles as others are done, each of them twice.
struct Feed {
    std::deque<std::size_t> ready;
    std::vector<int> times;
    std::vector<std::uint64_t> solutions;

    static bool next(void* context, std::size_t& puzzle) {
        auto& feed = *static_cast<Feed*>(context);
        if (feed.ready.empty()) return false;
        puzzle = feed.ready.front();
        feed.ready.pop_front();
        return true;
    }
    static void done(void* context, std::size_t puzzle, const Tally& tally) {
        auto& feed = *static_cast<Feed*>(context);
        feed.solutions[puzzle] += tally.solutions;
        if (++feed.times[puzzle] < 2) feed.ready.push_back(puzzle);
        const std::size_t more = puzzle + 20;
        if (feed.times[puzzle] == 1 && more < feed.times.size()) feed.ready.push_back(more);
    }
};

TEST_P(BatchKernel, is_fed_while_it_runs) {
    const auto puzzles = mixed_puzzles(800, 7);
    Feed feed;
    feed.times.resize(puzzles.size());
    feed.solutions.resize(puzzles.size());
    for (std::size_t i = 0; i < 20; ++i) feed.ready.push_back(i);
    Job job = job_of(puzzles, 3);
    job.next = Feed::next;
    job.done = Feed::done;
    job.context = &feed;
    engine_.run(job);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(feed.times[i], 2);
        EXPECT_EQ(feed.solutions[i], 2 * count_singly(Candidates::from_grid(puzzles[i]), 3));
    }
}

TEST_P(BatchKernel, stops_when_told) {
    std::vector<Grid> puzzles(1000);
    Job job = job_of(puzzles, ~std::uint64_t{0});
    int looks = 0;
    job.context = &looks;
    job.stop = [](void* context) { return ++*static_cast<int*>(context) == 3; };
    const auto answers = run(engine_, job, puzzles.size());
    EXPECT_EQ(looks, 3);
    EXPECT_TRUE(std::ranges::none_of(answers.tallies, &Tally::complete));
    // And the engine is as good as new.
    const auto others = mixed_puzzles(300, 8);
    const auto candidates = candidates_of(others);
    check_run(engine_, job_of(others, 2), candidates, counts_of(candidates, 2));
}

INSTANTIATE_TEST_SUITE_P(All, BatchKernel,
                         testing::ValuesIn(batch::kernel_rows().begin(),
                                           batch::kernel_rows().end()),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(BatchKernels, form_a_table) {
    std::set<std::string> names;
    int lanes = 0;
    for (const KernelRow& row : batch::kernel_rows()) {
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
        EXPECT_GT(row.kernel->lanes, lanes) << "the narrowest comes first";
        lanes = row.kernel->lanes;
    }
}

TEST(BatchKernels, are_chosen_by_name) {
    const Isa before = chosen_isa();
    for (const IsaInfo& info : isas()) {
        if (!info.usable) continue;
        ASSERT_TRUE(force_isa(info.name).ok());
        const auto rows = batch::kernel_rows();
        const auto row = std::ranges::find_if(
            rows, [&](const KernelRow& one) { return &one == &batch::chosen_row(); });
        ASSERT_NE(row, rows.end());
        EXPECT_EQ(row->isa, info.isa);
    }
    for (const IsaInfo& info : isas()) {
        if (info.isa == before) {
            ASSERT_TRUE(force_isa(info.name).ok());
        }
    }
}

}  // namespace
}  // namespace nonet
