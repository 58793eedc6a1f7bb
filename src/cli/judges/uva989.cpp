// UVa 989: grids of n²×n² numbers, each behind its n; the smallest solution or NO SOLUTION.
//
// The traps: several sizes in one input, the smallest of several solutions, and a blank line
// between cases but not behind the last.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/common/sized_reader.hpp"
#include "cli/judges/profiles.hpp"

#include <ostream>

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.output = {.symbols = Symbols::numbers, .gap = " "},
                                  .want = Want::smallest,
                                  .none = "NO SOLUTION"};

int run(const JudgeStreams& streams) {
    Report report(streams);
    LineReader lines(streams.in, streams.out);
    for (std::size_t number = 1; number == 1 || lines.peek() != nullptr; ++number) {
        const Result<Case> puzzle = read_sized_case(lines, report, number);
        if (!puzzle) {
            report.malformed(puzzle.error());
            break;
        }
        if (number > 1) streams.out << '\n';
        print_answer(kDialect, streams, report, puzzle->name, puzzle->board);
    }
    return report.finish();
}

}  // namespace

Judge uva989() {
    return {.name = "uva989",
            .title = "Su Doku",
            .where = "UVa 989",
            .input =
                "for each case a line n (1 to 3), then n*n lines of n*n numbers, 0 = blank, a "
                "blank line between cases",
            .output = "the numbers separated by one space, a blank line between cases",
            .rule = "several: the lexicographically smallest; none: NO SOLUTION",
            .run = run};
}

}  // namespace nonet::cli
