// The public questions on puzzles whose answers are known.
#include <nonet/solve.hpp>

#include <algorithm>
#include <atomic>
#include <span>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr const char* kUnique =
    ".....7..4.....6..386.2.....5.9.82...64.....8.......7.........42.1..3....7.3.....9";
constexpr const char* kUniqueSolution =
    "321597864497816253865243197579182436642375981138964725986751342214639578753428619";
constexpr const char* kTwoSolutions =
    "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.";
// Seventeen clues, no clash, and no solution: a contradiction that only search shows.
constexpr const char* kNone =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

Grid grid_of(const char* line) {
    return Grid::from_line(line).value();
}
Candidates candidates_of(const char* line) {
    return Candidates::from_grid(grid_of(line));
}

TEST(Questions, SolutionOnlyWhenUnique) {
    EXPECT_EQ(solution(grid_of(kUnique)), grid_of(kUniqueSolution));
    EXPECT_EQ(solution(grid_of(kTwoSolutions)), std::nullopt);
    EXPECT_EQ(solution(grid_of(kNone)), std::nullopt);
    EXPECT_TRUE(is_unique(grid_of(kUnique)));
    EXPECT_FALSE(is_unique(grid_of(kTwoSolutions)));
    EXPECT_FALSE(is_unique(grid_of(kNone)));
}

TEST(Questions, SomeSolutionExtendsThePuzzle) {
    const auto grid = some_solution(grid_of(kTwoSolutions));
    ASSERT_TRUE(grid.has_value());
    EXPECT_TRUE(is_solution(*grid));
    EXPECT_TRUE(extends(*grid, grid_of(kTwoSolutions)));
    EXPECT_EQ(some_solution(grid_of(kTwoSolutions)), grid) << "always the same one";
}

TEST(Questions, Classify) {
    EXPECT_EQ(classify(candidates_of(kUnique)).status, Status::unique);
    EXPECT_EQ(classify(candidates_of(kNone)).status, Status::none);
    const Outcome<Grid> outcome = classify(candidates_of(kTwoSolutions));
    EXPECT_EQ(outcome.status, Status::multiple);
    EXPECT_EQ(
        outcome.solution,
        grid_of(
            "132469587874351926965728431421596378586173249793842165217635894348917652659284713"));
}

TEST(Questions, AFullGridIsItsOwnSolution) {
    EXPECT_EQ(solution(grid_of(kUniqueSolution)), grid_of(kUniqueSolution));
    Grid wrong = grid_of(kUniqueSolution);
    wrong.set(0, wrong[0] % 9 + 1);
    EXPECT_EQ(some_solution(wrong), std::nullopt);
}

TEST(Questions, CountIsExactUnlessThereAreMore) {
    const Candidates puzzle = candidates_of(
        "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");
    EXPECT_EQ(count_solutions(puzzle, 0).count, Uint128{6});
    EXPECT_TRUE(count_solutions(puzzle, 0).exact);
    EXPECT_TRUE(count_solutions(puzzle, 6).exact) << "six of six";
    const SolutionCount five = count_solutions(puzzle, 5);
    EXPECT_EQ(five.count, Uint128{5});
    EXPECT_FALSE(five.exact);
    EXPECT_EQ(five.end, SearchEnd::by_visitor);
}

TEST(Questions, LimitsMakeTheAnswerUnknown) {
    const Limits one_node{.nodes = 1};
    EXPECT_EQ(classify(Candidates{}, one_node).status, Status::unknown);
    EXPECT_EQ(some_solution(Candidates{}, one_node).status, Status::unknown);
    EXPECT_EQ(first_solution(Candidates{}, one_node).status, Status::unknown);
    Random random(1);
    EXPECT_EQ(random_solution(Candidates{}, random, one_node).status, Status::unknown);
    EXPECT_EQ(count_solutions(Candidates{}, 0, one_node).end, SearchEnd::by_limit);
    EXPECT_EQ(solution_candidates(Candidates{}, one_node), std::nullopt);
    const std::atomic<bool> cancel = true;
    Limits cancelled;
    cancelled.cancel = &cancel;
    EXPECT_EQ(for_each_solution(
                  Candidates{}, [](const Grid&) { return true; }, Order::any, cancelled),
              SearchEnd::by_limit);
    Limits late;
    late.deadline = Limits::Clock::now();
    EXPECT_EQ(some_solution(Candidates{}, late).status, Status::unknown);
}

/// The fewest nodes with which a question has its answer.
template <class Question>
std::uint64_t nodes_needed(Question question) {
    for (Limits limits{.nodes = 0};; ++limits.nodes) {
        if (question(limits).status != Status::unknown) return limits.nodes;
    }
}

