// A puzzle that stands as N rows on N lines.
//
// The problem: blocks follow one another with or without a blank line, some have frames or blank
// lines between their bands, and one bad row must not shift the next puzzle. The rules:
//   * N is the width of the first row, unless the next two rows agree on another: then the first
//     row is the bad one.
//   * A row of the wrong width, or with a foreign symbol, still is a row of its block: the block is
//     taken as a whole and refused as a whole. Where only its words are N, they are its cells: a 10
//     among the numbers of a 9x9 puzzle is a wrong cell, not one too many.
//   * A blank line ends a block, unless blank lines stand behind every band (or every row). When
//     that turns out not to be so, the block ended at the first of them.
//   * A remark (comment, title, terminator) always ends a block, and so do two frame lines.
//   * A line of two rows, whose line end was lost, counts as two.
//   * Rows that follow a block at once must make up whole puzzles (run.cpp). If not, a row was lost
//     or doubled somewhere, nobody knows where, and none of these puzzles is believed.
// Cost: linear in the lines looked at: N, frames and gaps, and the rest of the run.
#include "text/rows/rows.hpp"

#include "text/cells/symbols.hpp"
#include "text/rows/run.hpp"
#include "text/skip.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace nonet::text {

namespace {

/// The parts between the + of a frame line.
std::size_t parts_of_border(std::string_view text) {
    std::size_t parts = 0;
    bool inside = false;
    for (const char c : text) {
        if (c != '+' && !inside) ++parts;
        inside = c != '+';
    }
    return parts;
}

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
    [[nodiscard]] bool may_have_gaps() const;
    Step check_end(std::size_t ahead);
    void settle_side();
    void forget_gaps();
    Found fewer_rows();
    [[nodiscard]] bool convincing() const;
    Found complete(std::size_t behind);
    [[nodiscard]] std::size_t count() const { return count_; }

    const Window& window_;
    const ReadOptions& options_;
    Block& block_;
    bool after_gap_ = false;
    std::size_t gap_every_ = 0;     ///< rows between blank lines; 0: none seen
    std::size_t lines_to_gap_ = 0;  ///< lines taken before the first gap
    char mark_ = 0;                 ///< the first blank mark that is not 0
    bool after_frame_ = false;
    std::size_t count_ = 0;  ///< rows, a line of two counted as two
};

/// N as the rows so far tell it, and how many rows they are.
void Collector::settle_side() {
    const auto width = [&](std::size_t i) { return block_.rows[i].cells.size(); };
    block_.side = width(0);
    if (block_.rows.size() >= 3 && width(1) == width(2)) block_.side = width(1);
    count_ = 0;
    for (Row& row : block_.rows) {
        fit_row(row, block_.side);
        count_ += rows_on_line(row.cells.size(), block_.side);
        block_.framed = block_.framed || row.kind == RowKind::framed;
        block_.spaced = block_.spaced || row.kind == RowKind::tokens;
        block_.long_cells = block_.long_cells || row.long_cells;
    }
}

/// A line of frame characters; but nine dashes are an empty row where dashes mark the blanks.
bool Collector::is_frame(std::string_view text) const {
    text = trimmed(text);
    return is_frame_line(text) &&
           !is_blank_row_of_dashes(text, block_.framed ? 0 : block_.side, mark_);
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
    if (is_gap(line->text, count() > 0 ? block_.side : 0)) return take_gap();
    if (count() == 0 && is_frame_line(text) && is_row_of_dashes(text)) {
        const Step step = first_dashes(ahead, text);
        if (step != Step::stop) return step;
    } else if (is_frame(text)) {
        const bool closing = after_frame_ && count() > 0;
        after_frame_ = true;
        if (text.find('+') != std::string_view::npos) block_.border_parts = parts_of_border(text);
        return closing ? Step::stop : Step::next;
    }
    after_frame_ = false;
    Row row;
    if (!split_row(*line, options_, row)) return Step::stop;
    return take_row(ahead, std::move(row));
}

Collector::Step Collector::take_row(std::size_t ahead, Row row) {
    if (count() > 0) fit_row(row, block_.side);
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
    if (!split_row(*next, options_, row)) return Step::next;
    fit_row(row, block_.side);
    return row.cells.size() == block_.side ? Step::stop : Step::next;
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
        return complete(ahead + 1);
    }
}

/// N rows are there, and the lines from `behind` on follow them.
Found Collector::complete(std::size_t behind) {
    const bool bars = std::all_of(block_.rows.begin(), block_.rows.end(),
                                  [](const Row& row) { return row.kind == RowKind::framed; });
    const RunShape shape{block_.side, gap_every_ > 0, bars, mark_};
    const RestOfRun rest = rest_of_run(window_, options_, behind, shape);
    if (rest.waiting) return Found::more;
    block_.complete = true;
    block_.rows_behind = rest.rows;
    block_.torn = rest.torn;
    return Found::puzzle;
}

