// A table with one puzzle a row, as a document.
//
// It remembers one thing: the column. Rows that are plain (no quote, 81 characters in the column)
// are read without splitting them, since tables hold millions; all others are split with care. A
// row with more or fewer fields than the header is refused, because its columns may have shifted,
// or because a lost line end has put the next row behind it. Where the puzzle is a full grid the
// other fields are asked, too (table_checks.cpp). A bad row is an error and nothing more: the
// column stays. The table ends at a header, or behind a blank line where no row follows; what is no
// row there is left to the other formats.
#include "text/tables/table_document.hpp"

#include "text/skip.hpp"
#include "text/tables/puzzle_field.hpp"
#include "text/tables/table_checks.hpp"

#include <algorithm>
#include <string>

namespace nonet::text {

namespace {

/// Lines that may stand among the rows: # comments, and what programs print at the end.
bool is_note(std::string_view text, bool row_shaped) {
    text = trimmed(text);
    if (text[0] == '#' || text[0] == '%' || text.substr(0, 2) == "//") return is_remark(text);
    return is_frame_line(text) || (!row_shaped && is_remark(text));
}

}  // namespace

TableDocument::TableDocument(const TableLayout& layout, const ReadOptions& options)
    : layout_(layout), options_(options), plain_(is_usual(options) && !layout.other) {}

/// The fast path.
bool TableDocument::read_plain_row(const Line& line, Record& record) const {
    const std::string_view text = line.text;
    std::size_t at = 0;
    for (std::size_t i = 0; i < layout_.column; ++i) {
        at = text.find(layout_.separator, at) + 1;
        if (at == 0) return false;
    }
    const std::size_t end = at + kCells;
    if (end > text.size() || (end < text.size() && text[end] != layout_.separator)) return false;
    Grid grid;
    char mark = 0;
    const PlainCells cells = read_plain_cells(text.substr(at), grid, mark);
    if (cells == PlainCells::no) return false;
    if (cells == PlainCells::full && layout_.columns > 1) return false;
    if (text.find('"') != std::string_view::npos) return false;
    const auto fields =
        static_cast<std::size_t>(std::count(text.begin(), text.end(), layout_.separator)) + 1;
    if (layout_.columns > 0 && fields != layout_.columns) return false;
    record.puzzle.position = grid;
    record.puzzle.place = place_at(line, at);
    note_cut_number(text.substr(at, kCells), record.puzzle);
    std::string& rest = record.puzzle.rest;
    if (at > 0) rest = line.raw.substr(0, byte_index(line, at));
    if (end < text.size()) {
        rest += raw_from(line, end + 1);
    } else if (at > 0) {
        rest.pop_back();
    }
    while (!rest.empty() && is_space(rest.back())) rest.pop_back();
    return true;
}

bool TableDocument::fits() const {
    if (layout_.column >= record_.size()) return false;
    if (layout_.columns == 0) return true;
    return record_.size() >= layout_.columns && record_.filled_size() <= layout_.columns;
}

/// What the line is whose fields are in record_, and which is no puzzle at first sight.
TableDocument::Kind TableDocument::judge_line(const Window& window) const {
    const std::string_view text = window.line(0)->text;
    const bool shaped = layout_.columns > 1 && record_.size() >= layout_.columns;
    const FieldLook look = layout_.column < record_.size() ? look_of(record_.pieces(layout_.column))
                                                           : FieldLook::other;
    if (look == FieldLook::other) {
        TableLayout other;
        const Found header = find_table_header(window, other);
        if (header != Found::no) return header == Found::more ? Kind::more : Kind::end;
        const std::string_view field =
            layout_.column < record_.size() ? record_.text(layout_.column) : std::string_view();
        const bool names = !field.empty() && is_letter(field[0]) && is_table_header(text);
        if (names || is_note(text, shaped)) return Kind::note;
    }
    // Under a single name stand lines of all kinds, which the other formats know better.
    const bool line = layout_.columns == 1 && !record_.quoted(0);
    if (line || (after_blank_ && (look == FieldLook::other || !fits()))) return Kind::end;
    return Kind::row;
}

Found TableDocument::read_row(const Window& window, Record& record) {
    if (!fits()) {
        const Line& line = *window.line(0);
        const bool few = record_.size() < layout_.columns;
        const std::size_t at =
            few ? line.text.size()
                : index_of(*record_.pieces(layout_.columns)[0].line, record_.text(layout_.columns));
        record.error =
            error_at(ErrorCode::wrong_length, line, at,
                     std::to_string(record_.size()) + (record_.size() == 1 ? " field" : " fields") +
                         " where the header has " +
                         std::to_string(std::max(layout_.columns, layout_.column + 1)) +
                         ": the columns may have shifted; correct the row");
        record.error.symbol.clear();
        return Found::error;
    }
    if (!read_puzzle_field(record_.pieces(layout_.column), options_, record)) return Found::error;
    const bool full = layout_.columns > 1 && is_full_grid(record.puzzle.position);
    if (full && !accept_full_grid(record_, layout_.column, record)) return Found::error;
    if (layout_.other) note_other_puzzle(record_, layout_.column, *layout_.other, options_, record);
    record.puzzle.rest = record_.fields_beside(layout_.column, layout_.separator);
    return Found::puzzle;
}

/// A quote without its partner: the record ends with its line.
Found TableDocument::refuse_quotes(Record& record) const {
    const CellText& fault = record_.fault();
    record.error = error_at(ErrorCode::bad_symbol, *fault.line, index_of(*fault.line, fault.text),
                            "the quotes of this row do not match; enclose a field in one pair of "
                            "quotes, and double those inside it");
    return Found::error;
}

/// The next line is not plain. `lines`: how many lines the answer takes; with Found::no and lines,
/// they gave nothing.
Found TableDocument::read_line(const Window& window, Record& record, std::size_t& lines) {
    const Line& line = *window.line(0);
    lines = 1;
    if (is_blank_line(line.text)) {
        after_blank_ = true;
        return Found::no;
    }
    const TableRecord::Split split = record_.split(window, 0, layout_.separator);
    if (split == TableRecord::Split::more) return Found::more;
    if (split == TableRecord::Split::bad_quote) {
        const bool row =
            layout_.columns == 1 || line.text.find(layout_.separator) != line.text.npos;
        if (row || !after_blank_) return refuse_quotes(record);
        lines = 0;
        return Found::no;
    }
    switch (judge_line(window)) {
        case Kind::more:
            return Found::more;
        case Kind::end:
            lines = 0;
            return Found::no;
        case Kind::note:
            return Found::no;
        case Kind::row:
            break;
    }
    lines = record_.lines();
    after_blank_ = false;
    return read_row(window, record);
}

Found TableDocument::next(LineSupplier& input, Record& record) {
    const Window window(input);
    while (true) {
        const Line* line = window.line(0);
        if (line == nullptr) return window.waiting() ? Found::more : Found::no;
        if (plain_ && read_plain_row(*line, record)) {
            after_blank_ = false;
            input.consume(1);
            return Found::puzzle;
        }
        if (line->too_long) return Found::no;  // the reader says so
        std::size_t lines = 0;
        const Found found = read_line(window, record, lines);
        if (found == Found::more) return found;
        input.consume(lines);
        if (found != Found::no || lines == 0) return found;
    }
}

}  // namespace nonet::text
