// SPOJ SUDOGOB: how many solutions has each grid? And the solution where it is the only one.
//
// The statement's numbers are small, but a nearly empty grid has up to 6.67·10^21 solutions.
// Numbers up to one million are counted exactly; beyond, that bound is printed in the number's
// place, with a message and exit code 3.
#include "cli/judges/common/answer.hpp"
#include "cli/judges/common/case_reader.hpp"
#include "cli/judges/common/grid_text.hpp"
#include "cli/judges/profiles.hpp"

#include <nonet/solve.hpp>

#include <cstdint>
#include <ostream>
#include <string>

namespace nonet::cli {

namespace {

constexpr std::uint64_t kMostCounted = 1'000'000;
constexpr InputForm kInput = {.cases = Cases::counted};
constexpr GridStyle kStyle = {.gap = " "};

void answer(const Case& puzzle, const JudgeStreams& streams, Report& report) {
    const Grid grid = to_grid(puzzle.board);
    const SolutionCount solutions = count_solutions(grid, kMostCounted, streams.limits);
    streams.out << to_string(solutions.count) << '\n';
    if (!solutions.exact) {
        report.stopped(puzzle.name.place, "case " + std::to_string(puzzle.name.number) +
                                              " has more solutions than were counted; the number "
                                              "printed is a lower bound");
    } else if (solutions.count == Uint128{1}) {
        print_grid(streams.out, to_board(*solution(grid)), kStyle);
    }
}

int run(const JudgeStreams& streams) {
    Report report(streams);
    LineReader lines(streams.in, streams.out);
    CaseReader cases(kInput, lines, report);
    while (const auto puzzle = cases.next()) answer(*puzzle, streams, report);
    return report.finish();
}

}  // namespace

Judge spoj_sudogob() {
    return {.name = "spoj-sudogob",
            .title = "Sudoku goblin",
            .where = "SPOJ SUDOGOB",
            .input =
                "the number of cases, then for each nine lines of nine digits separated by "
                "one space, 0 = blank, a blank line between cases",
            .output = "the number of solutions, and the solution in the same layout if it is 1",
            .rule = "several or none: the number alone, exact up to 1000000",
            .run = run};
}

}  // namespace nonet::cli
