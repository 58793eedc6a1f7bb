// From lines to rows without an object between them.
//
// The engine for many puzzles reads the lines where the reader has put them, and writes solutions
// at a distance from one another that leaves room for the rest of a default row. So most rows,
// those of lines with one solution, are complete once "\tunique\n" stands behind each solution, and
// as many as follow one another are copied to the output at once, or not at all when the whole
// batch is of this kind. Only the other lines become items with a reply of their own: those with
// none or several solutions, those that a limit cut off, and all of them when rows have another
// layout.
//
// Each thread has an engine of its own, for as long as it lives.
#include "cli/work/line_work.hpp"

#include <nonet/batch.hpp>

#include <cstring>

namespace nonet::cli {

LineWork::LineWork(const PuzzleJob& job, const LineQuestion& question, const ReplyStyle& style)
    : job_(job), question_(question), style_(style) {
    if (question.row_of_one && !style.rows->is_custom())
        row_end_ = "\t" + std::string(name_of(*question.row_of_one)) + "\n";
}

void LineWork::solve(Batch& batch, const Limits& limits) const {
    thread_local BatchSolver solver;
    const LineBlock& lines = batch.lines;
    LineSolutions& found = batch.found;
    found.make_room(lines.size, question_.solutions ? kCells + row_end_.size() : 0);
    solver.solve_lines({.puzzles = lines.line(0),
                        .puzzle_stride = lines.stride,
                        .solutions = question_.solutions ? found.line(0) : nullptr,
                        .solution_stride = found.stride(),
                        .counts = found.counts(),
                        .checked = true,
                        .smallest = question_.smallest},
                       question_.limit, limits);
    if (row_end_.empty()) return;
    for (std::size_t i = 0; i < lines.size; ++i)
        std::memcpy(found.line(i) + kCells, row_end_.data(), row_end_.size());
}

/// Up to which line all have just one solution, which is all that there is to say about them.
std::size_t LineWork::ready_end(const Batch& batch, std::size_t from, std::size_t end) const {
    if (row_end_.empty()) return from;
    while (from < end && batch.found.counts()[from] == 1) ++from;
    return from;
}

void LineWork::write_ready(Batch& batch, std::size_t from, std::size_t end) const {
    Answers& answers = batch.answers;
    const std::size_t lines = end - from;
    answers.tally.rows += lines;
    answers.tally.statuses[static_cast<std::size_t>(*question_.row_of_one)] += lines;
    const std::string_view rows(batch.found.line(from), lines * batch.found.stride());
    if (lines == batch.rows())
        answers.ready = rows;
    else
        answers.text += rows;
}

void LineWork::write_line(Batch& batch, std::size_t index, const Item& item,
                          const Limits& limits) const {
    const std::int32_t count = batch.found.counts()[index];
    ++batch.answers.tally.rows;
    Reply reply(style_, item, limits, batch.answers);
    const bool has_solution = question_.solutions && count > 0;
    const std::string_view solution(batch.found.line(index), has_solution ? kCells : 0);
    const bool is_finished = count >= 0;
    job_.answer_line({is_finished ? count : kUnknownCount - count, is_finished, solution}, reply);
}

void LineWork::write(Batch& batch, const ItemRun& run, const Limits& limits,
                     const Single& single) const {
    Item item;
    for (std::size_t i = run.begin; i < run.end(); ++i) {
        const std::size_t end = ready_end(batch, i, run.end());
        if (end > i) {
            write_ready(batch, i, end);
            i = end;
        }
        if (i == run.end()) return;
        run.set_item(batch.lines, i, item);
        const std::int32_t count = batch.found.counts()[i];
        if (count >= 0 || (count <= kUnknownCount && question_.unfinished)) {
            write_line(batch, i, item, limits);
            continue;
        }
        Puzzle puzzle;
        puzzle.position = item.position();
        puzzle.place = item.place();
        puzzle.format = "line";
        item.content = std::move(puzzle);
        single(item, batch.answers);
    }
}

}  // namespace nonet::cli
