// BOJ 1840: somebody fills an empty grid in 81 steps; which step was the first mistake?
//
// A step is a mistake when the grid can no longer be completed after it, though no rule need be
// broken yet. So the question of step k is whether the first k digits have a solution. Once the
// answer is no it stays no, since a digit more never adds a solution: a binary search over k asks
// seven times at most. Trying every prefix in turn asks 81 times for the same answer.
#include "cli/judges/common/line_reader.hpp"
#include "cli/judges/common/report.hpp"
#include "cli/judges/profiles.hpp"

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/solve.hpp>

#include <array>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace nonet::cli {

namespace {

struct Step {
    Cell cell = 0;
    Digit digit = 0;
};

/// The three numbers 1..9 of a line, blanks between them.
Result<Step> read_step(const Line& line) {
    std::array<int, 3> numbers{};
    std::size_t found = 0;
    bool separated = true;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        const char c = line.text[i];
        if (c == ' ' || c == '\t') {
            separated = true;
            continue;
        }
        if (c < '1' || c > '9' || !separated || found == numbers.size()) {
            return Error{ErrorCode::bad_symbol, line.place(i), line.symbol(i),
                         "a step is a row, a column and a digit, each from 1 to 9 with a blank "
                         "between; correct this line"};
        }
        numbers[found++] = c - '0';
        separated = false;
    }
    if (found < numbers.size()) {
        return Error{ErrorCode::wrong_length, line.place(line.text.size()), "",
                     "a step is a row, a column and a digit; add what is missing"};
    }
    return Step{cell_at(numbers[0] - 1, numbers[1] - 1), numbers[2]};
}

Result<std::vector<Step>> read_steps(LineReader& lines) {
    std::vector<Step> steps;
    Grid filled;
    while (steps.size() < kCells) {
        const Line* line = lines.peek();
        if (line == nullptr) {
            return Error{
                ErrorCode::truncated, lines.end(), "",
                "the input ends after step " + std::to_string(steps.size()) + "; give it 81 steps"};
        }
        const Result<Step> step = read_step(*line);
        if (!step) return step.error();
        if (filled[step->cell] != 0) {
            return Error{
                ErrorCode::bad_argument, line->place(), "",
                "cell " + cell_name(step->cell) + " was filled before; fill every cell once"};
        }
        filled.set(step->cell, step->digit);
        steps.push_back(*step);
        lines.take();
    }
    return steps;
}

/// Can the grid be completed after that many steps? Nothing when a limit came first.
std::optional<bool> can_be_completed(const std::vector<Step>& steps, std::size_t count,
                                     const Limits& limits) {
    Grid grid;
    for (std::size_t i = 0; i < count; ++i) grid.set(steps[i].cell, steps[i].digit);
    const Status status = some_solution(Candidates::from_grid(grid), limits).status;
    if (status == Status::unknown) return std::nullopt;
    return status != Status::none;
}

/// The number of the first mistake, -1 for none; nothing when a limit came first.
std::optional<int> first_mistake(const std::vector<Step>& steps, const Limits& limits) {
    std::size_t good = 0;                // after this many steps the grid can be completed
    std::size_t bad = steps.size() + 1;  // after this many it cannot, or they do not exist
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        const auto completable = can_be_completed(steps, middle, limits);
        if (!completable) return std::nullopt;
        (*completable ? good : bad) = middle;
    }
    return good == steps.size() ? -1 : static_cast<int>(bad);
}

int run(const JudgeStreams& streams) {
    Report report(streams);
    LineReader lines(streams.in, streams.out);
    const auto steps = read_steps(lines);
    if (!steps) {
        report.malformed(steps.error());
        return report.finish();
    }
    if (const Line* rest = lines.peek())
        report.remark(rest->place(), "81 steps are read; this line and what follows is not");
    if (const auto mistake = first_mistake(*steps, streams.limits)) {
        streams.out << *mistake << '\n';
    } else {
        report.stopped({1, 1, 0}, "the steps were not judged before the limit");
    }
    return report.finish();
}

}  // namespace

Judge boj1840() {
    return {
        .name = "boj1840",
        .title = "Sudoku",
        .where = "Baekjoon Online Judge 1840",
        .input = "81 lines of a row, a column and a digit, each 1 to 9, in the order of filling",
        .output = "the number of the first step after which the grid cannot be completed, or -1",
        .rule = "a step is a mistake only if no solution is left after it",
        .run = run};
}

}  // namespace nonet::cli
