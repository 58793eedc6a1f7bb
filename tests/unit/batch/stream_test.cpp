// Streams of questions: the answers of single calls, whatever the kernel, with forbidden digits,
// limits by question and two solutions; and questions that follow from answers.
#include "batch/stream.hpp"

#include "support/random_puzzles.hpp"
#include "unit/batch/usable_rows.hpp"

#include <nonet/candidates.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using batch::kNoCell;
using batch::Show;
using batch::Stream;
using batch::Tally;

struct Question {
    Grid puzzle;
    Cell forbidden = kNoCell;
    std::uint32_t limit = 1;
};

/// The question by the search for one puzzle.
Candidates candidates_of(const Question& question) {
    Grid givens = question.puzzle;
    if (question.forbidden == kNoCell) return Candidates::from_grid(givens);
    givens.set(question.forbidden, 0);
    Candidates candidates = Candidates::from_grid(givens);
    candidates.remove(question.forbidden, question.puzzle[question.forbidden]);
    return candidates;
}

/// Mixed puzzles: none, one and many solutions; most with a forbidden digit, which may be that of
/// the only solution.
std::vector<Question> mixed_questions(std::size_t count, std::uint32_t most, std::uint64_t seed) {
    Random random(seed);
    std::vector<Question> questions;
    while (questions.size() < count) {
        Question question;
        const int clues = 18 + static_cast<int>(random.below(18));
        question.puzzle = test::random_puzzle(clues, random);
        if (random.below(4) == 0) question.puzzle = test::with_wrong_clue(question.puzzle, random);
        question.limit = 1 + static_cast<std::uint32_t>(random.below(most));
        const auto cell = static_cast<Cell>(random.below(kCells));
        if (question.puzzle[cell] != 0) question.forbidden = cell;
        questions.push_back(question);
    }
    return questions;
}

/// Asks each question once, and keeps what came.
struct Collector {
    const std::vector<Question>* questions = nullptr;
    Stream<Collector>* stream = nullptr;
    std::vector<std::size_t> number_in;
    std::vector<Tally> tallies;
    std::vector<std::vector<Grid>> solutions;
    std::size_t shown = 0;
    std::size_t begun = 0;

    bool begin(std::size_t room) {
        if (begun == questions->size()) return false;
        const Question& question = (*questions)[begun];
        stream->rooms().puzzle(room) = question.puzzle;
        stream->rooms().forbid(room, question.forbidden);
        stream->rooms().set_limit(room, question.limit);
        number_in[room] = begun++;
        return true;
    }
    bool answer(std::size_t room, const Tally& tally) {
        const std::size_t number = number_in[room];
        tallies[number] = tally;
        for (std::size_t i = 0; i < std::min<std::size_t>(shown, tally.solutions); ++i) {
            solutions[number].push_back(stream->rooms().solution(room, i));
        }
        return false;
    }
    static bool is_stopped() { return false; }
};

Collector collect(const std::vector<Question>& questions, batch::Engine& engine, Show show) {
    Collector collector;
    collector.questions = &questions;
    collector.number_in.resize(engine.lanes());
    collector.tallies.resize(questions.size());
    collector.solutions.resize(questions.size());
    collector.shown = static_cast<std::size_t>(show);
    Stream<Collector> stream(engine, collector, show);
    collector.stream = &stream;
    stream.run();
    return collector;
}

class BatchStream : public testing::TestWithParam<batch::KernelRow> {
  protected:
    batch::Engine engine_{GetParam()};
};

TEST_P(BatchStream, answers_as_single_calls_do) {
    const auto questions = mixed_questions(3000, 5, 1);
    const Collector collector = collect(questions, engine_, Show::none);
    std::set<std::uint64_t> forbidden_counts;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const Question& question = questions[i];
        const SolutionCount count =
            count_solutions(candidates_of(question), Uint128{question.limit});
        ASSERT_EQ(collector.tallies[i].solutions, count.count.low) << question.puzzle.to_line();
        ASSERT_TRUE(collector.tallies[i].complete);
        if (question.forbidden != kNoCell) forbidden_counts.insert(count.count.low);
    }
    EXPECT_EQ(forbidden_counts.size(), 6U) << "all numbers from 0 to 5 should be tested";
}

