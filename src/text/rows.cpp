// A puzzle that stands as N rows on N lines.
//
// The problem: blocks follow one another with or without a blank line, some have frames or blank
// lines between their bands, and one bad row must not shift the next puzzle. The rules:
//   * N is the width of the first row, unless the next two rows agree on another: then the first
//     row is the bad one.
//   * A row of the wrong width, or with a foreign symbol, still is a row of its block: the block is
//     taken as a whole and refused as a whole.
//   * A blank line ends a block, unless blank lines stand behind every band (or every row). When
//     that turns out not to be so, the block ended at the first of them.
//   * A remark (comment, title, terminator) always ends a block.
// Cost: linear in the lines looked at, which are N plus frames and gaps.
#include "text/rows.hpp"

#include "text/skip.hpp"
#include "text/symbols.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace nonet::text {

namespace {

/// Collects the rows of one block; a class because the steps share where they are.
class Collector {
  public:
    Collector(const Window& window, const ReadOptions& options, Block& block)
        : window_(window), options_(options), block_(block) {}

    Found run();

  private:
    enum class Step : std::uint8_t { next, stop, more };

    Step take(std::size_t ahead);
    Step take_gap();
    Step take_row(std::size_t ahead, Row row);
    Step first_dashes(std::size_t ahead, std::string_view text) const;
    [[nodiscard]] bool is_frame(std::string_view text) const;
    [[nodiscard]] bool is_gap(std::string_view text) const;
    [[nodiscard]] bool may_have_gaps() const;
    Step check_end(std::size_t ahead);
    void settle_side();
    void forget_gaps();
    Found fewer_rows();
    [[nodiscard]] bool convincing() const;
    [[nodiscard]] std::size_t count() const { return block_.rows.size(); }

