// Boards against brute force, and the order of what several threads make.
#include "generate/board_orbits.hpp"
#include "generate/in_order.hpp"
#include "support/brute_force_board.hpp"

#include <nonet/generate_board.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::BruteForceBoard;

std::vector<MadeBoard> boards(const BoardRecipe& recipe, std::uint64_t count, unsigned threads = 1,
                              MakingCounts* counts = nullptr) {
    std::vector<MadeBoard> made;
    Making making;
    making.seed = 4;
    making.count = count;
    making.threads = threads;
    making.counts = counts;
    const Result<MakingEnd> end = make_boards(recipe, making, [&made](const MadeBoard& board) {
        made.push_back(board);
        return true;
    });
    EXPECT_TRUE(end.ok());
    return made;
}

std::size_t solutions(const Board& board) {
    return BruteForceBoard::solutions(board, 2).size();
}

bool has_spare_clue(const Board& board) {
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        if (board[cell] == 0) continue;
        Board less = board;
        less.set(cell, 0);
        if (solutions(less) == 1) return true;
    }
    return false;
}

TEST(MakeBoards, have_one_solution_and_no_clue_too_much) {
    for (const BoxShape box : {BoxShape{2, 2}, {2, 3}, {3, 2}, {1, 5}}) {
        BoardRecipe recipe;
        recipe.box = box;
        recipe.minimal = true;
        const std::vector<MadeBoard> made = boards(recipe, 8);
        ASSERT_EQ(made.size(), 8U);
        std::set<std::string> lines;
        for (const MadeBoard& one : made) {
            EXPECT_EQ(one.puzzle.box(), box);
            EXPECT_EQ(solutions(one.puzzle), 1U) << one.puzzle.to_line();
            EXPECT_TRUE(is_solution(one.solution) && extends(one.solution, one.puzzle));
            EXPECT_FALSE(has_spare_clue(one.puzzle)) << one.puzzle.to_line();
            lines.insert(one.puzzle.to_line());
        }
        EXPECT_GT(lines.size(), 6U);
    }
}

TEST(MakeBoards, keep_the_symmetry) {
    for (const PatternSymmetryInfo& info : pattern_symmetries()) {
        BoardRecipe recipe;
        recipe.box = {2, 3};
        recipe.symmetry = info.symmetry;
        for (const MadeBoard& one : boards(recipe, 2)) {
            EXPECT_EQ(solutions(one.puzzle), 1U);
            for (const std::vector<int>& orbit : generate::board_orbits(6, info.symmetry)) {
                const auto is_clue = [&one](int cell) { return one.puzzle[cell] != 0; };
                EXPECT_TRUE(std::ranges::all_of(orbit, is_clue) ||
                            std::ranges::none_of(orbit, is_clue))
                    << info.name << ' ' << one.puzzle.to_line();
            }
        }
    }
}

TEST(MakeBoards, have_the_number_of_clues) {
    BoardRecipe recipe;
    recipe.box = {2, 3};
    recipe.clues = ClueRange{14, 16};
    std::set<int> seen;
    for (const MadeBoard& one : boards(recipe, 20)) {
        seen.insert(one.puzzle.clue_count());
        EXPECT_EQ(solutions(one.puzzle), 1U);
    }
    EXPECT_EQ(seen, (std::set<int>{14, 15, 16}));
    recipe.minimal = true;
    recipe.symmetry = PatternSymmetry::half_turn;
    recipe.clues = ClueRange{10, 11};
    MakingCounts counts;
    for (const MadeBoard& one : boards(recipe, 4, 1, &counts)) {
        EXPECT_LE(one.puzzle.clue_count(), 11);
        EXPECT_FALSE(has_spare_clue(one.puzzle));
    }
    EXPECT_EQ(counts.good, 4U);
    EXPECT_EQ(counts.candidates, counts.good + counts.wrong_clues + counts.redundant);
}

TEST(MakeBoards, do_not_depend_on_the_threads) {
    BoardRecipe recipe;
    recipe.box = {3, 4};
    const auto lines = [&recipe](unsigned threads) {
        std::vector<std::string> text;
        for (const MadeBoard& one : boards(recipe, 6, threads))
            text.push_back(one.puzzle.to_line());
        return text;
    };
    const std::vector<std::string> alone = lines(1);
    EXPECT_EQ(alone.size(), 6U);
    EXPECT_EQ(lines(3), alone);
}

TEST(MakeBoards, full_boards_and_none) {
    BoardRecipe recipe;
    recipe.box = {4, 4};
    recipe.full_grids = true;
    for (const MadeBoard& one : boards(recipe, 2)) EXPECT_TRUE(is_solution(one.puzzle));
    EXPECT_TRUE(boards(recipe, 0).empty());
}

