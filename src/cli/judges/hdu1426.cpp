// HDU 1426: spaced grids with question marks up to the end of the file.
//
// The trap is the blank line: one between two solutions, none behind the last, and no blank at the
// end of a row. The judge compares presentation.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.output = {.blank = '?', .gap = " "}, .between = "\n"};

}  // namespace

Judge hdu1426() {
    return {.name = "hdu1426",
            .title = "Sudoku Killer",
            .where = "Hangzhou Dianzi University Online Judge 1426",
            .input =
                "grids of nine lines of nine characters separated by one space, ? = blank, a blank "
                "line between grids",
            .output = "the same layout, a blank line between grids",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
