// The symmetries as a group: the laws on random elements, each building block by itself, and that
// applying, composing and asking for images all mean the same.
#include "support/brute_force.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/symmetry.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using Permutation = std::array<std::uint8_t, 9>;

constexpr Permutation kIdentity = {0, 1, 2, 3, 4, 5, 6, 7, 8};

/// A grid whose cells tell most lines apart; not a legal one, which symmetries do not mind.
Grid marked_grid() {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, (cell * 7 + cell / 9) % 10);
    return grid;
}

/// No permutation of nine lines or digits has an order above 20; 100 says that something is wrong.
int order_of(const Symmetry& symmetry) {
    Symmetry power = symmetry;
    int order = 1;
    for (; power != Symmetry() && order < 100; ++order) power = power.then(symmetry);
    return order;
}

TEST(Symmetry, IsTheIdentityAtFirst) {
    const Grid grid = marked_grid();
    EXPECT_EQ(Symmetry().apply(grid), grid);
    for (Cell cell = 0; cell < kCells; ++cell) EXPECT_EQ(Symmetry().image(cell), cell);
    for (Digit digit = 0; digit <= kDigits; ++digit) {
        EXPECT_EQ(Symmetry().image_of_digit(digit), digit);
    }
}

TEST(Symmetry, TranspositionSwapsRowsAndColumns) {
    const Grid grid = marked_grid();
    const Grid transposed = Symmetry::transposition().apply(grid);
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            EXPECT_EQ(transposed[cell_at(column, row)], grid[cell_at(row, column)]);
        }
    }
}

TEST(Symmetry, RowsAndColumnsListTheirSources) {
    const Permutation sources = {8, 6, 7, 0, 1, 2, 4, 5, 3};
    const Grid grid = marked_grid();
    const Grid by_rows = Symmetry::of_rows(sources)->apply(grid);
    const Grid by_columns = Symmetry::of_columns(sources)->apply(grid);
    for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < 9; ++j) {
            EXPECT_EQ(by_rows[cell_at(i, j)], grid[cell_at(sources[i], j)]);
            EXPECT_EQ(by_columns[cell_at(j, i)], grid[cell_at(j, sources[i])]);
        }
    }
}

TEST(Symmetry, DigitsListWhatReplacesThem) {
    const Symmetry symmetry = *Symmetry::of_digits({2, 3, 4, 5, 6, 7, 8, 9, 1});
    Grid grid;
    grid.set(0, 1);
    grid.set(1, 9);
    const Grid moved = symmetry.apply(grid);
    EXPECT_EQ(moved[0], 2);
    EXPECT_EQ(moved[1], 1);
    EXPECT_EQ(moved[2], 0);
}

TEST(Symmetry, BuildingBlocksHaveTheOrderOfTheirPermutation) {
    EXPECT_EQ(order_of(Symmetry()), 1);
    EXPECT_EQ(order_of(Symmetry::transposition()), 2);
    EXPECT_EQ(order_of(*Symmetry::of_rows({1, 0, 2, 3, 4, 5, 6, 7, 8})), 2);
    EXPECT_EQ(order_of(*Symmetry::of_rows({3, 4, 5, 6, 7, 8, 0, 1, 2})), 3);
    EXPECT_EQ(order_of(*Symmetry::of_rows({3, 4, 5, 6, 7, 8, 1, 2, 0})), 9);
    EXPECT_EQ(order_of(*Symmetry::of_columns({2, 0, 1, 4, 3, 5, 6, 7, 8})), 6);
    EXPECT_EQ(order_of(*Symmetry::of_digits({2, 3, 4, 5, 6, 7, 8, 9, 1})), 9);
    EXPECT_EQ(order_of(*Symmetry::of_digits({2, 1, 4, 5, 3, 7, 8, 9, 6})), 12);
    const Symmetry quarter_turn =
        Symmetry::transposition().then(*Symmetry::of_columns({8, 7, 6, 5, 4, 3, 2, 1, 0}));
    EXPECT_EQ(order_of(quarter_turn), 4);
    EXPECT_EQ(quarter_turn.image(cell_at(0, 0)), cell_at(0, 8));
    EXPECT_EQ(quarter_turn.image(cell_at(0, 8)), cell_at(8, 8));
}