TEST(MakeBoards, refuse_what_cannot_be) {
    const auto code_of = [](const BoardRecipe& recipe) {
        const Result<MakingEnd> end =
            make_boards(recipe, {}, [](const MadeBoard&) { return false; });
        return end.ok() ? std::string() : std::string(name_of(end.error().code));
    };
    BoardRecipe recipe;
    for (const BoxShape box : {BoxShape{5, 5}, {3, 7}, {1, 1}, {0, 4}, {-2, -2}}) {
        recipe.box = box;
        EXPECT_EQ(code_of(recipe), "not_supported") << box.rows << 'x' << box.columns;
    }
    recipe.box = {2, 2};
    for (const ClueRange clues : {ClueRange{0, 2}, {5, 4}, {-1, 9}, {4, 17}}) {
        recipe.clues = clues;
        EXPECT_EQ(code_of(recipe), "bad_argument") << clues.least << ".." << clues.most;
    }
    recipe.clues.reset();
    EXPECT_EQ(code_of(recipe), "");
    recipe.full_grids = true;
    EXPECT_EQ(code_of(recipe), "");
    recipe.minimal = true;
    EXPECT_EQ(code_of(recipe), "bad_argument");
}

TEST(MakeBoards, refuse_numbers_of_clues_that_no_board_has) {
    const auto is_refused = [](BoxShape box, PatternSymmetry symmetry, ClueRange clues) {
        BoardRecipe recipe;
        recipe.box = box;
        recipe.symmetry = symmetry;
        recipe.clues = clues;
        return problem_with(recipe).has_value();
    };
    const auto none = PatternSymmetry::none;
    EXPECT_TRUE(is_refused({2, 2}, none, {3, 3}));
    EXPECT_FALSE(is_refused({2, 2}, none, {3, 4}));
    EXPECT_TRUE(is_refused({2, 3}, none, {0, 7}));
    EXPECT_FALSE(is_refused({3, 2}, none, {8, 8}));
    EXPECT_TRUE(is_refused({3, 4}, none, {1, 10}));
    EXPECT_FALSE(is_refused({3, 4}, none, {1, 11}));
    EXPECT_TRUE(is_refused({2, 3}, PatternSymmetry::half_turn, {15, 15}));
    EXPECT_FALSE(is_refused({2, 3}, PatternSymmetry::half_turn, {15, 16}));
    EXPECT_TRUE(is_refused({2, 3}, PatternSymmetry::quarter_turn, {13, 15}));
    EXPECT_TRUE(is_refused({2, 2}, PatternSymmetry::full, {5, 7}));
    EXPECT_FALSE(is_refused({2, 2}, PatternSymmetry::full, {5, 8}));
    EXPECT_FALSE(is_refused({1, 5}, PatternSymmetry::quarter_turn, {9, 9}));
}

TEST(MakeBoards, stop_by_limit_and_by_receiver) {
    BoardRecipe recipe;
    recipe.box = {2, 2};
    recipe.minimal = true;
    recipe.clues = ClueRange{9, 16};  // no minimal puzzle has so many
    Making making;
    making.limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(30);
    for (const unsigned threads : {1U, 2U}) {
        making.threads = threads;
        const auto end = make_boards(recipe, making, [](const MadeBoard&) { return true; });
        ASSERT_TRUE(end.ok());
        EXPECT_EQ(*end, MakingEnd::by_limit);
    }
    recipe.clues.reset();
    const auto end = make_boards(recipe, {}, [](const MadeBoard&) { return false; });
    EXPECT_EQ(*end, MakingEnd::by_receiver);
}

TEST(InOrder, takes_results_in_the_order_of_their_numbers) {
    for (const unsigned threads : {1U, 4U}) {
        std::vector<std::uint64_t> taken;
        const bool enough = generate::run_in_order<std::uint64_t>(
            threads, {},
            [](std::uint64_t number, const Limits&) {
                if (number % 7 == 0) std::this_thread::sleep_for(std::chrono::microseconds(300));
                return std::optional(number);
            },
            [&taken](std::uint64_t&& number) {
                taken.push_back(number);
                return taken.size() < 300;
            });
        EXPECT_TRUE(enough);
        ASSERT_EQ(taken.size(), 300U);
        for (std::uint64_t i = 0; i < taken.size(); ++i) EXPECT_EQ(taken[i], i);
    }
}

TEST(InOrder, ends_work_in_progress) {
    std::atomic<bool> stop{false};
    Limits limits;
    limits.cancel = &stop;
    const bool enough = generate::run_in_order<int>(
        2, limits,
        [&stop](std::uint64_t number, const Limits& inner) -> std::optional<int> {
            if (number < 5) return 1;
            stop = true;
            while (!inner.cancel->load()) std::this_thread::yield();
            return std::nullopt;
        },
        [](int) { return true; });
    EXPECT_FALSE(enough);
}

}  // namespace
}  // namespace nonet
