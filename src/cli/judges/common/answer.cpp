// Solving one case: see answer.hpp.
//
// 9×9 goes to solve.hpp, which answers the worst known puzzle in less than a tenth of a second;
// every other size to general.hpp.
#include "cli/judges/common/answer.hpp"

#include <nonet/candidates.hpp>
#include <nonet/general.hpp>
#include <nonet/solve.hpp>

#include <cassert>
#include <string>
#include <utility>
#include <vector>

namespace nonet::cli {

namespace {

Outcome<Grid> solve_grid(const Candidates& puzzle, Want want, const Limits& limits) {
    switch (want) {
        case Want::smallest:
            return first_solution(puzzle, limits);
        case Want::proof:
            return classify_any(puzzle, limits);
        case Want::any:
            break;
    }
    return some_solution(puzzle, limits);
}

std::string cell_name(const Board& board, int cell) {
    return "r" + std::to_string(board.row_of(cell) + 1) + "c" +
           std::to_string(board.column_of(cell) + 1);
}

std::string why_none(const Board& puzzle) {
    const std::optional<BoardClash> clash = find_clash(puzzle);
    if (!clash) return "";
    return ": " + cell_name(puzzle, clash->first) + " and " + cell_name(puzzle, clash->second) +
           " are equal in " + clash->house;
}

}  // namespace

Grid to_grid(const Board& board) {
    assert(board.box() == BoxShape{});
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, board[cell]);
    return grid;
}

Board to_board(const Grid& grid) {
    Board board(BoxShape{});
    for (Cell cell = 0; cell < kCells; ++cell) board.set(cell, grid[cell]);
    return board;
}

Outcome<Board> solve_case(const Board& puzzle, Want want, const Limits& limits) {
    if (puzzle.box() == BoxShape{}) {
        const auto found = solve_grid(Candidates::from_grid(to_grid(puzzle)), want, limits);
        Outcome<Board> outcome{found.status, std::nullopt};
        if (found.solution) outcome.solution = to_board(*found.solution);
        return outcome;
    }
    switch (want) {
        case Want::smallest:
            return first_solution(puzzle, limits);
        case Want::proof:
            return classify(puzzle, Order::any, limits);
        case Want::any:
            break;
    }
    return some_solution(puzzle, limits);
}

void report_unsolved(Report& report, const CaseName& name, const Board& puzzle, Status status,
                     std::string_view instead) {
    const std::string which = "case " + std::to_string(name.number);
    const std::string done = "; " + std::string(instead);
    if (status == Status::none) {
        report.unanswered(name.place, which + " has no solution" + why_none(puzzle) + done);
    } else {
        report.stopped(name.place, which + " was not solved before the limit" + done);
    }
}

}  // namespace nonet::cli
