// Minimal subpuzzles against all choices of clues, each counted; one puzzle against many.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/minimize.hpp>
#include <nonet/research.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::grid_of;

constexpr std::uint64_t kMostSolutions = 1000;

std::vector<Cell> clues_of(const Grid& puzzle) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) cells.push_back(cell);
    }
    return cells;
}

/// Each subset of `open` taken away: bit i of the index for open[i].
Grid without(const Grid& puzzle, const std::vector<Cell>& open, std::size_t subset) {
    Grid left = puzzle;
    for (std::size_t i = 0; i < open.size(); ++i) {
        if ((subset >> i & 1) != 0) left.set(open[i], 0);
    }
    return left;
}

/// All minimal subpuzzles, from the numbers of solutions of all choices of clues among those that
/// can go alone.
std::vector<Grid> all_by_brute_force(const Grid& puzzle, std::size_t most_open) {
    const SolutionCount solutions = count_solutions(puzzle, kMostSolutions);
    const auto same = [&](const Grid& left) {
        const SolutionCount count = count_solutions(left, kMostSolutions);
        return count.exact && count.count == solutions.count;
    };
    std::vector<Cell> open;
    for (const Cell cell : clues_of(puzzle)) {
        if (same(without(puzzle, {cell}, 1))) open.push_back(cell);
    }
    if (!solutions.exact || open.size() > most_open) return {};
    std::vector<bool> enough(std::size_t{1} << open.size());
    for (std::size_t i = 0; i < enough.size(); ++i) enough[i] = same(without(puzzle, open, i));
    std::vector<Grid> minimal;
    for (std::size_t i = 0; i < enough.size(); ++i) {
        bool is_minimal = enough[i];
        for (std::size_t k = 0; k < open.size(); ++k) {
            const std::size_t more = i | std::size_t{1} << k;
            if (more != i && enough[more]) is_minimal = false;
        }
        if (is_minimal) minimal.push_back(without(puzzle, open, i));
    }
    std::sort(minimal.begin(), minimal.end());
    return minimal;
}

std::vector<Grid> all_of(const Grid& puzzle) {
    std::vector<Grid> all;
    const SearchEnd end = for_each_minimal_subpuzzle(puzzle, [&](const Grid& subpuzzle) {
        all.push_back(subpuzzle);
        return true;
    });
    EXPECT_EQ(end, SearchEnd::complete);
    return all;
}

/// Puzzles with one solution or several, and a few clues too many.
std::vector<Grid> puzzles_to_minimize(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) {
        const Grid puzzle = test::random_puzzle(27 + static_cast<int>(random.below(6)), random);
        if (!all_by_brute_force(puzzle, 7).empty()) puzzles.push_back(puzzle);
    }
    return puzzles;
}

TEST(MinimalSubpuzzles, AreThoseOfAllChoicesOfClues) {
    std::size_t several = 0;
    for (const Grid& puzzle : puzzles_to_minimize(25, 5)) {
        const std::vector<Grid> expected = all_by_brute_force(puzzle, 7);
        EXPECT_EQ(all_of(puzzle), expected) << puzzle.to_line();
        EXPECT_EQ(minimal_subpuzzle(puzzle), expected.front()) << puzzle.to_line();
        several += expected.size() > 1;
    }
    EXPECT_GT(several, 5U);
}

// Row 1 wants a 9, which may stand in none of its cells: because of 1 to 6 and the 9 in box 3, or
// because of 1 to 8 and the 9 in column 9.
TEST(MinimalSubpuzzles, OfAPuzzleWithoutSolutionAreReasonsWhy) {
    const Grid puzzle = grid_of(
        "12345678........9......................"
        ".....9....................................");
    const Grid by_box = grid_of(
        "123456..........9......................"
        "..........................................");
    const Grid by_column = grid_of(
        "12345678..............................."
        ".....9....................................");
    EXPECT_EQ(all_of(puzzle), (std::vector<Grid>{by_box, by_column}));
    EXPECT_EQ(minimal_subpuzzle(puzzle), by_box);
}

TEST(MinimalSubpuzzles, OfClashingGivensAreTwoOfThem) {
    const Grid puzzle = grid_of(
        "1.1.....1.................1............"
        "..........................................");
    const std::vector<Grid> all = all_of(puzzle);
    EXPECT_EQ(all.size(), 4U);  // three pairs in the row, one in box 3
    for (const Grid& pair : all) EXPECT_EQ(pair.clue_count(), 2);
}

