// Explaining what check found.
//
// The library knows how to find a smallest set of clues that clash and a smallest set of cells that
// settles the solution; here they become text. Both are told for 9×9 digits only. For boards of
// another size minimality is decided the slow way, clue by clue; above 9×9 one clue can cost a
// search without end, so there the number of nodes is limited and "not known" is an answer.
#include "cli/work/reasons.hpp"

#include <nonet/general.hpp>
#include <nonet/research.hpp>
#include <nonet/solve.hpp>

#include <bit>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::uint64_t kNodesPerClue = 100'000;

/// " r1c2=9 r1c3=9", with the digits of `grid`.
std::string cells_with_digits(const std::vector<Cell>& cells, const Grid& grid) {
    std::string text;
    for (const Cell cell : cells) text += fmt::format(" {}={}", cell_name(cell), grid[cell]);
    return text;
}

std::string clashing(const Grid& grid, const Limits& limits) {
    const auto clues = conflicting_clues(grid, limits);
    if (!clues) return {};
    return "clash" + cells_with_digits(clues->cells, grid);
}

std::string differing(const Grid& grid, const Limits& limits) {
    const auto all = solution_candidates(Candidates::from_grid(grid), limits);
    if (!all) return {};
    std::string text = "differ";
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (std::popcount((*all)[cell]) > 1) text += " " + cell_name(cell);
    }
    const Outcome<Grid> first = first_solution(Candidates::from_grid(grid), limits);
    if (!first.solution) return text;
    const auto settling = settling_clues(grid, *first.solution, limits);
    if (settling) text += "; settle" + cells_with_digits(settling->cells, *first.solution);
    return text;
}

std::string superfluous(const Grid& grid, const Limits& limits) {
    const auto clues = redundant_clues(grid, limits);
    if (!clues || clues->empty()) return {};
    return "redundant" + cells_with_digits(*clues, grid);
}

std::string minimality_of_board(const Board& board, Limits limits) {
    limits.nodes = kNodesPerClue;
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        if (board[cell] == 0) continue;
        Board without = board;
        without.set(cell, 0);
        const Outcome<Board> outcome = classify(without, Order::any, limits);
        if (outcome.status == Status::unique) return "redundant";
        if (outcome.status == Status::unknown) return "-";
    }
    return "minimal";
}

}  // namespace

std::string reason_text(const Position& puzzle, Status status, const Limits& limits) {
    const auto* grid = std::get_if<Grid>(&puzzle);
    if (grid == nullptr) return {};
    switch (status) {
        case Status::none:
            return clashing(*grid, limits);
        case Status::multiple:
            return differing(*grid, limits);
        case Status::unique:
            return superfluous(*grid, limits);
        default:
            return {};
    }
}

std::string minimality_text(const Position& puzzle, Status status, const Limits& limits) {
    if (status != Status::unique) return "-";
    if (const auto* board = std::get_if<Board>(&puzzle)) return minimality_of_board(*board, limits);
    const auto* grid = std::get_if<Grid>(&puzzle);
    if (grid == nullptr) return "-";
    const auto clues = redundant_clues(*grid, limits);
    if (!clues) return "-";
    return clues->empty() ? "minimal" : "redundant";
}

}  // namespace nonet::cli
