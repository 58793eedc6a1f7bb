// Jutge P78955: a count, then bordered grids; every answer is a bordered grid and an empty line.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {
    .input = {.cases = Cases::counted}, .output = {.gap = " ", .bordered = true}, .after = "\n"};

}  // namespace

Judge jutge_p78955() {
    return {.name = "jutge-p78955",
            .title = "Even more Sudokus",
            .where = "Jutge.org P78955",
            .input =
                "the number of cases, then bordered grids (0 8 0 | 0 5 9 | ... and "
                "------+-------+------), 0 = blank",
            .output = "bordered grids, an empty line behind each",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
