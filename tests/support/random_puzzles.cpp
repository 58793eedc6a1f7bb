// Random grids by naive filling. A row-by-row fill with shuffled digits now and then runs into a
// corner that takes millions of steps to leave; starting over after a few thousand is far quicker.
#include "support/random_puzzles.hpp"

#include <nonet/symmetry.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace nonet::test {

namespace {

constexpr int kStepsBeforeRestart = 5000;

bool fits(const Grid& grid, Cell cell, Digit digit) {
    for (const Cell peer : kPeerCells[cell]) {
        if (grid[peer] == digit) return false;
    }
    return true;
}

/// Fills the blanks from `cell` on; false when that failed or the steps are used up.
bool fill_from(Grid& grid, Cell cell, int& steps, Random& random) {
    if (cell == kCells) return true;
    std::array<std::uint8_t, kDigits> digits{};
    std::iota(digits.begin(), digits.end(), std::uint8_t{1});
    random.shuffle(std::span<std::uint8_t>(digits));
    for (const Digit digit : digits) {
        if (--steps < 0) break;
        if (!fits(grid, cell, digit)) continue;
        grid.set(cell, digit);
        if (fill_from(grid, cell + 1, steps, random)) return true;
    }
    grid.set(cell, 0);
    return false;
}

std::vector<Cell> clue_cells(const Grid& puzzle) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) cells.push_back(cell);
    }
    return cells;
}

}  // namespace

Grid random_full_grid(Random& random) {
    Grid grid;
    int steps = kStepsBeforeRestart;
    while (!fill_from(grid, 0, steps, random)) {
        grid = Grid();
        steps = kStepsBeforeRestart;
    }
    return Symmetry::random(random).apply(grid);
}

Grid random_part(const Grid& grid, int clues, Random& random) {
    std::vector<Cell> cells = clue_cells(grid);
    random.shuffle(std::span<Cell>(cells));
    Grid part;
    for (const Cell cell : std::span<Cell>(cells).first(static_cast<std::size_t>(clues))) {
        part.set(cell, grid[cell]);
    }
    return part;
}

Grid random_puzzle(int clues, Random& random) {
    return random_part(random_full_grid(random), clues, random);
}

Grid with_wrong_clue(const Grid& puzzle, Random& random) {
    std::vector<Cell> cells = clue_cells(puzzle);
    random.shuffle(std::span<Cell>(cells));
    Grid wrong = puzzle;
    for (const Cell cell : cells) {
        const auto turn = static_cast<int>(random.below(kDigits));
        for (int i = 0; i < kDigits; ++i) {
            const Digit digit = (turn + i) % kDigits + 1;
            if (digit == puzzle[cell] || !fits(puzzle, cell, digit)) continue;
            wrong.set(cell, digit);
            return wrong;
        }
    }
    return wrong;
}

Candidates random_sukaku(const Grid& solution, int percent, Random& random) {
    Candidates candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const bool drawn = random.below(100) < static_cast<std::uint64_t>(percent);
            if (drawn && solution[cell] != digit) candidates.remove(cell, digit);
        }
    }
    return candidates;
}

}  // namespace nonet::test
