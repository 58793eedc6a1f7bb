// Grids: text and values in and out, the order, and the rules.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/grid.hpp>

#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::grid_of;

constexpr const char* kPuzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr const char* kSolution =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

TEST(Grid, IsEmptyAtFirst) {
    const Grid grid;
    EXPECT_EQ(grid.clue_count(), 0);
    EXPECT_FALSE(grid.is_full());
    EXPECT_EQ(grid.to_line(), std::string(81, '.'));
}

TEST(Grid, ReadsAndWritesALine) {
    const Result<Grid> grid = Grid::from_line(kPuzzle);
    ASSERT_TRUE(grid);
    EXPECT_EQ((*grid)[2], 3);
    EXPECT_EQ((*grid)[3], 0);
    EXPECT_EQ((*grid)[80], 0);
    EXPECT_EQ(grid->clue_count(), 32);
    EXPECT_EQ(grid->to_line(), kPuzzle);
}

TEST(Grid, ReadsZerosAsBlanksAndWritesAnyMark) {
    std::string zeros = kPuzzle;
    std::replace(zeros.begin(), zeros.end(), '.', '0');
    const Result<Grid> grid = Grid::from_line(zeros);
    ASSERT_TRUE(grid);
    EXPECT_EQ(grid->to_line(), kPuzzle);
    EXPECT_EQ(grid->to_line('0'), zeros);
}

TEST(Grid, RefusesALineOfAnotherLength) {
    for (const std::size_t length : {0U, 80U, 82U, 729U}) {
        const Result<Grid> grid = Grid::from_line(std::string(length, '.'));
        ASSERT_FALSE(grid);
        EXPECT_EQ(grid.error().code, ErrorCode::wrong_length);
        EXPECT_EQ(grid.error().place, (Place{1, 1, 0}));
        EXPECT_NE(grid.error().message.find(std::to_string(length)), std::string::npos);
    }
}

