// BOJ 2239: one grid of nine lines of nine digits; the smallest solution.
//
// The trap is the order: with several solutions the judge wants the 81 digits that make the
// smallest number, and a solver that starts at the cell with the fewest candidates prints another.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.input = {.cases = Cases::one}, .want = Want::smallest};

}  // namespace

Judge boj2239() {
    return {.name = "boj2239",
            .title = "Sudoku",
            .where = "Baekjoon Online Judge 2239",
            .input = "nine lines of nine digits, 0 = blank",
            .output = "nine lines of nine digits",
            .rule = "several: the lexicographically smallest; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
