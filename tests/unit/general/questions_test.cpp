// Every question about boards, against a naive solver, for all shapes of box that it can finish.
#include "support/brute_force_board.hpp"
#include "unit/general/boards.hpp"

#include <nonet/general.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::test {

namespace {

constexpr std::size_t kMostSolutions = 1000;

struct Trial {
    Board puzzle;
    std::vector<Board> solutions;  // in lexicographic order
};

// Puzzles of one shape with none, one and many solutions.
std::vector<Trial> trials(BoxShape box) {
    Random random(static_cast<std::uint64_t>(box.rows * 100 + box.columns));
    std::vector<Trial> trials;
    const int cells = box.side() * box.side();
    for (int i = 0; i < 40; ++i) {
        const int blanks = static_cast<int>(random.below(static_cast<std::uint64_t>(cells))) + 1;
        const Board puzzle = random_puzzle(box, std::min(blanks, 45), i % 4 == 0, random);
        auto solutions = BruteForceBoard::solutions(puzzle, kMostSolutions + 1);
        if (solutions.size() <= kMostSolutions) trials.push_back({puzzle, std::move(solutions)});
    }
    return trials;
}

Status expected_status(const Trial& trial) {
    if (trial.solutions.empty()) return Status::none;
    return trial.solutions.size() == 1 ? Status::unique : Status::multiple;
}

std::vector<std::uint64_t> expected_candidates(const Trial& trial) {
    std::vector<std::uint64_t> masks(static_cast<std::size_t>(trial.puzzle.cell_count()));
    for (const Board& solution : trial.solutions) {
        for (int cell = 0; cell < solution.cell_count(); ++cell) {
            masks[cell] |= std::uint64_t{1} << (solution[cell] - 1);
        }
    }
    return masks;
}

std::vector<Board> visited(const Board& puzzle, Order order) {
    std::vector<Board> boards;
    const SearchEnd end = for_each_solution(
        puzzle,
        [&](const Board& board) {
            boards.push_back(board);
            return true;
        },
        order);
    EXPECT_EQ(end, SearchEnd::complete);
    return boards;
}

class EveryShape : public testing::TestWithParam<BoxShape> {};

TEST_P(EveryShape, SomeAndFirstSolution) {
    for (const Trial& trial : trials(GetParam())) {
        const Outcome<Board> some = some_solution(trial.puzzle);
        const Outcome<Board> first = first_solution(trial.puzzle);
        if (trial.solutions.empty()) {
            EXPECT_EQ(some.status, Status::none) << trial.puzzle.to_line();
            EXPECT_EQ(first.status, Status::none) << trial.puzzle.to_line();
            continue;
        }
        EXPECT_EQ(some.status, Status::solved);
        EXPECT_EQ(first.status, Status::solved);
        ASSERT_TRUE(some.solution && first.solution);
        EXPECT_TRUE(is_solution(*some.solution) && extends(*some.solution, trial.puzzle));
        EXPECT_EQ(*first.solution, trial.solutions.front());
    }
}

TEST_P(EveryShape, Classify) {
    for (const Trial& trial : trials(GetParam())) {
        const Outcome<Board> any = classify(trial.puzzle);
        const Outcome<Board> first = classify(trial.puzzle, Order::lexicographic);
        EXPECT_EQ(any.status, expected_status(trial)) << trial.puzzle.to_line();
        EXPECT_EQ(first.status, expected_status(trial)) << trial.puzzle.to_line();
        ASSERT_EQ(any.solution.has_value(), !trial.solutions.empty());
        ASSERT_EQ(first.solution.has_value(), !trial.solutions.empty());
        if (trial.solutions.empty()) continue;
        EXPECT_TRUE(is_solution(*any.solution) && extends(*any.solution, trial.puzzle));
        EXPECT_EQ(*first.solution, trial.solutions.front());
    }
}

TEST_P(EveryShape, VisitsEachSolutionOnce) {
    for (const Trial& trial : trials(GetParam())) {
        EXPECT_EQ(visited(trial.puzzle, Order::lexicographic), trial.solutions);
        const std::vector<Board> boards = visited(trial.puzzle, Order::any);
        EXPECT_TRUE(std::is_permutation(boards.begin(), boards.end(), trial.solutions.begin(),
                                        trial.solutions.end()));
    }
}

TEST_P(EveryShape, CountsAndUnion) {
    for (const Trial& trial : trials(GetParam())) {
        const SolutionCount count = count_solutions(trial.puzzle, 0);
        EXPECT_EQ(count.count, Uint128{trial.solutions.size()}) << trial.puzzle.to_line();
        EXPECT_TRUE(count.exact);
        EXPECT_EQ(count.end, SearchEnd::complete);
        const auto candidates = solution_candidates(trial.puzzle);
        ASSERT_TRUE(candidates);
        EXPECT_EQ(*candidates, expected_candidates(trial));
    }
}

TEST_P(EveryShape, CountStopsAboveTheLimitOnly) {
    for (const Trial& trial : trials(GetParam())) {
        const std::size_t all = trial.solutions.size();
        if (all == 0) continue;
        const SolutionCount whole = count_solutions(trial.puzzle, all);
        EXPECT_EQ(whole.count, Uint128{all});
        EXPECT_TRUE(whole.exact);
        if (all == 1) continue;
        const SolutionCount part = count_solutions(trial.puzzle, all - 1);
        EXPECT_EQ(part.count, Uint128{all - 1});
        EXPECT_FALSE(part.exact);
        EXPECT_EQ(part.end, SearchEnd::by_visitor);
    }
}

TEST_P(EveryShape, TransposingChangesNothing) {
    for (const Trial& trial : trials(GetParam())) {
        Board turned(BoxShape{GetParam().columns, GetParam().rows});
        for (int cell = 0; cell < turned.cell_count(); ++cell) {
            const int row = turned.row_of(cell);
            turned.set(cell, trial.puzzle[turned.column_of(cell) * turned.side() + row]);
        }
        EXPECT_EQ(count_solutions(turned, 0).count, Uint128{trial.solutions.size()});
        EXPECT_EQ(classify(turned).status, expected_status(trial));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Small, EveryShape,
    testing::Values(BoxShape{1, 1}, BoxShape{1, 2}, BoxShape{2, 1}, BoxShape{1, 3}, BoxShape{2, 2},
                    BoxShape{4, 1}, BoxShape{1, 5}, BoxShape{2, 3}, BoxShape{3, 2}, BoxShape{1, 7},
                    BoxShape{7, 1}, BoxShape{2, 4}, BoxShape{4, 2}, BoxShape{3, 3}),
    [](const auto& tested) {
        return std::to_string(tested.param.rows) + "x" + std::to_string(tested.param.columns);
    });

TEST(Questions, RandomSolutionsReachAllSolutions) {
    const Board empty(BoxShape{2, 2});
    Random random(7);
    std::set<std::string> seen;
    for (int i = 0; i < 6000; ++i) {
        const Outcome<Board> outcome = random_solution(empty, random);
        ASSERT_TRUE(outcome.solution && is_solution(*outcome.solution));
        seen.insert(outcome.solution->to_line());
    }
    EXPECT_EQ(seen.size(), 288U);
}

TEST(Questions, ClashingGivensHaveNoSolution) {
    for (const BoxShape box : {BoxShape{1, 2}, BoxShape{2, 3}, BoxShape{4, 4}, BoxShape{6, 6}}) {
        Board puzzle(box);
        puzzle.set(0, 1);
        puzzle.set(box.side() - 1, 1);
        EXPECT_EQ(some_solution(puzzle).status, Status::none);
        EXPECT_EQ(first_solution(puzzle).status, Status::none);
        EXPECT_EQ(classify(puzzle).status, Status::none);
        EXPECT_EQ(count_solutions(puzzle, 0).count, Uint128{0});
        const auto candidates = solution_candidates(puzzle);
        ASSERT_TRUE(candidates);
        EXPECT_TRUE(std::all_of(candidates->begin(), candidates->end(),
                                [](std::uint64_t mask) { return mask == 0; }));
    }
}

TEST(Questions, ValuesOutsideTheBoardHaveNoSolution) {
    Board puzzle(BoxShape{2, 2});
    puzzle.set(3, 9);
    EXPECT_EQ(classify(puzzle).status, Status::none);
    EXPECT_TRUE(count_solutions(puzzle, 0).exact);
}

}  // namespace

}  // namespace nonet::test
