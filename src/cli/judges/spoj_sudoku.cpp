// SPOJ SUDOKU: POJ 3076 with the number of grids in front.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {
    .input = {.cases = Cases::counted, .symbols = Symbols::letters, .box = {4, 4}},
    .output = {.symbols = Symbols::letters, .blank = '-'},
    .between = "\n"};

}  // namespace

Judge spoj_sudoku() {
    return {.name = "spoj-sudoku",
            .title = "Sudoku",
            .where = "SPOJ SUDOKU",
            .input =
                "the number of grids, then grids of 16 lines of 16 letters A to P, - = blank, a "
                "blank line between grids",
            .output = "the same layout without the number",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