    const Window& window_;
    const ReadOptions& options_;
    Block& block_;
    bool after_gap_ = false;
    std::size_t gap_every_ = 0;     ///< rows between blank lines; 0: none seen
    std::size_t lines_to_gap_ = 0;  ///< lines taken before the first gap
    char mark_ = 0;                 ///< the first blank mark that is not 0
};

/// N as the rows so far tell it.
void Collector::settle_side() {
    const auto width = [&](std::size_t i) { return block_.rows[i].cells.size(); };
    block_.side = width(0);
    if (count() >= 3 && width(1) == width(2)) block_.side = width(1);
}

bool is_row_of_dashes(std::string_view text) {
    return text.find_first_not_of('-') == std::string_view::npos;
}

/// A line of frame characters; but nine dashes are an empty row where dashes mark the blanks.
bool Collector::is_frame(std::string_view text) const {
    text = trimmed(text);
    if (!is_frame_line(text)) return false;
    const bool row =
        is_row_of_dashes(text) && !block_.framed && text.size() == block_.side && mark_ == '-';
    return !row;
}

/// Dashes before any row: a frame, unless the next line is as wide and has dashes and symbols.
Collector::Step Collector::first_dashes(std::size_t ahead, std::string_view text) const {
    const Line* next = window_.line(ahead + 1);
    if (next == nullptr) return window_.waiting() ? Step::more : Step::next;
    const std::string_view other = trimmed(next->text);
    const bool row = other.size() == text.size() && other.find('-') != std::string_view::npos &&
                     other.find_first_of("+|") == std::string_view::npos;
    return row ? Step::stop : Step::next;
}

/// A line without anything on it. Tabs alone may be a row of empty fields.
bool Collector::is_gap(std::string_view text) const {
    if (!is_blank_line(text)) return false;
    const auto tabs = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\t'));
    return tabs < 3 || (count() > 0 && tabs + 1 != block_.side);
}

/// Whether a blank line may stand behind the rows so far.
bool Collector::may_have_gaps() const {
    const std::size_t every = gap_every_ == 0 ? count() : gap_every_;
    if (count() % every != 0) return false;
    const BoxShape box = box_for(static_cast<int>(block_.side), options_);
    return every == 1 || every == static_cast<std::size_t>(box.rows);
}

Collector::Step Collector::take_gap() {
    if (count() == 0) return Step::stop;
    if (after_gap_) return Step::next;
    if (!may_have_gaps()) return Step::stop;
    if (gap_every_ == 0) {
        gap_every_ = count();
        lines_to_gap_ = block_.lines;
    }
    after_gap_ = true;
    return Step::next;
}

/// The blank lines were no part of the block: it ended at the first.
void Collector::forget_gaps() {
    if (gap_every_ == 0) return;
    block_.rows.resize(gap_every_);
    block_.lines = lines_to_gap_;
    settle_side();
}

Collector::Step Collector::take(std::size_t ahead) {
    const Line* line = window_.line(ahead);
    if (line == nullptr) {
        if (window_.waiting()) return Step::more;
        block_.input_ended = window_.ended();
        return Step::stop;
    }
    if (line->too_long) return Step::stop;
    const std::string_view text = trimmed(line->text);
    if (is_gap(line->text)) return take_gap();
    if (count() == 0 && is_frame_line(text) && is_row_of_dashes(text)) {
        const Step step = first_dashes(ahead, text);
        if (step != Step::stop) return step;
    } else if (is_frame(text)) {
        return Step::next;
    }
    Row row;
    if (!split_row(*line, options_, row)) return Step::stop;
    return take_row(ahead, std::move(row));
}

Collector::Step Collector::take_row(std::size_t ahead, Row row) {
    const bool expected = count() > 0 && row.cells.size() == block_.side;
    if (!expected && is_remark(row.line->text)) return Step::stop;
    if (!expected && count() > 0 && row.cells.size() < 3) return Step::stop;  // a count, not a row
    if (gap_every_ > 0 && !after_gap_ && count() % gap_every_ == 0) {
        forget_gaps();
        return Step::stop;
    }
    after_gap_ = false;
    for (const CellText& cell : row.cells) {
        const char c = cell.text.size() == 1 ? cell.text[0] : '0';
        if (mark_ == 0 && c != '0' && is_blank_mark(c)) mark_ = c;
    }
    block_.framed = block_.framed || row.kind == RowKind::framed;
    block_.spaced = block_.spaced || row.kind == RowKind::tokens;
    block_.long_cells = block_.long_cells || row.long_cells;
    block_.rows.push_back(std::move(row));
    block_.lines = ahead + 1;
    settle_side();
    return Step::next;
}

/// One row alone may be anything: it must be wide and clean to count as a puzzle's.
bool Collector::convincing() const {
    if (count() != 1) return count() > 1;
    const std::vector<CellText>& cells = block_.rows[0].cells;
    const bool clean = std::all_of(cells.begin(), cells.end(), [](const CellText& cell) {
        return cell.text.size() != 1 || is_blank_mark(cell.text[0]) || is_digit(cell.text[0]);
    });
    return clean && cells.size() >= 4;
}

/// With blank lines inside, the block is whole only when no further row follows at once: otherwise
/// these were fragments, and the last of them belongs to the next block.
Collector::Step Collector::check_end(std::size_t ahead) {
    if (gap_every_ <= 1) return Step::next;
    const Line* next = window_.line(ahead);
    if (next == nullptr) return window_.waiting() ? Step::more : Step::next;
    Row row;
    if (is_blank_line(next->text) || is_frame(next->text) || is_remark(next->text)) {
        return Step::next;
    }
    if (!split_row(*next, options_, row) || row.cells.size() != block_.side) return Step::next;
    return Step::stop;
}

Found Collector::fewer_rows() {
    return convincing() ? Found::error : Found::no;
}

Found Collector::run() {
    for (std::size_t ahead = 0;; ++ahead) {
        const Step step = take(ahead);
        if (step == Step::more) return Found::more;
        if (step == Step::stop) return fewer_rows();
        if (count() == 0 || count() < block_.side) continue;
        const Step end = check_end(ahead + 1);
        if (end == Step::more) return Found::more;
        if (end == Step::stop) {
            forget_gaps();
            return fewer_rows();
        }
        block_.complete = true;
        return Found::puzzle;
    }
}

/// Frames tell the shape of the boxes: S segments a row are S rows a box. Not when each cell has
/// its own segment, or all share one.
std::optional<BoxShape> box_in_frame(const Block& block) {
    const std::size_t segments = block.rows[0].segments;
    if (!block.framed || segments < 2 || segments >= block.side || block.side % segments != 0) {
        return std::nullopt;
    }
    for (const Row& row : block.rows) {
        if (row.segments != segments) return std::nullopt;
    }
    return BoxShape{static_cast<int>(segments), static_cast<int>(block.side / segments)};
}

std::string counted(std::size_t count, const char* noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace

Found collect_block(const Window& window, const ReadOptions& options, Block& block) {
    return Collector(window, options, block).run();
}

bool begins_framed(const Window& window) {
    const std::string_view text = window.line(0)->text;
    if (text.find('|') != std::string_view::npos) return true;
    return is_frame_line(text) && !is_row_of_dashes(trimmed(text));
}

bool find_shape_fault(const Block& block, std::vector<CellText> Row::*cells, Record& record) {
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        const Row& row = block.rows[i];
        const std::size_t width = (row.*cells).size();
        if (width == block.side) continue;
        // The place: the first cell too many, or behind the last one.
        const bool wide = width > block.side;
        const std::string_view cell =
            wide ? (row.*cells)[block.side].text : trimmed(row.line->text);
        const std::size_t at = index_of(*row.line, cell) + (wide ? 0 : cell.size());
        record.error =
            error_at(ErrorCode::wrong_length, *row.line, at,
                     "row " + std::to_string(i + 1) + " has " + counted(width, "cell") + " where " +
                         std::to_string(block.side) + " are expected; correct this row");
        record.error.symbol.clear();
        return true;
    }
    if (block.complete) return false;
    const Line& last = *block.rows.back().line;
    const ErrorCode code = block.input_ended ? ErrorCode::truncated : ErrorCode::wrong_length;
    record.error =
        error_at(code, last, last.text.size(),
                 (block.input_ended ? "the input ends after " : "only ") +
                     counted(block.rows.size(), "row") + " of " + counted(block.side, "cell") +
                     "; add the missing rows, " + std::to_string(block.side) + " make a puzzle");
    record.error.symbol.clear();
    return true;
}

Recognition finish_block(const Block& block, const ReadOptions& options, Record& record) {
    const int side = static_cast<int>(block.side);
    if (find_shape_fault(block, &Row::cells, record)) return {Found::error, block.lines};
    std::vector<CellText> cells;
    cells.reserve(block.side * block.side);
    for (const Row& row : block.rows) {
        cells.insert(cells.end(), row.cells.begin(), row.cells.end());
    }
    ReadOptions shaped = options;
    if (!shaped.box) shaped.box = box_in_frame(block);
    const bool good = decode(side, cells, shaped, record);
    return {good ? Found::puzzle : Found::error, block.lines};
}

}  // namespace nonet::text
