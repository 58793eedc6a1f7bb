// Kattis sudokunique: is the puzzle proper? The solution, or one of two verdicts.
//
// The trap is the board whose givens clash: it is no bad input but a board without solution.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.output = {.gap = " "},
                                  .want = Want::proof,
                                  .none = "Find another job",
                                  .several = "Non-unique",
                                  .between = "\n"};

}  // namespace

Judge kattis_sudokunique() {
    return {.name = "kattis-sudokunique",
            .title = "Sudokunique",
            .where = "Kattis sudokunique",
            .input =
                "boards of nine lines of nine digits separated by one space, 0 = blank, a blank "
                "line between boards",
            .output = "the solution in the same layout or a verdict, a blank line between boards",
            .rule = "several: Non-unique; none: Find another job",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
