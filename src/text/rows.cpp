// A puzzle that stands as N rows on N lines.
//
// The problem: rows come plain, spaced, with commas, with tabs and empty fields, in frames, with
// blanks that are spaces at fixed columns; blocks follow one another with or without a blank line;
// and one bad row must not shift the next puzzle. The ideas:
//   * A row is a list of cell texts, however they were separated. What they mean comes later.
//   * N is the width of the first row, unless the next two rows agree on another: then the first
//     row is the bad one.
//   * A row of the wrong width, or with a foreign symbol, still is a row of its block: the block is
//     taken as a whole and refused as a whole.
//   * A blank line ends a block, unless blank lines stand at every band (or after every row). A
//     remark always ends it.
// Cost: linear in the lines looked at, which are at most N plus frames and gaps.
#include "text/rows.hpp"

#include "text/skip.hpp"
#include "text/symbols.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace nonet::text {

namespace {

constexpr std::size_t kMostCells = kMaxSide;

using Texts = std::vector<std::string_view>;

Texts split_at(std::string_view text, char separator) {
    Texts parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

void append_words(std::string_view text, Texts& words) {
    std::size_t at = 0;
    while (true) {
        while (at < text.size() && is_space(text[at])) ++at;
        if (at == text.size()) return;
        const std::size_t start = at;
        while (at < text.size() && !is_space(text[at])) ++at;
        words.push_back(text.substr(start, at - start));
    }
}

bool is_number_or_mark(std::string_view word) {
    return std::all_of(word.begin(), word.end(), is_digit) ||
           (is_blank_mark(word[0]) && word.find_first_not_of(word[0]) == std::string_view::npos);
}

/// Digits 1 to 9, each at most once, perhaps with the marks that programs set beside them.
bool is_candidate_word(std::string_view word) {
    unsigned seen = 0;
    for (const char c : word) {
        if (std::string_view("*-+^%&()@$#").find(c) != std::string_view::npos) continue;
        if (c < '1' || c > '9' || (seen >> (c - '0') & 1U) != 0) return false;
        seen |= 1U << (c - '0');
    }
    return seen != 0;
}

void add_cells(const Texts& texts, Row& row) {
    for (const std::string_view text : texts) {
        row.cells.push_back({text, row.line});
        if (text.size() > 1) row.long_cells = true;
    }
}

/// Words are cells when all have one character, when there are ten or more numbers of at most two
/// digits, or nine groups of candidates. Otherwise each of their characters is a cell.
void add_words(const Texts& words, Row& row) {
    std::size_t longest = 0;
    for (const std::string_view word : words) longest = std::max(longest, word.size());
    const bool numbers = words.size() >= 10 && longest <= 2 &&
                         std::all_of(words.begin(), words.end(), is_number_or_mark);
    const bool candidates =
        words.size() == 9 && std::all_of(words.begin(), words.end(), is_candidate_word);
    if (longest == 1 || numbers || candidates) {
        if (words.size() > 1 && row.kind != RowKind::framed) row.kind = RowKind::tokens;
        add_cells(words, row);
        return;
    }
    for (const std::string_view word : words) {
        for (std::size_t i = 0; i < word.size(); ++i) {
            row.cells.push_back({word.substr(i, 1), row.line});
        }
    }
}

/// "| 7   6 |       |     6 |": cells stand at every other column of each segment, or for numbers
/// of two digits at every third; blanks are spaces. False when this is not so.
bool add_fixed_columns(const Texts& segments, std::size_t cell_width, Row& row) {
    const std::size_t pitch = cell_width + 1;
    const std::size_t width = segments[0].size();
    if (width % pitch != 1 || width == 1) return false;
    Texts cells;
    for (const std::string_view segment : segments) {
        if (segment.size() != width) return false;
        for (std::size_t i = 0; i < width; i += pitch) {
            if (!is_space(segment[i])) return false;
        }
        for (std::size_t i = 1; i < width; i += pitch) {
            const std::string_view cell = segment.substr(i, cell_width);
            if (!trimmed(cell).empty() && trimmed(cell).find(' ') != std::string_view::npos) {
                return false;
            }
            cells.push_back(trimmed(cell).empty() ? cell.substr(0, 0) : trimmed(cell));
        }
    }
    if (cells.size() > kMostCells || cells.size() < 4) return false;
    if (std::none_of(cells.begin(), cells.end(), [](auto cell) { return cell.empty(); })) {
        return false;  // no blank is a space: the words say the same, or better
    }
    add_cells(cells, row);
    return true;
}

void split_framed(std::string_view text, Row& row) {
    text = trimmed(text);
    if (text.front() == '|') text.remove_prefix(1);
    if (!text.empty() && text.back() == '|') text.remove_suffix(1);
    const Texts segments = split_at(text, '|');
    row.kind = RowKind::framed;
    Texts words;
    for (const std::string_view segment : segments) append_words(segment, words);
    const bool candidates =
        words.size() == 9 && std::all_of(words.begin(), words.end(), is_candidate_word);
    if (!candidates || segments.size() == 9) {
        if (add_fixed_columns(segments, 1, row) || add_fixed_columns(segments, 2, row)) return;
    }
    add_words(words, row);
}

/// Fields between commas or tabs, empty ones being blanks. False when the fields are no cells.
bool split_fields(std::string_view text, char separator, Row& row) {
    Texts fields = split_at(text, separator);
    for (std::string_view& field : fields) {
        field = trimmed(field);
        if (field.size() >= 2 && field.front() == '"' && field.back() == '"') {
            field = trimmed(field.substr(1, field.size() - 2));
        }
        if (field.size() > 2) return false;
    }
    if (fields.size() == 10 && fields.back().empty()) fields.pop_back();  // a final separator
    const std::size_t most = fields.size() > 9 ? 2 : 1;
    for (const std::string_view field : fields) {
        if (field.size() > most) return false;
    }
    row.kind = RowKind::tokens;
    add_cells(fields, row);
    return true;
}

/// At least two thirds of the cells could be cells of a grid as wide as the row.
bool looks_like_cells(const Row& row, const ReadOptions& options) {
    const auto side = static_cast<int>(row.cells.size());
    std::size_t good = 0;
    for (const CellText& cell : row.cells) {
        if (cell.text.empty() || (cell.text.size() > 1 &&
                                  (is_number_or_mark(cell.text) || is_candidate_word(cell.text)))) {
            ++good;
        } else if (cell.text.size() == 1 && is_cell(cell.text[0], side, options)) {
            ++good;
        }
    }
    return good * 3 >= row.cells.size() * 2;
}

bool has_cell(const Row& row) {
    return std::any_of(row.cells.begin(), row.cells.end(),
                       [](const CellText& cell) { return !cell.text.empty(); });
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
    Step take_blank();
    [[nodiscard]] bool is_frame(std::string_view text) const;
    [[nodiscard]] bool gap_fits() const;
    void settle_side();
    [[nodiscard]] bool convincing() const;
    [[nodiscard]] std::size_t count() const { return block_.rows.size(); }

    const Window& window_;
    const ReadOptions& options_;
    Block& block_;
    bool after_gap_ = false;
    std::size_t gap_every_ = 0;  ///< rows between blank lines; 0: none seen
    char mark_ = 0;              ///< the first blank mark that is not 0
};

/// N as the rows so far tell it.
void Collector::settle_side() {
    const auto width = [&](std::size_t i) { return block_.rows[i].cells.size(); };
    std::size_t side = width(0);
    if (count() >= 3 && width(1) == width(2)) side = width(1);
    block_.side = static_cast<int>(side);
    if (options_.box) block_.side = options_.box->side();
}

/// A line of frame characters; but nine dashes are an empty row of a block whose blanks are dashes.
bool Collector::is_frame(std::string_view text) const {
    text = trimmed(text);
    if (!is_frame_line(text)) return false;
    if (text.find_first_not_of(text[0]) != std::string_view::npos || text[0] != '-') return true;
    if (block_.framed) return true;
    if (count() == 0) {
        const Line* next = window_.line(block_.lines + 1);
        if (next == nullptr) return false;
        const std::string_view other = trimmed(next->text);
        return other.size() != text.size() || (other.find('-') == std::string_view::npos);
    }
    return text.size() != static_cast<std::size_t>(block_.side) || mark_ != '-';
}

/// Whether blank lines may stand behind the rows so far.
bool Collector::gap_fits() const {
    const std::size_t every = gap_every_ == 0 ? count() : gap_every_;
    if (count() % every != 0 || count() == 0) return false;
    const BoxShape box = box_for(block_.side, options_);
    return every == 1 || (box.rows > 1 && every == static_cast<std::size_t>(box.rows));
}

Collector::Step Collector::take_blank() {
    if (count() == 0) return Step::stop;
    if (after_gap_) return Step::next;
    if (!gap_fits()) return Step::stop;
    if (gap_every_ == 0) gap_every_ = count();
    after_gap_ = true;
    return Step::next;
}

Collector::Step Collector::take(std::size_t ahead) {
    const Line* line = window_.line(ahead);
    if (line == nullptr) {
        if (window_.waiting()) return Step::more;
        block_.input_ended = true;
        return Step::stop;
    }
    if (line->too_long) return Step::stop;
    if (line->text.find('\t') == std::string_view::npos && is_blank_line(line->text)) {
        return take_blank();
    }
    if (is_frame(line->text)) return Step::next;
    if (count() == 0 && window_.waiting()) return Step::more;
    Row row;
    if (!split_row(*line, options_, row)) return Step::stop;
    const bool expected = count() > 0 && row.cells.size() == static_cast<std::size_t>(block_.side);
    if (!expected && is_remark(line->text)) return Step::stop;
    if (!expected && count() > 0 && row.cells.size() < 3) return Step::stop;
    // Blank lines must come at every band or at none.
    const bool late = gap_every_ > 0 && !after_gap_ && count() % gap_every_ == 0;
    if (late && count() > 0) return Step::stop;
    after_gap_ = false;
    for (const CellText& cell : row.cells) {
        if (mark_ == 0 && cell.text.size() == 1 && cell.text[0] != '0' &&
            is_blank_mark(cell.text[0])) {
            mark_ = cell.text[0];
        }
    }
    block_.framed = block_.framed || row.kind == RowKind::framed;
    block_.long_cells = block_.long_cells || row.long_cells;
    block_.rows.push_back(std::move(row));
    block_.lines = ahead + 1;
    settle_side();
    return Step::next;
}

/// One row alone may be anything; it must be wide enough and clean to count as a puzzle's.
bool Collector::convincing() const {
    if (count() == 0) return false;
    const Row& first = block_.rows[0];
    if (count() > 1) return true;
    const bool clean =
        std::all_of(first.cells.begin(), first.cells.end(), [&](const CellText& cell) {
            return cell.text.size() != 1 || (is_blank_mark(cell.text[0]) || is_digit(cell.text[0]));
        });
    return clean && first.cells.size() >= 4;
}

Found Collector::run() {
    for (std::size_t ahead = 0;; ++ahead) {
        switch (take(ahead)) {
            case Step::more:
                return Found::more;
            case Step::stop:
                return convincing() ? Found::error : Found::no;
            case Step::next:
                break;
        }
        if (count() > 0 && count() == static_cast<std::size_t>(block_.side)) return Found::puzzle;
    }
}

}  // namespace

bool split_row(const Line& line, const ReadOptions& options, Row& row) {
    row.line = &line;
    const std::string_view text = line.text;
    if (text.size() > 1024) return false;
    if (text.find('|') != std::string_view::npos) {
        split_framed(text, row);
    } else if (text.find('\t') != std::string_view::npos && split_fields(text, '\t', row)) {
    } else if (text.find(',') != std::string_view::npos && split_fields(text, ',', row)) {
    } else if (text.find(';') != std::string_view::npos && split_fields(text, ';', row)) {
    } else {
        row.cells.clear();
        row.kind = RowKind::symbols;
        Texts words;
        append_words(text, words);
        add_words(words, row);
    }
    if (row.cells.size() < 2 || row.cells.size() > kMostCells) return false;
    if (!has_cell(row) && row.kind != RowKind::framed &&
        text.find('\t') == std::string_view::npos && text.find(',') == std::string_view::npos) {
        return false;
    }
    return looks_like_cells(row, options);
}

Found collect_block(const Window& window, const ReadOptions& options, Block& block) {
    return Collector(window, options, block).run();
}

bool find_shape_fault(const Block& block, Found found, Record& record) {
    const auto side = static_cast<std::size_t>(block.side);
    const std::string wanted = std::to_string(side);
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        const Row& row = block.rows[i];
        const std::size_t width = row.cells.size();
        if (width == side) continue;
        // The place: the first cell too many, or behind the last one.
        const CellText& cell = width > side ? row.cells[side] : row.cells.back();
        const std::size_t at =
            index_of(*row.line, cell.text) + (width > side ? 0 : cell.text.size());
        record.error = error_at(ErrorCode::wrong_length, *row.line, at,
                                "row " + std::to_string(i + 1) + " has " + std::to_string(width) +
                                    (width == 1 ? " cell" : " cells") + ", the others " + wanted +
                                    "; correct this row");
        record.error.symbol.clear();
        return true;
    }
    if (found == Found::puzzle) return false;
    const Row& last = block.rows.back();
    const std::string rows = std::to_string(block.rows.size()) +
                             (block.rows.size() == 1 ? " row" : " rows") + " of " + wanted +
                             " cells";
    record.error = error_at(block.input_ended ? ErrorCode::truncated : ErrorCode::wrong_length,
                            *last.line, last.line->text.size(),
                            (block.input_ended ? "the input ends after " : "") + rows +
                                "; a block needs " + wanted + " rows: add the missing ones");
    record.error.symbol.clear();
    return true;
}

Recognition finish_block(const Block& block, Found found, const ReadOptions& options,
                         Record& record) {
    if (find_shape_fault(block, found, record)) return {Found::error, block.lines};
    std::vector<CellText> cells;
    for (const Row& row : block.rows) {
        cells.insert(cells.end(), row.cells.begin(), row.cells.end());
    }
    if (!decode(block.side, cells, options, record)) return {Found::error, block.lines};
    return {Found::puzzle, block.lines};
}

}  // namespace nonet::text
