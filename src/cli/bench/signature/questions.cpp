// Making the questions: see the header.
#include "cli/bench/signature/questions.hpp"

#include "cli/bench/known_puzzles.hpp"

#include <nonet/random.hpp>
#include <nonet/solve.hpp>
#include <nonet/symmetry.hpp>

#include <array>
#include <numeric>

namespace nonet::cli {

namespace {

Grid grid_of(std::string_view line) {
    const auto grid = Grid::from_line(line);
    return grid ? *grid : Grid();
}

/// The solution of a known puzzle, moved about.
Grid full_grid(Random& random) {
    const auto known = known_seventeen_clues();
    const auto solved = solution(grid_of(known[random.below(known.size())]));
    return Symmetry::random(random).apply(solved.value_or(Grid()));
}

template <class Position>
void keep_clues(Position& position, int cells, int clues, Random& random) {
    std::vector<int> order(static_cast<std::size_t>(cells));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(std::span(order));
    for (int i = clues; i < cells; ++i) position.set(order[i], 0);
}

/// A full board: row r is the first row moved on, then bands, rows, stacks, columns and digits
/// change places.
Board full_board(BoxShape box, Random& random) {
    const int side = box.side();
    const auto shuffled_lines = [&](int outer, int inner) {
        std::vector<int> outers(static_cast<std::size_t>(outer));
        std::iota(outers.begin(), outers.end(), 0);
        random.shuffle(std::span(outers));
        std::vector<int> lines;
        for (const int group : outers) {
            std::vector<int> inners(static_cast<std::size_t>(inner));
            std::iota(inners.begin(), inners.end(), group * inner);
            random.shuffle(std::span(inners));
            lines.insert(lines.end(), inners.begin(), inners.end());
        }
        return lines;
    };
    const std::vector<int> rows = shuffled_lines(box.columns, box.rows);
    const std::vector<int> columns = shuffled_lines(box.rows, box.columns);
    const std::vector<int> digits = shuffled_lines(side, 1);
    Board board(box);
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const int shift = rows[row] % box.rows * box.columns + rows[row] / box.rows;
            board.set(row * side + column, digits[(shift + columns[column]) % side] + 1);
        }
    }
    return board;
}

}  // namespace

std::vector<Grid> proper_questions() {
    constexpr int kIsomorphs = 4;
    Random random(1);
    std::vector<Grid> grids;
    for (int i = 0; i < kIsomorphs; ++i) {
        for (const std::string_view line : known_seventeen_clues())
            grids.push_back(Symmetry::random(random).apply(grid_of(line)));
    }
    for (const std::string_view line : known_hardest())
        grids.push_back(Symmetry::random(random).apply(grid_of(line)));
    return grids;
}

std::vector<Grid> open_questions() {
    constexpr int kMostClues = 40;
    constexpr int kOfEach = 10;
    Random random(2);
    std::vector<Grid> grids;
    for (int clues = 0; clues <= kMostClues; ++clues) {
        for (int i = 0; i < kOfEach; ++i) {
            grids.push_back(full_grid(random));
            keep_clues(grids.back(), kCells, clues, random);
        }
    }
    return grids;
}

std::vector<Grid> spoiled_questions() {
    constexpr int kPuzzles = 120;
    Random random(3);
    const auto seventeens = known_seventeen_clues();
    std::vector<Grid> grids;
    for (int i = 0; i < kPuzzles; ++i) {
        Grid grid = Symmetry::random(random).apply(
            i % 2 == 0 ? full_grid(random) : grid_of(seventeens[i / 2 % seventeens.size()]));
        if (i % 2 == 0) keep_clues(grid, kCells, 20 + i % 20, random);
        Cell cell = static_cast<Cell>(random.below(kCells));
        while (grid[cell] == 0) cell = (cell + 1) % kCells;
        grid.set(cell, grid[cell] % kDigits + 1);
        grids.push_back(grid);
    }
    return grids;
}

std::vector<Grid> all_questions() {
    std::vector<Grid> grids = proper_questions();
    for (const auto& more : {open_questions(), spoiled_questions()})
        grids.insert(grids.end(), more.begin(), more.end());
    return grids;
}

std::vector<Candidates> candidate_questions() {
    constexpr int kPuzzles = 100;
    Random random(4);
    std::vector<Candidates> puzzles;
    for (int i = 0; i < kPuzzles; ++i) {
        const Grid solution = full_grid(random);
        Candidates candidates;
        // Each digit but that of the solution stays with a chance of 3/10 to 6/10.
        const std::uint64_t chance = 3 + static_cast<std::uint64_t>(i) % 4;
        for (Cell cell = 0; cell < kCells; ++cell) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                if (digit != solution[cell] && random.below(10) >= chance)
                    candidates.remove(cell, digit);
            }
        }
        if (i % 5 == 4) {
            const auto cell = static_cast<Cell>(random.below(kCells));
            candidates.remove(cell, solution[cell]);
        }
        puzzles.push_back(candidates);
    }
    return puzzles;
}

std::vector<Board> board_questions() {
    constexpr std::array<BoxShape, 9> kShapes = {
        {{2, 2}, {1, 5}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {4, 4}}};
    constexpr int kOfEach = 3;
    Random random(5);
    std::vector<Board> boards;
    for (const BoxShape box : kShapes) {
        for (int i = 0; i < kOfEach; ++i) {
            Board board = full_board(box, random);
            const int cells = board.cell_count();
            keep_clues(board, cells, cells * (5 + i) / 10, random);
            boards.push_back(board);
        }
    }
    return boards;
}

void add_outcome(Digest& digest, const Outcome<Grid>& outcome) {
    digest.add(name_of(outcome.status));
    digest.add(outcome.solution ? outcome.solution->to_line() : std::string());
}

void add_outcome(Digest& digest, const Outcome<Board>& outcome) {
    digest.add(name_of(outcome.status));
    digest.add(outcome.solution ? outcome.solution->to_line() : std::string());
}

void add_count(Digest& digest, const SolutionCount& count) {
    digest.add(count.count.high);
    digest.add(count.count.low);
    digest.add(count.exact ? "exact" : "limit");
}

}  // namespace nonet::cli
