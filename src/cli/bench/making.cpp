// Full grids and puzzles by seed: see the header.
#include "cli/bench/making.hpp"

#include <nonet/solve.hpp>
#include <nonet/symmetry.hpp>

#include <array>
#include <numeric>

namespace nonet::cli {

namespace {

std::array<Cell, kCells> shuffled_cells(Random& random) {
    std::array<Cell, kCells> cells;
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(std::span<Cell>(cells));
    return cells;
}

}  // namespace

Grid make_full_grid(Random& random) {
    return random_solution(Candidates(), random).value_or(Grid());
}

Grid make_puzzle(Random& random, int least) {
    Grid puzzle = make_full_grid(random);
    int clues = kCells;
    for (const Cell cell : shuffled_cells(random)) {
        if (clues == least) break;
        const Digit digit = puzzle[cell];
        puzzle.set(cell, 0);
        if (is_unique(puzzle))
            --clues;
        else
            puzzle.set(cell, digit);
    }
    return puzzle;
}

Grid keep_random_clues(const Grid& full, int clues, Random& random) {
    return without_clues(full, full.clue_count() - clues, random);
}

Grid without_clues(const Grid& puzzle, int clues, Random& random) {
    Grid fewer = puzzle;
    for (const Cell cell : shuffled_cells(random)) {
        if (clues <= 0) break;
        if (fewer[cell] == 0) continue;
        fewer.set(cell, 0);
        --clues;
    }
    return fewer;
}

std::vector<Grid> make_isomorphs(std::span<const std::string_view> lines, std::size_t count,
                                 Random& random) {
    std::vector<Grid> grids;
    for (std::size_t i = 0; i < count; ++i) {
        const auto grid = Grid::from_line(lines[i % lines.size()]);
        if (grid) grids.push_back(Symmetry::random(random).apply(*grid));
    }
    return grids;
}

}  // namespace nonet::cli
