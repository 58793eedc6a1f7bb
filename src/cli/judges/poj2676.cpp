// POJ 2676: a count, then grids of nine lines of nine digits without anything between; any
// solution.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr std::string_view kAliases[] = {"bailian2676"};

constexpr GridDialect kDialect = {.input = {.cases = Cases::counted}};

}  // namespace

Judge poj2676() {
    return {.name = "poj2676",
            .aliases = kAliases,
            .title = "Sudoku",
            .where = "Peking University Online Judge 2676",
            .input = "the number of cases, then for each nine lines of nine digits, 0 = blank",
            .output = "nine lines of nine digits for each case, nothing between",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
