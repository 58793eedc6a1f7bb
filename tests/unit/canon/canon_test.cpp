// What a canonical form promises: it is an image of the puzzle, the same for all images, with the
// mapping and the number of automorphisms that belong to it; and the most regular grids, whose
// groups can be counted by hand, come back.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/canon.hpp>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr CanonicalOrder kOrders[] = {CanonicalOrder::row_minimal, CanonicalOrder::pattern_first};

/// The grid whose rows shift by three, and by one from band to band: 54 automorphisms.
Grid cyclic_grid() {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int row = row_of(cell);
        grid.set(cell, (3 * (row % 3) + row / 3 + column_of(cell)) % 9 + 1);
    }
    return grid;
}

/// Its digits in the cells that `keep` names.
template <class Keep>
Grid cyclic_part(Keep keep) {
    Grid grid = cyclic_grid();
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!keep(row_of(cell), column_of(cell))) grid.set(cell, 0);
    }
    return grid;
}

std::vector<Grid> mixed_puzzles() {
    Random random(61);
    std::vector<Grid> puzzles;
    for (int clues = 0; clues <= kCells; clues += 3) {
        puzzles.push_back(test::random_puzzle(clues, random));
    }
    Grid clash = puzzles[9];
    for (Cell cell = 0; cell < 4; ++cell) clash.set(cell, 5);
    puzzles.push_back(clash);
    puzzles.push_back(cyclic_part([](int row, int column) { return row != column; }));
    puzzles.push_back(cyclic_part([](int row, int column) { return row / 3 != column / 3; }));
    puzzles.push_back(cyclic_part([](int row, int) { return row % 3 == 0; }));
    return puzzles;
}

TEST(Canonical, IsReachedByItsMapping) {
    for (const Grid& puzzle : mixed_puzzles()) {
        for (const CanonicalOrder order : kOrders) {
            const Canonical found = canonical(puzzle, order);
            EXPECT_EQ(found.mapping.apply(puzzle), found.form) << puzzle.to_line();
            EXPECT_GT(found.automorphisms, 0U);
            EXPECT_EQ(kCellSymmetries % found.automorphisms, 0U) << puzzle.to_line();
        }
        EXPECT_LE(canonical(puzzle).form, puzzle);
    }
}

TEST(Canonical, IsTheSameForAllImages) {
    Random random(62);
    for (const Grid& puzzle : mixed_puzzles()) {
        for (const CanonicalOrder order : kOrders) {
            const Canonical found = canonical(puzzle, order);
            for (int i = 0; i < 4; ++i) {
                const Canonical other = canonical(Symmetry::random(random).apply(puzzle), order);
                EXPECT_EQ(other.form, found.form) << puzzle.to_line();
                EXPECT_EQ(other.automorphisms, found.automorphisms) << puzzle.to_line();
            }
        }
    }
}

TEST(Canonical, OfItselfIsItself) {
    for (const Grid& puzzle : mixed_puzzles()) {
        for (const CanonicalOrder order : kOrders) {
            const Grid form = canonical(puzzle, order).form;
            EXPECT_EQ(canonical(form, order).form, form);
        }
    }
}

std::string pattern_of(const Grid& grid) {
    std::string text;
    for (const std::uint8_t digit : grid.values()) text += digit != 0 ? '1' : '0';
    return text;
}

// `..1.4....` stands before `..4....5.` as digits, behind it as a pattern.
TEST(Canonical, ComparesDigitsOrPatterns) {
    int different = 0;
    for (const Grid& puzzle : mixed_puzzles()) {
        const Grid rows = canonical(puzzle, CanonicalOrder::row_minimal).form;
        const Grid pattern = canonical(puzzle, CanonicalOrder::pattern_first).form;
        EXPECT_LE(rows, pattern);
        EXPECT_LE(pattern_of(pattern), pattern_of(rows));
        different += rows != pattern ? 1 : 0;
    }
    EXPECT_GT(different, 5);
}

struct RegularGrid {
    const char* what;
    Grid grid;
    std::uint32_t automorphisms;
};

