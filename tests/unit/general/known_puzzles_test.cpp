// Puzzles from the field whose answers are published or were found by other programs.
#include "unit/general/boards.hpp"

#include <nonet/general.hpp>

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::test {

namespace {

TEST(KnownPuzzles, MiniWithTwoSolutions) {
    const Board puzzle = board_of({2, 2}, ".....1..1.43.31.");
    const Outcome<Board> outcome = classify(puzzle, Order::lexicographic);
    EXPECT_EQ(outcome.status, Status::multiple);
    EXPECT_EQ(outcome.solution, board_of({2, 2}, "2431312412434312"));
    std::vector<Board> solutions;
    for_each_solution(
        puzzle,
        [&](const Board& board) {
            solutions.push_back(board);
            return true;
        },
        Order::lexicographic);
    ASSERT_EQ(solutions.size(), 2U);
    EXPECT_EQ(solutions[1], board_of({2, 2}, "3421213412434312"));
}

TEST(KnownPuzzles, TheShapeOfTheBoxMatters) {
    const std::string digits = "..4.1.2.....3.615..5.3....3...5...6.";
    const Outcome<Board> wide = classify(board_of({2, 3}, digits));
    EXPECT_EQ(wide.status, Status::unique);
    EXPECT_EQ(wide.solution, board_of({2, 3}, "634215215634346152152346463521521463"));
    EXPECT_EQ(classify(board_of({3, 2}, digits)).status, Status::none);
}

// A web puzzle, with letters for 10 to 16.
const std::string kSixteen =
    "BC3.46....G.9.A.1.GF....45......92...D..8...56.E.....C..A...1D.."
    "E..6C.39....G...7452.8.B...AE.....B...7..E1F3.C....C.F....B.742."
    "..A9..6...8.....6GF1.....2...3B......3..........D3..5..41.FGC7.."
    "8.C3E.4.GF.B.....5.7..FD3.C941.6.....5..E4.1..3..16.3.8........D";
const std::string kSixteenSolved =
    "BC38465EF1GD92A71DGFA29745E6BC83927AFD1G8B3C564E56E48CB3A9721DFG"
    "EF16CA392754G8DB7452D8GBC39AEF61G8BD24756E1F3AC93A9C6FE1DGB87425"
    "C7A91G6FBD832E546GF197CA524ED3B82E45B3D89CA76G1FD38B5E2416FGC79A"
    "89C3E146GFDBA572A527GBFD38C941E6FBDG75A2E461893C416E398C7A25FBGD";

TEST(KnownPuzzles, SixteenBySixteen) {
    const Board puzzle = board_of({4, 4}, kSixteen);
    for (const Order order : {Order::any, Order::lexicographic}) {
        const Outcome<Board> outcome = classify(puzzle, order);
        EXPECT_EQ(outcome.status, Status::unique);
        EXPECT_EQ(outcome.solution, board_of({4, 4}, kSixteenSolved));
    }
    EXPECT_EQ(count_solutions(puzzle, 0).count, Uint128{1});
}

TEST(KnownPuzzles, EmptyBoardsAreFilled) {
    for (const BoxShape box : {BoxShape{1, 1}, BoxShape{1, 2}, BoxShape{3, 4}, BoxShape{4, 4},
                               BoxShape{1, 13}, BoxShape{4, 5}, BoxShape{5, 5}, BoxShape{5, 7},
                               BoxShape{1, 31}, BoxShape{6, 6}, BoxShape{2, 18}}) {
        const Outcome<Board> outcome = some_solution(Board(box));
        EXPECT_EQ(outcome.status, Status::solved);
        ASSERT_TRUE(outcome.solution);
        EXPECT_TRUE(is_solution(*outcome.solution)) << box.rows << "x" << box.columns;
    }
}

TEST(KnownPuzzles, NineByNineCountsAgree) {
    // Counts that two other programs agree on.
    const std::vector<std::pair<std::string, std::uint64_t>> counted{
        {"8.........59.......76..........98732...471968...623145...9365.7...75...3...814...", 5},
        {"8.........95.......76.........452987...6914.2...7.8516...976..5...824.9....5132..", 60},
        {"8.........59.......76.........75.268...912743...6389.5...471..6...896.3....5234..", 149},
        {"8.........59.......67.........536782...718.9.....92135...971..3...824.1....6532..", 337},
        {"8.........59........7...........8235....7.968...5..417...753196...9..782...826543", 1096},
        {"...4......5...9...6...2..1.2...7...1..5....7......8.3...6....9.7.....1......9.327",
         50593}};
    for (const auto& [digits, count] : counted) {
        const Board puzzle = board_of({3, 3}, digits);
        EXPECT_EQ(count_solutions(puzzle, 0).count, Uint128{count}) << digits;
        std::uint64_t visits = 0;
        for_each_solution(puzzle, [&](const Board&) { return ++visits != 0; });
        EXPECT_EQ(visits, count) << digits;
    }
}

}  // namespace

}  // namespace nonet::test
