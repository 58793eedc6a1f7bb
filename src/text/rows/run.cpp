// The rows that follow a block without a boundary.
//
// The problem: in a file of 27 rows of 9 that lost one, rows 1 to 9 look like a puzzle, and so do
// rows 10 to 18: wrong puzzles, in silence. Nothing in the rows tells. Only their number does: up
// to the next boundary there must be whole puzzles. Boundaries are what no fault in a row makes: a
// blank line, a remark, the end of the input, two frame lines, a line that is no row. A block of
// another size is none, since rows that broke in two look like one. Where blank lines stand inside
// of the puzzles they are no boundary.
//
// The price: a block is known only with the line behind it, so somebody who types one must end it
// with a blank line or the end of the input. The look-ahead is bounded by the window: in a run that
// is longer, rows are believed until its end is in sight. Each line is looked at once: what is
// known is kept in the window (run_memo.hpp).
#include "text/rows/run.hpp"

#include "text/rows/row.hpp"
#include "text/skip.hpp"

#include <algorithm>

namespace nonet::text {

namespace {

class RunCounter {
  public:
    RunCounter(const ReadOptions& options, RunMemo& memo) : options_(options), memo_(memo) {}

    /// Counts the line; false when it is a boundary.
    bool count(const Line& line);

  private:
    bool count_row(const Line& line);

    const ReadOptions& options_;
    RunMemo& memo_;
};

bool RunCounter::count(const Line& line) {
    const RunShape& shape = memo_.shape;
    if (line.too_long) return false;
    if (is_gap(line.text, shape.side)) return shape.gaps;
    const std::string_view text = trimmed(line.text);
    const bool frame = is_frame_line(text) &&
                       !is_blank_row_of_dashes(text, shape.bars ? 0 : shape.side, shape.mark);
    const bool boundary = frame && memo_.after_frame;
    memo_.after_frame = frame;
    if (frame) return !boundary;
    return count_row(line);
}

bool RunCounter::count_row(const Line& line) {
    const std::size_t side = memo_.shape.side;
    Row row;
    if (!split_row(line, options_, row)) return false;
    fit_row(row, side);
    if (memo_.shape.bars && row.kind != RowKind::framed) return false;  // below the frame
    const std::size_t width = row.cells.size();
    if (width != side) {
        if (is_remark(line.text) || width < 3) return false;
        if (width == memo_.odd_width) memo_.torn_line = line.place.line;
    }
    memo_.odd_width = width == side ? 0 : width;
    memo_.rows.insert(memo_.rows.end(), rows_on_line(width, side), line.place.line);
    return true;
}

/// What the memo says about the rows from line number `first` on.
RestOfRun rest_in(const RunMemo& memo, std::uint64_t first) {
    const auto begin = std::lower_bound(memo.rows.begin(), memo.rows.end(), first);
    const auto rows = static_cast<std::size_t>(memo.rows.end() - begin);
    return {rows, rows % memo.shape.side != 0 || memo.torn_line >= first, false};
}

}  // namespace

RestOfRun rest_of_run(const Window& window, const ReadOptions& options, std::size_t ahead,
                      const RunShape& shape) {
    const Line* line = window.line(ahead);
    if (line == nullptr) return {0, false, window.waiting()};
    const std::uint64_t first = line->place.line;
    RunMemo& memo = window.run_memo();
    if (!(memo.shape == shape) || first < memo.start || first > memo.next) {
        memo = RunMemo{};
        memo.shape = shape;
        memo.start = first;
        memo.next = first;
    }
    memo.start = std::max(memo.start, window.front());
    while (!memo.rows.empty() && memo.rows.front() < memo.start) memo.rows.pop_front();
    RunCounter counter(options, memo);
    for (ahead += memo.next - first; !memo.ended; ++ahead) {
        line = window.line(ahead);
        if (line == nullptr && window.waiting()) return {0, false, true};
        if (line == nullptr && !window.ended()) return {};
        memo.ended = line == nullptr || !counter.count(*line);
        if (!memo.ended) ++memo.next;
    }
    return rest_in(memo, first);
}

std::size_t rows_on_line(std::size_t width, std::size_t side) {
    return side >= 4 && (width == 2 * side || width + 1 == 2 * side) ? 2 : 1;
}

bool is_gap(std::string_view text, std::size_t side) {
    if (!is_blank_line(text)) return false;
    const auto tabs = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\t'));
    return tabs < 3 || (side > 0 && tabs + 1 != side);
}

bool is_row_of_dashes(std::string_view text) {
    return text.find_first_not_of('-') == std::string_view::npos;
}

bool is_blank_row_of_dashes(std::string_view text, std::size_t side, char mark) {
    return mark == '-' && text.size() == side && is_row_of_dashes(text);
}

}  // namespace nonet::text
