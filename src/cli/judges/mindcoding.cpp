// MindCoding fiendishsudoku: one grid of N²×N² numbers behind its N, up to 25×25.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/common/sized_reader.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.output = {.symbols = Symbols::numbers, .gap = " "}};

int run(const JudgeStreams& streams) {
    Report report(streams);
    LineReader lines(streams.in, streams.out);
    const Result<Case> puzzle = read_sized_case(lines, report, 1);
    if (!puzzle) {
        report.malformed(puzzle.error());
        return report.finish();
    }
    print_answer(kDialect, streams, report, puzzle->name, puzzle->board);
    if (const Line* rest = lines.peek())
        report.remark(rest->place(),
                      "this judge gives one grid; this line and what follows is not read");
    return report.finish();
}

}  // namespace

Judge mindcoding() {
    return {.name = "mindcoding",
            .title = "Fiendish Sudoku",
            .where = "MindCoding fiendishsudoku",
            .input =
                "a line N (1 to 5), then N*N lines of N*N numbers separated by one space, 0 = "
                "blank",
            .output = "the numbers separated by one space",
            .rule = "several: any; none: the grid as it was read",
            .run = run};
}

}  // namespace nonet::cli
