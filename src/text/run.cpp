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
// is longer, rows are believed until its end is in sight. Cost: linear in the lines of the run.
#include "text/run.hpp"

#include "text/row.hpp"
#include "text/skip.hpp"

#include <algorithm>

namespace nonet::text {

namespace {

class RunCounter {
  public:
    RunCounter(const ReadOptions& options, const RunShape& shape)
        : options_(options), shape_(shape) {}

    /// Counts the line; false when it is a boundary.
    bool count(const Line& line);
    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] bool torn() const { return torn_ || rows_ % shape_.side != 0; }

  private:
    bool count_row(const Line& line);

    const ReadOptions& options_;
    const RunShape& shape_;
    std::size_t rows_ = 0;
    std::size_t odd_width_ = 0;  ///< of the row before, when it is not that of the block
    bool torn_ = false;          ///< two rows have the same other width
    bool after_frame_ = false;
};

bool RunCounter::count(const Line& line) {
    if (line.too_long) return false;
    if (is_gap(line.text, shape_.side)) return shape_.gaps;
    const std::string_view text = trimmed(line.text);
    const bool frame = is_frame_line(text) &&
                       !is_blank_row_of_dashes(text, shape_.bars ? 0 : shape_.side, shape_.mark);
    const bool boundary = frame && after_frame_;
    after_frame_ = frame;
    if (frame) return !boundary;
    return count_row(line);
}

bool RunCounter::count_row(const Line& line) {
    Row row;
    if (!split_row(line, options_, row)) return false;
    if (shape_.bars && row.kind != RowKind::framed) return false;  // below the frame
    const std::size_t width = row.cells.size();
    if (width != shape_.side) {
        if (is_remark(line.text) || width < 3) return false;
        torn_ = torn_ || width == odd_width_;
    }
    odd_width_ = width == shape_.side ? 0 : width;
    rows_ += rows_on_line(width, shape_.side);
    return true;
}

}  // namespace

RestOfRun rest_of_run(const Window& window, const ReadOptions& options, std::size_t ahead,
                      const RunShape& shape) {
    RunCounter counter(options, shape);
    for (;; ++ahead) {
        const Line* line = window.line(ahead);
        if (line == nullptr && window.waiting()) return {0, false, true};
        if (line == nullptr && !window.ended()) return {};
        if (line == nullptr || !counter.count(*line)) {
            return {counter.rows(), counter.torn(), false};
        }
    }
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
