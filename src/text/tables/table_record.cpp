// One record of a table, split into its fields.
//
// The rules are those of RFC 4180: a field may stand in double quotes, which then may enclose the
// separator, line ends, and quotes that are doubled. Spreadsheets and programs keep to it, so one
// thing is refused that others let pass: text behind a closing quote. It is what a lost quote looks
// like, and reading on would shift the columns, or swallow the next rows. A quote inside of an
// unquoted field is an ordinary character. Cost: one pass over the record; the vectors are kept.
#include "text/tables/table_record.hpp"

#include <algorithm>

namespace nonet::text {

namespace {

constexpr std::size_t kMostLines = 64;  ///< of one record: a grid in quotes has 9 to 36

std::string raw_text(const CellText& piece) {
    const std::size_t begin = index_of(*piece.line, piece.text);
    const std::size_t first = byte_index(*piece.line, begin);
    const std::size_t end = byte_index(*piece.line, begin + piece.text.size());
    return std::string(piece.line->raw.substr(first, end - first));
}

}  // namespace

TableRecord::Split TableRecord::fail(std::string_view at, const Line& line) {
    fault_ = {at, &line};
    lines_ = 1;
    return Split::bad_quote;
}

/// A quoted field; `at` is the index of its opening quote, and then behind the closing one.
TableRecord::Split TableRecord::take_quoted(const Window& window, std::size_t ahead,
                                            const Line*& line, std::size_t& at) {
    const std::string_view opening = line->text.substr(at, 1);
    const Line& first = *line;
    ++at;
    std::size_t begin = at;
    while (true) {
        const std::size_t quote = line->text.find('"', at);
        if (quote != std::string_view::npos) {
            at = quote + 1;
            if (at < line->text.size() && line->text[at] == '"') {
                ++at;
                continue;
            }
            pieces_.push_back({trimmed(line->text.substr(begin, quote - begin)), line});
            return Split::good;
        }
        pieces_.push_back({trimmed(line->text.substr(begin)), line});
        if (lines_ == kMostLines) return fail(opening, first);
        const Line* next = window.line(ahead + lines_);
        if (next == nullptr) return window.waiting() ? Split::more : fail(opening, first);
        if (next->too_long) return fail(opening, first);
        ++lines_;
        line = next;
        at = 0;
        begin = 0;
    }
}

TableRecord::Split TableRecord::split(const Window& window, std::size_t ahead, char separator) {
    fields_.clear();
    pieces_.clear();
    lines_ = 1;
    const Line& first = *window.line(ahead);
    const Line* line = &first;
    std::size_t at = 0;
    while (true) {
        Field field{pieces_.size(), 1, false};
        std::size_t begin = at;
        while (begin < line->text.size() && line->text[begin] == ' ') ++begin;
        if (begin < line->text.size() && line->text[begin] == '"') {
            at = begin;
            const Split quoted = take_quoted(window, ahead, line, at);
            if (quoted != Split::good) return quoted;
            field.quoted = true;
            field.count = pieces_.size() - field.first;
            while (at < line->text.size() && line->text[at] == ' ') ++at;
            if (at < line->text.size() && line->text[at] != separator) {
                return fail(first.text.substr(line == &first ? at : first.text.size()), first);
            }
        } else {
            const std::size_t end = std::min(line->text.find(separator, at), line->text.size());
            pieces_.push_back({trimmed(line->text.substr(at, end - at)), line});
            at = end;
        }
        fields_.push_back(field);
        if (at == line->text.size()) return Split::good;
        ++at;
    }
}

std::size_t TableRecord::filled_size() const {
    std::size_t size = fields_.size();
    while (size > 0 && !fields_[size - 1].quoted && text(size - 1).empty()) --size;
    return size;
}

std::string TableRecord::fields_beside(std::size_t field, char separator) const {
    std::string rest;
    bool first = true;
    for (std::size_t i = 0; i < size(); ++i) {
        if (i == field) continue;
        if (!first) rest += separator;
        first = false;
        for (const CellText& piece : pieces(i)) {
            if (&piece != &pieces(i)[0]) rest += ' ';
            rest += raw_text(piece);
        }
    }
    return rest;
}

std::span<const CellText> TableRecord::pieces(std::size_t field) const {
    return std::span(pieces_).subspan(fields_[field].first, fields_[field].count);
}

}  // namespace nonet::text
