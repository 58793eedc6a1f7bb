// HackerRank ProjectEuler+ 96: a single grid without heading, solved; not the sum of euler96.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.input = {.cases = Cases::one}};

}  // namespace

Judge hackerrank_euler096() {
    return {.name = "hackerrank-euler096",
            .title = "Project Euler #96: Su Doku",
            .where = "HackerRank, ProjectEuler+ euler096",
            .input = "nine lines of nine digits, 0 = blank",
            .output = "nine lines of nine digits",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
