// LeetCode 36: does the board, as far as it is filled, break a rule?
//
// The trap: the board need not have a solution. Only equal digits in a house make it false.
#include "cli/judges/common/json_boards.hpp"
#include "cli/judges/profiles.hpp"

#include <ostream>

namespace nonet::cli {

namespace {

void answer(const Grid& board, Place /*place*/, std::size_t /*number*/, const JudgeStreams& streams,
            Report& /*report*/) {
    streams.out << (find_clash(board) ? "false" : "true") << '\n';
}

}  // namespace

Judge leetcode36() {
    return {.name = "leetcode36",
            .title = "Valid Sudoku",
            .where = "LeetCode 36",
            .input = "a 9x9 JSON array of strings, . = blank; board = in front is accepted",
            .output = "true or false for each board",
            .rule = "only the filled cells count; the board need not have a solution",
            .run = [](const JudgeStreams& streams) { return run_board_judge(answer, streams); }};
}

}  // namespace nonet::cli
