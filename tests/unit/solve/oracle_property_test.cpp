// Every question about random puzzles with no, one and many solutions, against the brute-force
// oracle. The oracle lists solutions in lexicographic order, so the lists must be equal, not just
// their lengths.
#include "support/brute_force.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/solve.hpp>

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::size_t kMostSolutions = 1000;

/// A puzzle, and its solutions by brute force in order: all of them, or the first kMostSolutions.
struct Judged {
    Candidates puzzle;
    std::vector<Grid> solutions;

    [[nodiscard]] bool complete() const { return solutions.size() < kMostSolutions; }
};

std::vector<Judged> judged_grids() {
    Random random(81);
    std::vector<Judged> judged;
    const auto judge = [&](const Grid& puzzle) {
        judged.push_back(
            {Candidates::from_grid(puzzle), test::brute_force_solutions(puzzle, kMostSolutions)});
    };
    for (int i = 0; i < 30; ++i) {
        const Grid puzzle = test::random_puzzle(30 + i % 20, random);
        judge(puzzle);
        judge(test::with_wrong_clue(puzzle, random));
    }
    return judged;
}

std::vector<Judged> judged_sukakus() {
    Random random(82);
    std::vector<Judged> judged;
    for (int i = 0; i < 36; ++i) {
        const Grid solution = test::random_full_grid(random);
        Candidates puzzle = test::random_sukaku(solution, 66 + i % 4, random);
        // Without one of the solution's own candidates there is often none at all.
        const auto cell = static_cast<Cell>(random.below(kCells));
        if (i % 3 == 0) puzzle.remove(cell, solution[cell]);
        judged.push_back({puzzle, test::brute_force_solutions(puzzle, kMostSolutions)});
    }
    return judged;
}

/// The oracle is slow, so it judges once for all tests of a run.
const std::vector<Judged>& grids() {
    static const std::vector<Judged> kGrids = judged_grids();
    return kGrids;
}

const std::vector<Judged>& sukakus() {
    static const std::vector<Judged> kSukakus = judged_sukakus();
    return kSukakus;
}

class OracleProperty : public testing::TestWithParam<const std::vector<Judged>& (*)()> {
  protected:
    const std::vector<Judged>& judged_ = GetParam()();
};

/// Otherwise the other tests of this file would say little.
TEST_P(OracleProperty, TheInputsHaveNoneOneAndManySolutions) {
    int none = 0;
    int one = 0;
    int many = 0;
    for (const Judged& judged : judged_) {
        none += judged.solutions.empty() ? 1 : 0;
        one += judged.solutions.size() == 1 ? 1 : 0;
        many += judged.solutions.size() > 1 && judged.complete() ? 1 : 0;
    }
    EXPECT_GE(none, 5);
    EXPECT_GE(one, 5);
    EXPECT_GE(many, 3);
}

TEST_P(OracleProperty, CountsAreEqual) {
    for (const Judged& judged : judged_) {
        const SolutionCount count = count_solutions(judged.puzzle, kMostSolutions);
        EXPECT_EQ(count.count, Uint128{judged.solutions.size()}) << judged.puzzle.to_line();
        EXPECT_TRUE(count.exact || !judged.complete());
    }
}

TEST_P(OracleProperty, ACountIsExactUnlessMoreExistThanItsLimit) {
    for (const Judged& judged : judged_) {
        const std::uint64_t solutions = judged.solutions.size();
        for (const std::uint64_t limit : {solutions - 1, solutions, solutions + 1}) {
            if (solutions == 0 || limit == 0 || !judged.complete()) continue;
            const SolutionCount count = count_solutions(judged.puzzle, limit);
            EXPECT_EQ(count.count, Uint128{std::min(solutions, limit)});
            EXPECT_EQ(count.exact, solutions <= limit);
        }
    }
}

TEST_P(OracleProperty, LexicographicOrderIsTheOrderOfTheOracle) {
    for (const Judged& judged : judged_) {
        EXPECT_EQ(solutions_up_to(judged.puzzle, kMostSolutions, Order::lexicographic),
                  judged.solutions)
            << judged.puzzle.to_line();
    }
}

TEST_P(OracleProperty, AnyOrderHasTheSameSolutions) {
    for (const Judged& judged : judged_) {
        if (!judged.complete()) continue;
        std::vector<Grid> solutions = solutions_up_to(judged.puzzle, kMostSolutions);
        EXPECT_EQ(solutions, solutions_up_to(judged.puzzle, kMostSolutions));
        std::sort(solutions.begin(), solutions.end());
        EXPECT_EQ(solutions, judged.solutions) << judged.puzzle.to_line();
    }
}

