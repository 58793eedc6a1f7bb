// POJ 3074: one puzzle of 81 characters on a line, a line "end" behind the last.
//
// Since a case is a line, a malformed one does not end the reading: it is printed as it was read,
// and the next line is answered in its place.
#include "cli/judges/common/answer.hpp"
#include "cli/judges/common/grid_text.hpp"
#include "cli/judges/common/line_reader.hpp"
#include "cli/judges/profiles.hpp"

#include <ostream>
#include <string>
#include <utility>

namespace nonet::cli {

namespace {

constexpr std::string_view kAliases[] = {"acwing166", "luogu-p10482", "eolymp3524"};
constexpr GridStyle kStyle = {.blank = '.'};

bool is_end(const Line& line) {
    return line.text == "end" || line.text == "END" || line.text == "End";
}

Result<Board> read_puzzle_line(const Line& line) {
    Result<std::vector<std::uint8_t>> cells = read_cells(line, Symbols::digits, kDigits);
    if (!cells) return cells.error();
    if (cells->size() != kCells) {
        return Error{ErrorCode::wrong_length, line.place(line.text.size()), "",
                     "this line has " + std::to_string(cells->size()) +
                         " cells; give it 81, or write end behind the last puzzle"};
    }
    return Board::from_values({}, std::move(*cells));
}

void answer(const Line& line, CaseName name, const JudgeStreams& streams, Report& report) {
    const Result<Board> puzzle = read_puzzle_line(line);
    if (!puzzle) {
        report.malformed(puzzle.error());
        streams.out << line.text << '\n';
        return;
    }
    const auto found = solve_case(*puzzle, Want::any, streams.limits);
    if (!found.solution) report_unsolved(report, name, *puzzle, found.status);
    print_cells(streams.out, found.solution ? *found.solution : *puzzle, kStyle);
    streams.out << '\n';
}

int run(const JudgeStreams& streams) {
    Report report(streams);
    LineReader lines(streams.in, streams.out);
    for (std::size_t number = 1; lines.peek() != nullptr; ++number) {
        const Line line = lines.take();
        if (is_end(line)) {
            if (const Line* rest = lines.peek())
                report.remark(rest->place(),
                              "this line and what follows stands behind the end; it is not read");
            return report.finish();
        }
        answer(line, {number, line.place()}, streams, report);
    }
    report.remark(lines.end(), "the line end is missing behind the last puzzle");
    return report.finish();
}

}  // namespace

Judge poj3074() {
    return {.name = "poj3074",
            .aliases = kAliases,
            .title = "Sudoku",
            .where = "Peking University Online Judge 3074, AcWing 166, Luogu P10482, e-olymp 3524",
            .input = "81 characters on a line for each puzzle, . = blank, then a line end",
            .output = "81 digits on a line for each puzzle",
            .rule = "several: any; none: the line as it was read",
            .run = run};
}

}  // namespace nonet::cli