TEST_P(BatchStream, shows_two_different_solutions) {
    const auto questions = mixed_questions(3000, 2, 2);
    const Collector collector = collect(questions, engine_, Show::two);
    std::array<std::size_t, 3> times{};
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const Candidates candidates = candidates_of(questions[i]);
        const std::uint64_t count =
            count_solutions(candidates, Uint128{questions[i].limit}).count.low;
        const auto& solutions = collector.solutions[i];
        ASSERT_EQ(solutions.size(), count);
        ++times[count];
        for (const Grid& solution : solutions) {
            ASSERT_TRUE(is_solution(solution)) << solution.to_line();
            for (Cell cell = 0; cell < kCells; ++cell) {
                ASSERT_TRUE(candidates.has(cell, solution[cell]));
            }
        }
        if (count == 2) {
            ASSERT_NE(solutions[0], solutions[1]);
        }
    }
    for (const std::size_t number : times) EXPECT_GT(number, 100U);
}

/// Without single calls idle lanes steal, and several find solutions of one puzzle at once.
TEST_P(BatchStream, shows_two_where_lanes_share_a_puzzle) {
    for (const bool alone : {false, true}) {
        Random random(3);
        for (int clues = 0; clues < 17; ++clues) {
            std::vector<Grid> puzzles(1 + clues % 4);
            for (Grid& puzzle : puzzles) puzzle = test::random_puzzle(clues, random);
            std::vector<Grid> solutions(puzzles.size());
            std::vector<Grid> seconds(puzzles.size());
            batch::Job job;
            job.symbols = puzzles.front().values().data();
            job.size = puzzles.size();
            job.limit = 2;
            job.solutions = reinterpret_cast<std::uint8_t*>(solutions.data());
            job.seconds = reinterpret_cast<std::uint8_t*>(seconds.data());
            std::vector<Tally> tallies(puzzles.size());
            job.tallies = tallies.data();
            if (!alone) job.single = &engine_.single();
            engine_.run(job);
            for (std::size_t i = 0; i < puzzles.size(); ++i) {
                ASSERT_EQ(tallies[i].solutions, 2U);
                EXPECT_NE(solutions[i], seconds[i]);
                for (const Grid& solution : {solutions[i], seconds[i]}) {
                    EXPECT_TRUE(is_solution(solution));
                    EXPECT_TRUE(extends(solution, puzzles[i]));
                }
            }
        }
    }
}

/// Removes clues one by one, as a generator does: each question follows from an answer.
struct Digger {
    Stream<Digger>* stream = nullptr;
    std::vector<Grid> starts;
    std::vector<Cell> at;
    std::vector<Grid> results;
    int looks_left = -1;
    std::size_t incomplete = 0;

    bool begin(std::size_t room) {
        if (starts.empty()) return false;
        stream->rooms().puzzle(room) = starts.back();
        starts.pop_back();
        at[room] = 0;
        stream->rooms().forbid(room, 0);
        return true;
    }
    bool answer(std::size_t room, const Tally& tally) {
        if (!tally.complete) ++incomplete;
        if (!tally.complete) return false;
        if (tally.solutions == 0) stream->rooms().puzzle(room).set(at[room], 0);
        if (++at[room] < kCells) {
            stream->rooms().forbid(room, at[room]);
            return true;
        }
        results.push_back(stream->rooms().puzzle(room));
        return false;
    }
    bool is_stopped() { return looks_left >= 0 && looks_left-- == 0; }
};

Digger dig(batch::Engine& engine, std::vector<Grid> starts, int looks) {
    Digger digger;
    digger.starts = std::move(starts);
    digger.at.resize(engine.lanes());
    digger.looks_left = looks;
    Stream<Digger> stream(engine, digger, Show::none);
    digger.stream = &stream;
    stream.run();
    return digger;
}

std::vector<Grid> full_grids(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Grid> grids(count);
    for (Grid& grid : grids) grid = test::random_full_grid(random);
    return grids;
}

TEST_P(BatchStream, follows_answers_with_questions) {
    const Digger digger = dig(engine_, full_grids(700, 4), -1);
    ASSERT_EQ(digger.results.size(), 700U);
    for (std::size_t i = 0; i < digger.results.size(); i += 7) {
        Grid puzzle = digger.results[i];
        ASSERT_TRUE(is_unique(puzzle)) << puzzle.to_line();
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] == 0) continue;
            const Digit digit = puzzle[cell];
            puzzle.set(cell, 0);
            ASSERT_FALSE(is_unique(puzzle)) << puzzle.to_line();
            puzzle.set(cell, digit);
        }
    }
}

TEST_P(BatchStream, stops_when_told) {
    const Digger digger = dig(engine_, full_grids(3000, 5), 1);
    EXPECT_LT(digger.results.size(), 3000U);
    EXPECT_GT(digger.incomplete, 0U);
    EXPECT_LE(digger.incomplete, engine_.lanes());
}

INSTANTIATE_TEST_SUITE_P(All, BatchStream, testing::ValuesIn(test::usable_rows()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace nonet
