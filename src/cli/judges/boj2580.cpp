// BOJ 2580: one grid of nine lines of nine digits with single spaces; any solution.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.input = {.cases = Cases::one}, .output = {.gap = " "}};

}  // namespace

Judge boj2580() {
    return {.name = "boj2580",
            .title = "Sudoku",
            .where = "Baekjoon Online Judge 2580",
            .input = "nine lines of nine digits separated by one space, 0 = blank",
            .output = "the same layout",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