TEST(Grid, RefusesAStrangeSymbolAndNamesItsPlace) {
    std::string line = kPuzzle;
    line[10] = 'x';
    line[20] = 'y';
    const Result<Grid> grid = Grid::from_line(line);
    ASSERT_FALSE(grid);
    EXPECT_EQ(grid.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(grid.error().place, (Place{1, 11, 10}));
    EXPECT_EQ(grid.error().symbol, "x");
}

TEST(Grid, RefusesEverySymbolButDigitsAndTheTwoBlanks) {
    for (int byte = 0; byte < 256; ++byte) {
        const char symbol = static_cast<char>(byte);
        std::string line(81, '.');
        line[80] = symbol;
        const bool good = symbol == '.' || (symbol >= '0' && symbol <= '9');
        EXPECT_EQ(Grid::from_line(line).ok(), good) << byte;
    }
}

TEST(Grid, ComesFromValuesAndGoesBack) {
    const Grid puzzle = grid_of(kPuzzle);
    const Result<Grid> copy = Grid::from_values(puzzle.values());
    ASSERT_TRUE(copy);
    EXPECT_EQ(*copy, puzzle);
}

TEST(Grid, RefusesAValueAboveNineAndNamesItsIndex) {
    std::array<std::uint8_t, 81> values{};
    values[33] = 10;
    values[34] = 200;
    const Result<Grid> grid = Grid::from_values(values);
    ASSERT_FALSE(grid);
    EXPECT_EQ(grid.error().code, ErrorCode::bad_argument);
    EXPECT_EQ(grid.error().place, (Place{0, 33, 0}));
    EXPECT_EQ(grid.error().symbol, "10");
}

TEST(Grid, ComparesRowByRowAsANumber) {
    Grid small;
    small.set(0, 1);
    small.set(80, 9);
    Grid big;
    big.set(0, 2);
    EXPECT_LT(small, big);
    EXPECT_LT(Grid(), small);

    Random random(11);
    for (int i = 0; i < 20; ++i) {
        const Grid a = test::random_full_grid(random);
        const Grid b = test::random_full_grid(random);
        EXPECT_EQ(a < b, a.to_line() < b.to_line());
    }
}

TEST(FindClash, FindsNothingInAProperPuzzleOrSolution) {
    EXPECT_FALSE(find_clash(Grid()));
    EXPECT_FALSE(find_clash(grid_of(kPuzzle)));
    EXPECT_FALSE(find_clash(grid_of(kSolution)));
}

TEST(FindClash, NamesDigitCellsAndHouse) {
    Grid grid;
    grid.set(cell_at(3, 1), 4);
    grid.set(cell_at(3, 7), 4);
    const std::optional<Clash> clash = find_clash(grid);
    ASSERT_TRUE(clash);
    EXPECT_EQ(clash->digit, 4);
    EXPECT_EQ(clash->first, cell_at(3, 1));
    EXPECT_EQ(clash->second, cell_at(3, 7));
    EXPECT_EQ(clash->house, row_house(3));
}

TEST(FindClash, NamesARowBeforeAColumnBeforeABox) {
    const auto house_of = [](Cell a, Cell b) {
        Grid grid;
        grid.set(a, 7);
        grid.set(b, 7);
        return find_clash(grid)->house;
    };
    EXPECT_EQ(house_of(cell_at(0, 0), cell_at(0, 1)), row_house(0));     // and box 0
    EXPECT_EQ(house_of(cell_at(4, 5), cell_at(5, 5)), column_house(5));  // and box 4
    EXPECT_EQ(house_of(cell_at(0, 8), cell_at(8, 8)), column_house(8));
    EXPECT_EQ(house_of(cell_at(6, 6), cell_at(7, 8)), box_house(8));
}

TEST(FindClash, ComesFirstInReadingOrder) {
    Grid grid;
    grid.set(cell_at(0, 4), 1);  // clashes in column 4 with r9c5
    grid.set(cell_at(8, 4), 1);
    grid.set(cell_at(0, 5), 2);  // clashes in row 0 with r1c9: starts one cell later
    grid.set(cell_at(0, 8), 2);
    std::optional<Clash> clash = find_clash(grid);
    ASSERT_TRUE(clash);
    EXPECT_EQ(clash->first, cell_at(0, 4));

    grid.set(cell_at(2, 3), 1);  // a nearer partner for the same first cell
    clash = find_clash(grid);
    ASSERT_TRUE(clash);
    EXPECT_EQ(clash->second, cell_at(2, 3));
    EXPECT_EQ(clash->house, box_house(1));
}

TEST(FindClash, FindsEveryPairOfPeersAndNoOther) {
    for (Cell a = 0; a < kCells; ++a) {
        for (Cell b = a + 1; b < kCells; ++b) {
            Grid grid;
            grid.set(a, 9);
            grid.set(b, 9);
            EXPECT_EQ(find_clash(grid).has_value(), are_peers(a, b));
            grid.set(b, 8);
            EXPECT_FALSE(find_clash(grid));
        }
    }
}

TEST(IsSolution, WantsAFullGridWithoutAClash) {
    Grid grid = grid_of(kSolution);
    EXPECT_TRUE(is_solution(grid));
    grid.set(40, 0);
    EXPECT_FALSE(is_solution(grid));
    grid.set(40, grid[41]);
    EXPECT_FALSE(is_solution(grid));
}

TEST(Extends, WantsEveryDigitInItsPlace) {
    const Grid puzzle = grid_of(kPuzzle);
    Grid grid = grid_of(kSolution);
    EXPECT_TRUE(extends(grid, puzzle));
    EXPECT_TRUE(extends(puzzle, puzzle));
    EXPECT_TRUE(extends(puzzle, Grid()));
    EXPECT_FALSE(extends(puzzle, grid));
    grid.set(2, 4);
    EXPECT_FALSE(extends(grid, puzzle));
}

TEST(Names, SayCellsAndHousesAsPlayersDo) {
    EXPECT_EQ(cell_name(0), "r1c1");
    EXPECT_EQ(cell_name(cell_at(0, 8)), "r1c9");
    EXPECT_EQ(cell_name(cell_at(8, 0)), "r9c1");
    EXPECT_EQ(cell_name(80), "r9c9");
    EXPECT_EQ(house_name(row_house(0)), "row 1");
    EXPECT_EQ(house_name(column_house(8)), "column 9");
    EXPECT_EQ(house_name(box_house(4)), "box 5");
}

}  // namespace
}  // namespace nonet
