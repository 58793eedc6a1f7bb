// Tables: CSV, tab-separated values, and lists with one puzzle a line.
//
// A record is cut at its line end, fields keep their quotes, and nothing is forgotten, so that a
// row can be handed on byte by byte. A record with more or fewer fields than the header is an
// error, since its columns may have shifted. Most rows have no quote at all and are split by two
// searches.
#include "dataset/cell_style.hpp"
#include "dataset/csv_field.hpp"
#include "dataset/kind_table.hpp"
#include "dataset/table_layout.hpp"

#include <algorithm>
#include <string>

namespace nonet::dataset {

namespace {

Error error_at(const Record& record, ErrorCode code, std::string message) {
    return {code, record.place, {}, std::move(message)};
}

class TableCutter final : public Cutter {
  public:
    TableCutter(const Layout& layout, LookAhead& input) : layout_(layout), input_(input) {}

    Event next(Record& record) override {
        while (true) {
            const bool nothing = input_.bytes().empty();
            if (nothing && input_.ended())
                return input_.state() == LookAhead::State::failed ? Event::failed : Event::end;
            const RecordEnd end = record_end(input_.bytes(), layout_.separator, input_.ended());
            if (nothing || end.state == RecordEnd::State::more) {
                if (input_.more() == LookAhead::State::paused) return Event::pause;
                continue;
            }
            if (take(end, record)) return Event::record;
        }
    }

  private:
    /// False for what is no record.
    bool take(const RecordEnd& end, Record& record) {
        if (!begun_) {
            begun_ = true;
            const std::size_t preface = size_of_preface(input_.bytes());
            input_.consume(preface);
            if (preface > 0) return false;
        }
        const std::string_view text = input_.bytes().substr(0, end.length);
        const bool comment = text.starts_with('#') && is_comment(text);
        const bool header = !layout_.header.empty() && !header_seen_ && text == layout_.header;
        header_seen_ = header_seen_ || header;
        if (header || comment || is_no_record(text)) {
            input_.consume(end.size);
            return false;
        }
        record.text = text;
        record.place = input_.place();
        if (end.state == RecordEnd::State::bad_quote) {
            record.error = error_at(record, ErrorCode::bad_symbol,
                                    "the quotes of this row do not match; enclose a field in one "
                                    "pair of quotes, and double those inside it");
        }
        input_.consume(end.size);
        return true;
    }

    [[nodiscard]] bool is_comment(std::string_view text) const {
        if (layout_.header.empty()) return true;
        const auto separators = std::count(text.begin(), text.end(), layout_.separator);
        return static_cast<std::size_t>(separators) + 1 < layout_.columns;
    }

    const Layout& layout_;
    LookAhead& input_;
    bool begun_ = false;
    bool header_seen_ = false;
};

std::unique_ptr<Cutter> open(const Layout& layout, const Options& /*options*/, LookAhead& input,
                             ByteSource* /*answers*/) {
    return std::make_unique<TableCutter>(layout, input);
}

/// More fields than the header has are right where those too many are empty.
bool has_right_size(const Layout& layout, const Entry& entry) {
    if (layout.columns == 0) return true;
    if (entry.values.size() < layout.columns) return false;
    for (std::size_t i = layout.columns; i < entry.values.size(); ++i) {
        if (entry.values[i].size > 0) return false;
    }
    return true;
}

void read_answer(const Layout& layout, const Options& options, const Record& record, Entry& entry) {
    if (!layout.solution || *layout.solution >= entry.values.size()) return;
    std::string room;
    const Span span = entry.values[*layout.solution];
    const std::string_view text = field_text(span.of(record.text), room);
    if (text.empty()) return;
    entry.answer_value = *layout.solution;
    std::string note;
    Result<Position> answer = read_cells(text, options.read, note);
    if (answer)
        entry.answer = std::move(*answer);
    else
        entry.answer_problem = answer.error().message;
}

/// Splits the record. False, with an error, when its columns cannot be trusted.
bool split(const Layout& layout, const Record& record, Entry& entry) {
    split_fields(record.text, layout.separator, entry.values);
    const std::size_t fields = entry.values.size();
    if (!has_right_size(layout, entry)) {
        entry.error = error_at(record, ErrorCode::wrong_length,
                               std::to_string(fields) + " fields where the header has " +
                                   std::to_string(layout.columns) +
                                   ": the columns may have shifted; correct the row");
        // Too few can be filled up; of too many nobody knows to which columns they belong.
        if (fields > layout.columns) entry.values.clear();
        return false;
    }
    if (layout.puzzle < fields) return true;
    entry.error =
        error_at(record, ErrorCode::wrong_length,
                 "no puzzle in column " + std::to_string(layout.puzzle + 1) +
                     ", since the row has " + std::to_string(fields) + "; correct the row");
    return false;
}

void understand_row(const Layout& layout, const Options& options, const Record& record,
                    Entry& entry) {
    if (record.error || !split(layout, record, entry)) return;
    std::string room;
    const Span span = entry.values[layout.puzzle];
    const std::string_view text = field_text(span.of(record.text), room);
    entry.puzzle_value = layout.puzzle;
    Result<Position> puzzle = read_cells(text, options.read, entry.note);
    if (!puzzle) {
        Error error = puzzle.error();
        error.place = record.place;
        error.place.column += span.begin;
        if (text.empty())
            error.message = "the field of the puzzle is empty; fill it in, or remove the row";
        entry.error = std::move(error);
        return;
    }
    entry.puzzle = std::move(*puzzle);
    read_answer(layout, options, record, entry);
}

}  // namespace

const KindRow kTableKind = {
    .info = {Kind::table, "table",
             "CSV, tab-separated values and the like, down to one puzzle a line"},
    .look = look_at_table,
    .open = open,
    .understand = understand_row,
};

}  // namespace nonet::dataset