std::vector<RegularGrid> regular_grids() {
    std::vector<RegularGrid> grids;
    grids.push_back({"nothing moves in the empty grid", Grid(), 2U * 1296 * 1296});
    grids.push_back({"the other 8 rows, 8 columns: 2 * (2 * 2 * 36)^2",
                     test::grid_of(std::string(80, '.') + "1"), 2U * 144 * 144});
    Grid diagonal;
    Grid transversal;
    for (int i = 0; i < 9; ++i) {
        diagonal.set(cell_at(i, i), i + 1);
        transversal.set(cell_at(i, i % 3 * 3 + i / 3), 1);
    }
    grids.push_back({"rows as they like, columns with them, or transposed", diagonal, 2U * 1296});
    // 46656 = 6^6 such patterns, and the group takes each to each.
    grids.push_back({"one digit in its nine places", transversal, kCellSymmetries / 46656});
    grids.push_back(
        {"one full row", cyclic_part([](int row, int) { return row == 8; }), 1296U * (2 * 2 * 36)});
    grids.push_back({"one full box: 2 * (6 * 2 * 36)^2",
                     cyclic_part([](int row, int column) { return row / 3 + column / 3 == 0; }),
                     2U * 432 * 432});
    grids.push_back({"the cyclic grid", cyclic_grid(), 54});
    return grids;
}

TEST(Canonical, CountsTheAutomorphismsOfRegularGrids) {
    for (const RegularGrid& regular : regular_grids()) {
        for (const CanonicalOrder order : kOrders) {
            EXPECT_EQ(canonical(regular.grid, order).automorphisms, regular.automorphisms)
                << regular.what;
        }
    }
}

/// kCellSymmetries * 9! over the order of the puzzle's own group.
std::uint64_t class_size(const Grid& puzzle, std::uint32_t automorphisms) {
    std::uint64_t renamings = 1;
    std::uint64_t digits = 0;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const auto& values = puzzle.values();
        if (std::find(values.begin(), values.end(), digit) != values.end()) {
            renamings *= 9 - digits;
            ++digits;
        }
    }
    return kCellSymmetries / automorphisms * renamings;
}

// Every puzzle is in one class, so the classes' sizes add up to the number of puzzles.
TEST(Canonical, ClassesOfTwoCluesAddUp) {
    for (const CanonicalOrder order : kOrders) {
        std::map<Grid, std::uint32_t> classes;
        std::uint64_t puzzles = 0;
        for (Cell first = 0; first < kCells; ++first) {
            for (Cell second = first + 1; second < kCells; ++second) {
                for (Digit digit = 1; digit <= 2; ++digit) {
                    if (digit == 1 && are_peers(first, second)) continue;
                    Grid puzzle;
                    puzzle.set(first, 1);
                    puzzle.set(second, digit);
                    puzzles += digit == 1 ? 9 : 72;
                    const Canonical found = canonical(puzzle, order);
                    classes[found.form] = found.automorphisms;
                }
            }
        }
        // In one box and line, one box, one line, one band, or far apart; with equal digits the
        // last two alone.
        EXPECT_EQ(classes.size(), 7U);
        std::uint64_t members = 0;
        for (const auto& [form, automorphisms] : classes) {
            members += class_size(form, automorphisms);
        }
        EXPECT_EQ(members, puzzles);
    }
}

TEST(Equivalence, FindsAMapping) {
    Random random(63);
    for (const Grid& puzzle : mixed_puzzles()) {
        const Grid other = Symmetry::random(random).apply(puzzle);
        const auto mapping = equivalence(puzzle, other);
        ASSERT_TRUE(mapping) << puzzle.to_line();
        EXPECT_EQ(mapping->apply(puzzle), other);
    }
}

TEST(Equivalence, TellsPuzzlesApart) {
    Random random(64);
    const Grid puzzle = test::random_puzzle(25, random);
    Grid other = puzzle;
    Cell cell = 0;
    while (other[cell] == 0) ++cell;
    other.set(cell, 0);
    EXPECT_FALSE(equivalence(puzzle, other));
    EXPECT_FALSE(equivalence(puzzle, test::random_puzzle(25, random)));
}

TEST(MappingText, NamesTheParts) {
    EXPECT_EQ(to_text(Symmetry()), "keep rows=123456789 columns=123456789 digits=123456789");
    const auto symmetry =
        Symmetry::of_parts(true, {3, 4, 5, 2, 1, 0, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 8, 7},
                           {9, 1, 2, 3, 4, 5, 6, 7, 8});
    EXPECT_EQ(to_text(*symmetry), "transpose rows=456321789 columns=123456798 digits=912345678");
}

}  // namespace
}  // namespace nonet