TEST(Symmetry, RefusesListsThatAreNoPermutation) {
    for (const Permutation& list :
         {Permutation{0, 0, 2, 3, 4, 5, 6, 7, 8}, Permutation{1, 2, 3, 4, 5, 6, 7, 8, 9},
          Permutation{0, 1, 2, 3, 4, 5, 6, 7, 255}}) {
        EXPECT_EQ(Symmetry::of_rows(list).error().code, ErrorCode::bad_argument);
        EXPECT_EQ(Symmetry::of_columns(list).error().code, ErrorCode::bad_argument);
    }
    for (const Permutation& list :
         {kIdentity, Permutation{1, 2, 3, 4, 5, 6, 7, 8, 8},
          Permutation{1, 2, 3, 4, 5, 6, 7, 8, 10}, Permutation{1, 2, 3, 4, 5, 6, 7, 8, 0}}) {
        EXPECT_EQ(Symmetry::of_digits(list).error().code, ErrorCode::bad_argument);
    }
}

TEST(Symmetry, RefusesToMixBandsOrStacks) {
    for (const Permutation& list :
         {Permutation{0, 1, 3, 2, 4, 5, 6, 7, 8}, Permutation{1, 2, 3, 4, 5, 6, 7, 8, 0},
          Permutation{0, 3, 6, 1, 4, 7, 2, 5, 8}}) {
        EXPECT_FALSE(Symmetry::of_rows(list).ok());
        EXPECT_FALSE(Symmetry::of_columns(list).ok());
    }
}

/// The permutations that of_rows accepts, counted over all 9!: 3! bands times 3!^3 inside.
TEST(Symmetry, AcceptsExactlyThe1296LinePermutations) {
    Permutation list = kIdentity;
    int accepted = 0;
    do {
        accepted += Symmetry::of_rows(list).ok() ? 1 : 0;
    } while (std::next_permutation(list.begin(), list.end()));
    EXPECT_EQ(accepted, 1296);
}

class SymmetryLaws : public testing::Test {
  protected:
    Symmetry draw() { return Symmetry::random(random_); }

    static constexpr int kRounds = 200;
    Random random_{51};
};

TEST_F(SymmetryLaws, CompositionIsAssociative) {
    for (int i = 0; i < kRounds; ++i) {
        const Symmetry a = draw();
        const Symmetry b = draw();
        const Symmetry c = draw();
        EXPECT_EQ(a.then(b).then(c), a.then(b.then(c)));
    }
}

TEST_F(SymmetryLaws, TheIdentityChangesNothing) {
    for (int i = 0; i < kRounds; ++i) {
        const Symmetry a = draw();
        EXPECT_EQ(a.then(Symmetry()), a);
        EXPECT_EQ(Symmetry().then(a), a);
    }
}

TEST_F(SymmetryLaws, TheInverseUndoesFromBothSides) {
    for (int i = 0; i < kRounds; ++i) {
        const Symmetry a = draw();
        EXPECT_EQ(a.then(a.inverse()), Symmetry());
        EXPECT_EQ(a.inverse().then(a), Symmetry());
        EXPECT_EQ(a.inverse().inverse(), a);
    }
}

TEST_F(SymmetryLaws, ComposingIsApplyingOneAfterTheOther) {
    for (int i = 0; i < kRounds; ++i) {
        const Symmetry a = draw();
        const Symmetry b = draw();
        const Grid grid = test::random_puzzle(40, random_);
        EXPECT_EQ(a.then(b).apply(grid), b.apply(a.apply(grid)));
        const Candidates sukaku = test::random_sukaku(test::random_full_grid(random_), 50, random_);
        EXPECT_EQ(a.then(b).apply(sukaku), b.apply(a.apply(sukaku)));
    }
}

