// Project Euler 96: fifty grids with headings; one number, the sum of the three-digit numbers in
// the top left corners of the solutions.
//
// A grid without solution adds the digits that it was read with, blanks as 0, so that the sum is
// still what the grids printed by the other profiles would give.
#include "cli/judges/common/case_reader.hpp"
#include "cli/judges/profiles.hpp"

#include <cstdint>
#include <ostream>
#include <string>

namespace nonet::cli {

namespace {

constexpr InputForm kInput = {.headings = true};

int corner_number(const Board& board) {
    return board[0] * 100 + board[1] * 10 + board[2];
}

int corner_of_solution(const Case& puzzle, const JudgeStreams& streams, Report& report) {
    const auto found = solve_case(puzzle.board, Want::smallest, streams.limits);
    if (found.status == Status::solved) return corner_number(*found.solution);
    report_unsolved(report, puzzle.name, puzzle.board, found.status,
                    "its digits are added as they were read");
    return corner_number(puzzle.board);
}

int run(const JudgeStreams& streams) {
    Report report(streams);
    LineReader lines(streams.in, streams.out);
    CaseReader cases(kInput, lines, report);
    std::uint64_t sum = 0;
    std::size_t answered = 0;
    while (const auto puzzle = cases.next()) {
        sum += static_cast<std::uint64_t>(corner_of_solution(*puzzle, streams, report));
        answered = puzzle->name.number;
    }
    if (answered > 0) streams.out << sum << '\n';
    return report.finish();
}

}  // namespace

Judge euler96() {
    return {
        .name = "euler96",
        .title = "Su Doku",
        .where = "Project Euler 96",
        .input = "for each grid a line Grid NN and nine lines of nine digits, 0 = blank",
        .output = "the sum of the numbers that the first three digits of each solution make",
        .rule =
            "several: the lexicographically smallest counts; none: the digits as they were read",
        .run = run};
}

}  // namespace nonet::cli
