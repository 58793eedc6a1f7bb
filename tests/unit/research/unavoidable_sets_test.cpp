// Unavoidable sets against the solver: each found set is one and minimal, and none is missing among
// the grids that the solver finds when all cells of some digits, or some rows, are emptied.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/solve.hpp>
#include <nonet/unavoidable.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

Grid without(const Grid& grid, const CellMask& cells) {
    Grid rest = grid;
    for (const Cell cell : cells) rest.set(cell, 0);
    return rest;
}

CellMask difference(const Grid& a, const Grid& b) {
    CellMask cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (a[cell] != b[cell]) cells.add(cell);
    }
    return cells;
}

/// Every other grid that fits differs in all cells of the set: so it is unavoidable, and no part
/// is.
bool is_minimal_unavoidable(const Grid& grid, const CellMask& set) {
    bool is_minimal = true;
    int others = 0;
    for_each_solution(Candidates::from_grid(without(grid, set)), [&](const Grid& other) {
        if (other == grid) return true;
        ++others;
        is_minimal &= difference(grid, other) == set;
        return is_minimal;
    });
    return is_minimal && others > 0;
}

/// Every grid that differs only within `emptied`, in at most `size` cells, differs in some set.
void expect_complete(const Grid& grid, const std::vector<CellMask>& sets, int size,
                     const CellMask& emptied) {
    for_each_solution(Candidates::from_grid(without(grid, emptied)), [&](const Grid& other) {
        const CellMask cells = difference(grid, other);
        if (cells.empty() || cells.count() > size) return true;
        const bool is_known = std::any_of(
            sets.begin(), sets.end(), [&](const CellMask& set) { return set.is_within(cells); });
        EXPECT_TRUE(is_known) << other.to_line();
        return is_known;
    });
}

CellMask cells_of_digits(const Grid& grid, DigitMask digits) {
    CellMask cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if ((digits & mask_of(grid[cell])) != 0) cells.add(cell);
    }
    return cells;
}

TEST(UnavoidableSets, AgreeWithTheSolver) {
    Random random(11);
    constexpr int kSize = 11;
    const Grid grid = test::random_full_grid(random);
    const auto sets = unavoidable_sets(grid, kSize);
    ASSERT_TRUE(sets);
    EXPECT_GT(sets->size(), 50U);
    for (std::size_t i = 0; i < sets->size(); ++i) {
        EXPECT_TRUE(is_minimal_unavoidable(grid, (*sets)[i]));
        EXPECT_LE((*sets)[i].count(), kSize);
        if (i > 0) {
            EXPECT_LE((*sets)[i - 1].count(), (*sets)[i].count());
            EXPECT_NE((*sets)[i - 1], (*sets)[i]);
        }
    }
    for (DigitMask digits = 0; digits <= kAllDigits; ++digits) {
        if (std::popcount(digits) == 4)
            expect_complete(grid, *sets, kSize, cells_of_digits(grid, digits));
    }
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            expect_complete(grid, *sets, kSize,
                            kHouseMasks[row_house(i)] | kHouseMasks[row_house(3 + j)] |
                                kHouseMasks[row_house(6 + i)]);
            expect_complete(grid, *sets, kSize,
                            kHouseMasks[box_house(i)] | kHouseMasks[box_house(3 + j)]);
        }
    }
}

// In this grid two columns of a stack hold three digits in turn: 1 2, 2 3 and 3 1 in the rows 1, 4
// and 7. They can change places there: six cells. So it is with every two columns of a stack and
// row of the first band, and with rows instead of columns. There is no set of four cells.
TEST(UnavoidableSets, OfARegularGrid) {
    const Grid grid = test::grid_of(
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    const auto sets = unavoidable_sets(grid, 6);
    ASSERT_TRUE(sets);
    int by_hand = 0;
    for (int first = 0; first < 9; ++first) {
        for (int second = first + 1; second < first / 3 * 3 + 3; ++second) {
            for (int line = 0; line < 3; ++line) {
                CellMask columns;
                CellMask rows;
                for (int chute = 0; chute < 3; ++chute) {
                    for (const int one : {first, second}) {
                        columns.add(cell_at(3 * chute + line, one));
                        rows.add(cell_at(one, 3 * chute + line));
                    }
                }
                for (const CellMask& set : {columns, rows}) {
                    if (!is_minimal_unavoidable(grid, set)) continue;
                    ++by_hand;
                    EXPECT_NE(std::find(sets->begin(), sets->end(), set), sets->end());
                }
            }
        }
    }
    EXPECT_EQ(by_hand, 54);
    for (const CellMask& set : *sets) {
        EXPECT_EQ(set.count(), 6);
        EXPECT_TRUE(is_minimal_unavoidable(grid, set));
    }
}

TEST(UnavoidableSets, NeedASolution) {
    EXPECT_FALSE(unavoidable_sets(Grid(), 12));
    std::atomic<bool> cancel = true;
    Limits limits;
    limits.cancel = &cancel;
    Random random(3);
    EXPECT_FALSE(unavoidable_sets(test::random_full_grid(random), 12, limits));
}

}  // namespace
}  // namespace nonet