TEST_P(OracleProperty, FirstSomeAndTheSolutionAreThoseOfTheList) {
    for (const Judged& judged : judged_) {
        const std::vector<Grid>& all = judged.solutions;
        const std::optional<Grid> some = some_solution(judged.puzzle);
        EXPECT_EQ(some.has_value(), !all.empty());
        if (some && judged.complete()) {
            EXPECT_TRUE(std::binary_search(all.begin(), all.end(), *some));
        }
        const std::optional<Grid> first = first_solution(judged.puzzle);
        EXPECT_EQ(first, all.empty() ? std::nullopt : std::optional<Grid>(all.front()));
        EXPECT_EQ(is_unique(judged.puzzle), all.size() == 1);
        EXPECT_EQ(solution(judged.puzzle), all.size() == 1 ? first : std::nullopt);
    }
}

TEST_P(OracleProperty, ClassifyCountsUpToTwo) {
    for (const Judged& judged : judged_) {
        const std::vector<Grid>& all = judged.solutions;
        const Status expected = all.empty()       ? Status::none
                                : all.size() == 1 ? Status::unique
                                                  : Status::multiple;
        const Outcome<Grid> outcome = classify(judged.puzzle);
        EXPECT_EQ(outcome.status, expected);
        EXPECT_EQ(outcome.solution, first_solution(judged.puzzle));
        const Outcome<Grid> any = classify_any(judged.puzzle);
        EXPECT_EQ(any.status, expected);
        EXPECT_EQ(any.solution.has_value(), !all.empty());
    }
}

TEST_P(OracleProperty, SolutionCandidatesAreTheUnionOfAllSolutions) {
    for (const Judged& judged : judged_) {
        if (!judged.complete()) continue;
        Candidates expected;
        for (Cell cell = 0; cell < kCells; ++cell) expected.set(cell, 0);
        for (const Grid& solution : judged.solutions) {
            for (Cell cell = 0; cell < kCells; ++cell) expected.add(cell, solution[cell]);
        }
        EXPECT_EQ(solution_candidates(judged.puzzle), expected) << judged.puzzle.to_line();
    }
}

/// A visitor that stops after n has seen the first n of the list.
TEST_P(OracleProperty, AVisitorStopsWhereItSays) {
    for (const Judged& judged : judged_) {
        std::vector<Grid> seen;
        const auto three = [&](const Grid& solution) {
            seen.push_back(solution);
            return seen.size() < 3;
        };
        const SearchEnd end = for_each_solution(judged.puzzle, three, Order::lexicographic);
        const std::size_t expected = std::min<std::size_t>(3, judged.solutions.size());
        EXPECT_EQ(seen, std::vector<Grid>(
                            judged.solutions.begin(),
                            judged.solutions.begin() + static_cast<std::ptrdiff_t>(expected)));
        EXPECT_EQ(end, expected == 3 ? SearchEnd::by_visitor : SearchEnd::complete);
    }
}

/// However small the limit: what is answered at all is right.
TEST_P(OracleProperty, ALimitNeverMakesAnAnswerWrong) {
    for (const Judged& judged : judged_) {
        if (!judged.complete()) continue;
        const Outcome<Grid> truth = classify(judged.puzzle);
        for (const std::uint64_t nodes : {0U, 1U, 2U, 5U, 20U}) {
            Limits limits;
            limits.nodes = nodes;
            const Outcome<Grid> outcome = classify(judged.puzzle, limits);
            if (outcome.status != Status::unknown) {
                EXPECT_EQ(outcome.status, truth.status);
                EXPECT_EQ(outcome.solution, truth.solution);
            } else if (outcome.solution) {
                EXPECT_TRUE(is_solution(*outcome.solution));
            }
            const SolutionCount count = count_solutions(judged.puzzle, 0, limits);
            EXPECT_EQ(count.exact, count.end == SearchEnd::complete);
            EXPECT_LE(count.count, Uint128{judged.solutions.size()});
            EXPECT_TRUE(!count.exact || count.count == Uint128{judged.solutions.size()});
            const std::optional<Candidates> possible = solution_candidates(judged.puzzle, limits);
            EXPECT_TRUE(!possible || possible == solution_candidates(judged.puzzle));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, OracleProperty, testing::Values(&grids));
INSTANTIATE_TEST_SUITE_P(Sukakus, OracleProperty, testing::Values(&sukakus));

/// The questions about a grid are those about its candidates.
TEST(GridQuestions, AnswerAsForCandidates) {
    Random random(83);
    for (int i = 0; i < 40; ++i) {
        Grid puzzle = test::random_puzzle(20 + i, random);
        if (i % 4 == 0) puzzle = test::with_wrong_clue(puzzle, random);
        const Candidates candidates = Candidates::from_grid(puzzle);
        EXPECT_EQ(some_solution(puzzle), some_solution(candidates));
        EXPECT_EQ(first_solution(puzzle), first_solution(candidates));
        EXPECT_EQ(solution(puzzle), solution(candidates));
        EXPECT_EQ(is_unique(puzzle), is_unique(candidates));
    }
}

}  // namespace
}  // namespace nonet
