// Codewars, the Sudoku solver katas: the board solved, as an array of numbers.
//
// A kata calls a function and compares values, so the layout of the array is our choice: the one
// line of JSON that the other array judges have.
#include "cli/judges/common/json_boards.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

void answer(const Grid& board, Place place, std::size_t number, const JudgeStreams& streams,
            Report& report) {
    print_board_solution(board, place, number, CellForm::numbers, streams, report);
}

}  // namespace

Judge codewars() {
    return {.name = "codewars",
            .title = "Sudoku Solver, Hard Sudoku Solver",
            .where = "Codewars",
            .input = "a 9x9 array of numbers, 0 = blank; puzzle = in front is accepted",
            .output = "the same array, solved, on one line",
            .rule = "several: any; none: the board as it was read",
            .run = [](const JudgeStreams& streams) { return run_board_judge(answer, streams); }};
}

}  // namespace nonet::cli
