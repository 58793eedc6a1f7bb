// ECNU Online Judge, contest 297, problem 1021: one grid with dots; the smallest solution.
//
// The statement compares row by row, which is the order of the 81 digits as one number.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {
    .input = {.cases = Cases::one}, .output = {.blank = '.'}, .want = Want::smallest};

}  // namespace

Judge ecnu() {
    return {.name = "ecnu",
            .title = "Sudoku",
            .where = "ECNU Online Judge, contest 297, problem 1021",
            .input = "nine lines of nine characters, . = blank",
            .output = "nine lines of nine digits",
            .rule = "several: the lexicographically smallest; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