/// Frames tell the shape of the boxes: S parts a row are S rows a box, unless each cell has its own
/// part, or all share one. False, with record.error, when they tell of unusual boxes but not in
/// every row: then one row may be damaged as well.
bool find_box(const Block& block, std::optional<BoxShape>& box, Record& record) {
    const auto told_by = [&](std::size_t parts) -> std::optional<BoxShape> {
        if (parts < 2 || parts >= block.side || block.side % parts != 0) return std::nullopt;
        return BoxShape{static_cast<int>(parts), static_cast<int>(block.side / parts)};
    };
    const BoxShape usual = usual_box(static_cast<int>(block.side));
    const auto unusual = [&](std::size_t parts) {
        const auto told = told_by(parts);
        return told && *told != usual;
    };
    std::size_t parts = unusual(block.border_parts) ? block.border_parts : 0;
    for (const Row& row : block.rows) {
        if (unusual(row.segments)) parts = row.segments;
    }
    if (parts == 0) return true;
    box = told_by(parts);
    const auto odd = std::find_if(block.rows.begin(), block.rows.end(),
                                  [&](const Row& row) { return row.segments != parts; });
    if (odd == block.rows.end() && (block.border_parts < 2 || block.border_parts == parts)) {
        return true;
    }
    const Row& row = odd == block.rows.end() ? block.rows[0] : *odd;
    record.error = error_at(ErrorCode::bad_shape, *row.line, 0,
                            "the frame does not cut all rows into the same boxes; correct it, or "
                            "give --box");
    record.error.symbol.clear();
    return false;
}

std::string counted(std::size_t count, const char* noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

/// True, with record.error, when a separator at the end of a row may as well be one too many inside
/// of it, since it is alone and fields are empty.
bool find_odd_separator(const Block& block, Record& record) {
    const auto final = [](const Row& row) { return row.final_separator; };
    const auto count = std::count_if(block.rows.begin(), block.rows.end(), final);
    const bool empty = std::any_of(block.rows.begin(), block.rows.end(), [](const Row& row) {
        return std::any_of(row.cells.begin(), row.cells.end(),
                           [](const CellText& cell) { return cell.text.empty(); });
    });
    if (!empty || count == 0 || static_cast<std::size_t>(count) == block.rows.size()) return false;
    const Row& odd = *std::find_if(block.rows.begin(), block.rows.end(), final);
    record.error = error_at(ErrorCode::wrong_length, *odd.line, odd.line->text.size(),
                            "this row has a separator more than others; remove the one too many");
    record.error.symbol.clear();
    return true;
}

/// True, with record.error, for ".." or "00" as a cell up to side 9, where nobody pads numbers: one
/// too many, or two cells that lost what separated them.
bool find_glued_blanks(const Block& block, Record& record) {
    if (block.side > 9 || !block.long_cells) return false;
    for (const Row& row : block.rows) {
        for (const CellText& cell : row.cells) {
            if (cell.text.size() < 2 || !is_blank_mark(cell.text[0])) continue;
            if (cell.text.find_first_not_of(cell.text[0]) != std::string_view::npos) continue;
            record.error =
                error_at(ErrorCode::bad_symbol, *cell.line, index_of(*cell.line, cell.text),
                         "'" + std::string(cell.text) +
                             "' is too long for one blank cell; correct this row");
            record.error.symbol = std::string(cell.text);
            return true;
        }
    }
    return false;
}

/// True, with record.error, when the rows behind the block make up no whole puzzles.
bool find_torn_run(const Block& block, Record& record) {
    if (!block.torn) return false;
    const Line& first = *block.rows[0].line;
    record.error =
        error_at(ErrorCode::wrong_length, first, 0,
                 counted(block.side + block.rows_behind, "row") +
                     " follow one another from here, which are no whole puzzles of " +
                     counted(block.side, "row") + " of " + counted(block.side, "cell") +
                     ": one is missing or too many; correct them, or put a blank line between the "
                     "puzzles");
    record.error.symbol.clear();
    return true;
}

}  // namespace

bool Block::has_candidates() const {
    if (side != 9 || !long_cells) return false;
    std::size_t groups = 0;
    std::size_t blanks = 0;
    for (const Row& row : rows) {
        for (const CellText& cell : row.cells) {
            if (cell.text.size() > 1 && is_candidate_word(cell.text)) ++groups;
            if (cell.text.empty() || is_blank_mark(cell.text[0])) ++blanks;
        }
    }
    return groups > blanks;
}

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
    if (find_odd_separator(block, record)) return true;
    if (block.complete) return find_torn_run(block, record);
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
    if (find_glued_blanks(block, record)) return {Found::error, block.lines};
    std::vector<CellText> cells;
    cells.reserve(block.side * block.side);
    for (const Row& row : block.rows) {
        cells.insert(cells.end(), row.cells.begin(), row.cells.end());
    }
    ReadOptions shaped = options;
    if (!shaped.box && !find_box(block, shaped.box, record)) return {Found::error, block.lines};
    const bool good = decode(side, cells, shaped, record);
    return {good ? Found::puzzle : Found::error, block.lines};
}

}  // namespace nonet::text
