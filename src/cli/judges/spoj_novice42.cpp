// SPOJ NOVICE42: the layout of Project Euler 96 with a count; headings are repeated, and of several
// solutions the smallest is wanted.
//
// A missing heading is made up from the number of the case.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

#include <ostream>

namespace nonet::cli {

namespace {

void print_heading(std::ostream& out, const Case& puzzle) {
    if (!puzzle.heading.empty()) {
        out << puzzle.heading << '\n';
    } else {
        out << "Grid " << (puzzle.name.number < 10 ? "0" : "") << puzzle.name.number << '\n';
    }
}

constexpr GridDialect kDialect = {.input = {.cases = Cases::counted, .headings = true},
                                  .want = Want::smallest,
                                  .between = "\n",
                                  .heading = print_heading};

}  // namespace

Judge spoj_novice42() {
    return {.name = "spoj-novice42",
            .title = "Problem 2",
            .where = "SPOJ NOVICE42",
            .input =
                "the number of cases, then for each a line Grid NN and nine lines of nine digits, "
                "0 = blank",
            .output = "the heading and nine lines of nine digits, a blank line between cases",
            .rule = "several: the lexicographically smallest; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli
