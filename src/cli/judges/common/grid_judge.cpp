// Grids in, grids out: see grid_judge.hpp.
#include "cli/judges/common/grid_judge.hpp"

#include <ostream>

namespace nonet::cli {

void print_answer(const GridDialect& dialect, const JudgeStreams& streams, Report& report,
                  const CaseName& name, const Board& puzzle) {
    const Outcome<Board> found = solve_case(puzzle, dialect.want, streams.limits);
    if (found.status == Status::none && !dialect.none.empty()) {
        streams.out << dialect.none << '\n';
    } else if (found.status == Status::multiple) {
        streams.out << dialect.several << '\n';
    } else if (found.status == Status::unique || found.status == Status::solved) {
        print_grid(streams.out, *found.solution, dialect.output);
    } else {
        report_unsolved(report, name, puzzle, found.status);
        print_grid(streams.out, puzzle, dialect.output);
    }
}

int run_grid_judge(const GridDialect& dialect, const JudgeStreams& streams) {
    Report report(streams);
    LineReader lines(streams.in, streams.out);
    CaseReader cases(dialect.input, lines, report);
    while (const auto puzzle = cases.next()) {
        if (puzzle->name.number > 1) streams.out << dialect.between;
        if (dialect.heading != nullptr) dialect.heading(streams.out, *puzzle);
        print_answer(dialect, streams, report, puzzle->name, puzzle->board);
        streams.out << dialect.after;
    }
    return report.finish();
}

}  // namespace nonet::cli
