// HDU 2780: a count, then nearly full grids with exactly five blanks.
//
// The five blanks make the solution unique; other numbers of blanks are answered all the same. The
// statement's sample has blanks at the ends of its lines, its text forbids them in the output.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {
    .input = {.cases = Cases::counted}, .none = "Could not complete this grid.", .between = "\n"};

}  // namespace

Judge hdu2780() {
    return {.name = "hdu2780",
            .title = "Su-Su-Sudoku",
            .where = "Hangzhou Dianzi University Online Judge 2780",
            .input = "the number of cases, then for each nine lines of nine digits, 0 = blank",
            .output = "nine lines of nine digits, a blank line between cases",
            .rule = "several: any; none: Could not complete this grid.",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