TEST(Questions, LimitsHoldForAllSearchesOfAQuestionTogether) {
    const Candidates puzzle;
    const auto for_status =
        nodes_needed([&](const Limits& limits) { return classify_any(puzzle, limits); });
    const auto for_first =
        nodes_needed([&](const Limits& limits) { return first_solution(puzzle, limits); });
    ASSERT_GT(for_status, 0U);
    EXPECT_GT(for_first, for_status) << "that there are several is known before the smallest is";
    EXPECT_EQ(nodes_needed([&](const Limits& limits) { return classify(puzzle, limits); }),
              for_first);
}

TEST(Questions, ALineIsSolvedWithoutDetours) {
    const std::string line = kUnique;
    std::string text(kCells, '?');
    const std::span<char, kCells> solution(text.data(), kCells);
    EXPECT_EQ(solve_line(line, solution), 1);
    EXPECT_EQ(text, kUniqueSolution);
    EXPECT_EQ(solve_line(std::string(kCells, '0'), solution), 2);
    EXPECT_EQ(solve_line(std::string(kCells, '.'), solution, 7), 7);

    std::string zeros = line;
    std::replace(zeros.begin(), zeros.end(), '.', '0');
    EXPECT_EQ(solve_line(zeros, solution), 1);
    text = "untouched" + text.substr(9);
    EXPECT_EQ(solve_line("11" + std::string(79, '.'), solution), 0);
    EXPECT_EQ(text.substr(0, 9), "untouched");
}

TEST(Questions, ALineThatIsNoneIsRefused) {
    std::string text(kCells, '?');
    const std::span<char, kCells> solution(text.data(), kCells);
    EXPECT_EQ(solve_line(std::string(80, '.'), solution), -1);
    EXPECT_EQ(solve_line(std::string(82, '.'), solution), -1);
    EXPECT_EQ(solve_line("x" + std::string(80, '.'), solution), -1);
    EXPECT_EQ(solve_line(std::string(kCells, '.'), solution, 0), -1);
    EXPECT_EQ(text, std::string(kCells, '?'));
}

TEST(Questions, ASolutionStaysKnownWhenTheSmallestDoesNotCome) {
    const Candidates puzzle;
    const auto for_status =
        nodes_needed([&](const Limits& limits) { return classify_any(puzzle, limits); });
    const Outcome<Grid> outcome = classify(puzzle, Limits{.nodes = for_status});
    EXPECT_EQ(outcome.status, Status::unknown);
    ASSERT_TRUE(outcome.solution.has_value());
    EXPECT_TRUE(is_solution(*outcome.solution));
}

TEST(Questions, TheVisitorStopsTheSearch) {
    int visits = 0;
    const auto stop_at_three = [&](const Grid&) { return ++visits < 3; };
    EXPECT_EQ(for_each_solution(Candidates{}, stop_at_three), SearchEnd::by_visitor);
    EXPECT_EQ(visits, 3);
}

TEST(Questions, SolutionCandidatesOfTwoSolutions) {
    const auto possible = solution_candidates(candidates_of(kTwoSolutions));
    ASSERT_TRUE(possible.has_value());
    EXPECT_EQ((*possible)[0], mask_of(1));
    EXPECT_EQ((*possible)[1], mask_of(3) | mask_of(7));
    const auto nothing = solution_candidates(candidates_of(kNone));
    ASSERT_TRUE(nothing.has_value());
    EXPECT_EQ(nothing->count(), 0);
}

TEST(Questions, RandomSolutionsAreSeeded) {
    Random a(1);
    Random b(1);
    Random c(2);
    const auto first = random_solution(Candidates{}, a);
    ASSERT_TRUE(first.has_value());
    EXPECT_TRUE(is_solution(*first));
    EXPECT_EQ(random_solution(Candidates{}, b), first);
    EXPECT_NE(random_solution(Candidates{}, c), first);
}

TEST(Questions, SolutionsUpTo) {
    EXPECT_EQ(solutions_up_to(candidates_of(kTwoSolutions), 10).size(), 2U);
    EXPECT_EQ(solutions_up_to(candidates_of(kTwoSolutions), 1).size(), 1U);
    EXPECT_TRUE(solutions_up_to(candidates_of(kTwoSolutions), 0).empty());
    const auto ordered = solutions_up_to(candidates_of(kTwoSolutions), 2, Order::lexicographic);
    EXPECT_LT(ordered[0], ordered[1]);
}

}  // namespace
}  // namespace nonet