TEST_F(SymmetryLaws, ImagesSayWhereEachCellAndDigitGoes) {
    for (int i = 0; i < kRounds; ++i) {
        const Symmetry a = draw();
        const Grid grid = marked_grid();
        const Grid moved = a.apply(grid);
        const Candidates sukaku = test::random_sukaku(test::random_full_grid(random_), 50, random_);
        const Candidates moved_sukaku = a.apply(sukaku);
        for (Cell cell = 0; cell < kCells; ++cell) {
            EXPECT_EQ(moved[a.image(cell)], a.image_of_digit(grid[cell]));
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                EXPECT_EQ(moved_sukaku.has(a.image(cell), a.image_of_digit(digit)),
                          sukaku.has(cell, digit));
            }
        }
    }
}

TEST_F(SymmetryLaws, AGridAndItsCandidatesMoveAlike) {
    for (int i = 0; i < kRounds; ++i) {
        const Symmetry a = draw();
        const Grid puzzle = test::random_puzzle(30, random_);
        EXPECT_EQ(Candidates::from_grid(a.apply(puzzle)), a.apply(Candidates::from_grid(puzzle)));
    }
}

TEST_F(SymmetryLaws, HousesGoToHouses) {
    for (int i = 0; i < kRounds; ++i) {
        const Symmetry a = draw();
        for (const auto& house : kHouseCells) {
            std::set<Cell> image;
            for (const Cell cell : house) image.insert(a.image(cell));
            const bool is_house =
                std::any_of(kHouseCells.begin(), kHouseCells.end(), [&](const auto& cells) {
                    return std::equal(image.begin(), image.end(), cells.begin(), cells.end());
                });
            EXPECT_TRUE(is_house);
        }
    }
}

TEST_F(SymmetryLaws, ClashesMoveAlong) {
    for (int i = 0; i < kRounds; ++i) {
        Grid grid = test::random_puzzle(25, random_);
        EXPECT_FALSE(find_clash(draw().apply(grid)));
        const auto cell = static_cast<Cell>(random_.below(kCells));
        grid.set(cell, static_cast<Digit>(random_.below(9)) + 1);
        EXPECT_EQ(find_clash(draw().apply(grid)).has_value(), find_clash(grid).has_value());
    }
}

TEST_F(SymmetryLaws, SolutionsMoveAlong) {
    constexpr std::size_t kLimit = 50;
    for (int i = 0; i < 10; ++i) {
        const Grid puzzle = test::random_puzzle(32, random_);
        const std::vector<Grid> solutions = test::brute_force_solutions(puzzle, kLimit);
        const Symmetry a = draw();
        EXPECT_EQ(test::brute_force_count(a.apply(puzzle), kLimit), solutions.size());
        for (const Grid& solution : solutions) {
            EXPECT_TRUE(is_solution(a.apply(solution)));
            EXPECT_TRUE(extends(a.apply(solution), a.apply(puzzle)));
        }
    }
}

TEST(SymmetryRandom, IsRepeatable) {
    Random random(52);
    Random same(52);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(Symmetry::random(random), Symmetry::random(same));
}

TEST(SymmetryRandom, SendsTheCornerEverywhereEquallyOften) {
    // 8100 draws over 81 cells: mean 100, deviation 10. Half of them transpose: mean 4050.
    Random random(53);
    std::array<int, kCells> corner{};
    std::array<int, 10> one{};
    int stays_a_row = 0;
    for (int i = 0; i < 8100; ++i) {
        const Symmetry symmetry = Symmetry::random(random);
        ++corner[symmetry.image(0)];
        ++one[symmetry.image_of_digit(1)];
        stays_a_row += row_of(symmetry.image(0)) == row_of(symmetry.image(8)) ? 1 : 0;
    }
    for (const int count : corner) EXPECT_NEAR(count, 100, 50);
    for (Digit digit = 1; digit <= kDigits; ++digit) EXPECT_NEAR(one[digit], 900, 150);
    EXPECT_EQ(one[0], 0);
    EXPECT_NEAR(stays_a_row, 4050, 250);
}

}  // namespace
}  // namespace nonet