TEST(MinimalSubpuzzles, OfNothingIsNothing) {
    EXPECT_EQ(all_of(Grid()), std::vector<Grid>{Grid()});
    EXPECT_EQ(minimal_subpuzzle(Grid()), Grid());
}

TEST(MinimalSubpuzzles, OfAFullGridComeOneByOneInOrder) {
    const Grid full = grid_of(
        "123456789456789123789123456231564897564897231897231564312645978"
        "645978312978312645");
    std::vector<Grid> some;
    const SearchEnd end = for_each_minimal_subpuzzle(full, [&](const Grid& subpuzzle) {
        some.push_back(subpuzzle);
        return some.size() < 50;
    });
    EXPECT_EQ(end, SearchEnd::by_visitor);
    EXPECT_EQ(some.front(), minimal_subpuzzle(full));
    EXPECT_TRUE(std::is_sorted(some.begin(), some.end()));
    for (const Grid& subpuzzle : some) {
        EXPECT_TRUE(extends(full, subpuzzle));
        EXPECT_TRUE(is_unique(subpuzzle));
        EXPECT_TRUE(redundant_clues(subpuzzle)->empty());
    }
}

TEST(MinimalSubpuzzles, StopAtALimit) {
    const std::atomic<bool> stop = true;
    Limits limits;
    limits.cancel = &stop;
    const Grid puzzle = puzzles_to_minimize(1, 6).front();
    const auto visit = [](const Grid&) { return true; };
    EXPECT_EQ(for_each_minimal_subpuzzle(puzzle, visit, limits), SearchEnd::by_limit);
    EXPECT_EQ(minimal_subpuzzle(puzzle, reading_order(), limits), std::nullopt);
    const std::vector<Grid> many(100, puzzle);
    Minimizer minimizer;
    EXPECT_EQ(minimizer.minimal(many, {}, limits).back(), std::nullopt);
    EXPECT_EQ(minimizer.redundant(many, limits).front(), std::nullopt);
    EXPECT_FALSE(minimizer.all(many, 10, 100, limits).front().complete);
}

TEST(Minimizer, AnswersForManyAsForEach) {
    std::vector<Grid> puzzles = puzzles_to_minimize(40, 7);
    puzzles.push_back(Grid());
    Random random(8);
    puzzles.push_back(test::with_wrong_clue(puzzles.front(), random));
    std::vector<RemovalOrder> orders;
    for (std::size_t i = 0; i < puzzles.size(); ++i) orders.push_back(random_order(random));
    Minimizer minimizer;
    const auto usual = minimizer.minimal(puzzles);
    const auto otherwise = minimizer.minimal(puzzles, orders);
    const auto redundant = minimizer.redundant(puzzles);
    const auto all = minimizer.all(puzzles, 1000, 10'000);
    const auto first = minimizer.all(puzzles, 1, 10'000);
    std::size_t different = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        EXPECT_EQ(usual[i], minimal_subpuzzle(puzzles[i]));
        EXPECT_EQ(otherwise[i], minimal_subpuzzle(puzzles[i], orders[i]));
        EXPECT_EQ(redundant[i], redundant_clues(puzzles[i]));
        different += usual[i] != otherwise[i];
        const std::vector<Grid> expected = all[i].complete ? all_of(puzzles[i]) : all[i].grids;
        EXPECT_EQ(all[i].grids, expected);
        EXPECT_EQ(first[i].grids.front(), usual[i]);
        EXPECT_EQ(first[i].complete, all[i].complete && all[i].grids.size() == 1);
    }
    EXPECT_TRUE(all.front().complete);
    EXPECT_GT(different, 0U);
}

TEST(MinimalBoards, KeepOneSolution) {
    const auto board = Board::from_values({2, 2}, {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
    const std::optional<Board> minimal = minimal_subpuzzle(*board);
    ASSERT_TRUE(minimal);
    EXPECT_TRUE(extends(*board, *minimal));
    EXPECT_GE(minimal->clue_count(), 4);  // fewer never settle a 4×4 grid
    EXPECT_LE(minimal->clue_count(), 6);  // more are never all needed there
    EXPECT_TRUE(redundant_clues(*minimal)->empty());
    EXPECT_EQ(redundant_clues(*board)->size(), 16U);
}

}  // namespace
}  // namespace nonet
