// LeetCode 37: the board solved, in the JSON in which it came.
#include "cli/judges/common/json_boards.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

void answer(const Grid& board, Place place, std::size_t number, const JudgeStreams& streams,
            Report& report) {
    print_board_solution(board, place, number, CellForm::strings, streams, report);
}

}  // namespace

Judge leetcode37() {
    return {.name = "leetcode37",
            .title = "Sudoku Solver",
            .where = "LeetCode 37",
            .input = "a 9x9 JSON array of strings, . = blank; board = in front is accepted",
            .output = "the same array, solved, on one line",
            .rule = "several: any; none: the board as it was read",
            .run = [](const JudgeStreams& streams) { return run_board_judge(answer, streams); }};
}

}  // namespace nonet::cli
