// One line as a row of cells.
//
// The problem: rows come plain, spaced, with commas, with tabs and empty fields, in frames, with
// numbers of two digits, with groups of candidates, with blanks that are spaces at fixed columns.
// The idea: however the cells are separated, a row becomes a list of cell texts; what they mean is
// decided later, over all rows (decode.cpp). Where white space may separate cells ("0 1 0") or only
// boxes ("..1 32. 6.."), the number and the length of the words decide, and where they leave it
// open (a 10 among nine numbers, "1 2 10 4 …") the other rows of the block: fit_row. A cell that
// nobody can read must not cost the row: it stays a cell, and the reading of the block names it.
// But a row below a block is taken for a part of it, so words alone are never enough to make prose
// a row.
#include "text/rows/row.hpp"

#include "text/cells/symbols.hpp"

#include <nonet/board.hpp>

#include <algorithm>

namespace nonet::text {

namespace {

constexpr std::size_t kMostCells = kMaxSide;
constexpr std::size_t kLongestRow = 1024;  ///< characters; 36 cells never need more

using Texts = std::vector<std::string_view>;

bool is_number_or_mark(std::string_view word) {
    return std::all_of(word.begin(), word.end(), is_digit) ||
           (is_blank_mark(word[0]) && word.find_first_not_of(word[0]) == std::string_view::npos);
}

void add_cells(const Texts& texts, Row& row) {
    for (const std::string_view text : texts) {
        row.cells.push_back({text, row.line});
        if (text.size() > 1) row.long_cells = true;
    }
}

bool has_digit(std::string_view word) {
    return std::any_of(word.begin(), word.end(), is_digit);
}

/// Words are cells when all have one character, when there are ten or more numbers of at most two
/// digits, or nine groups of candidates. Otherwise each of their characters is a cell, unless that
/// makes too many.
void add_words(const Texts& words, Row& row) {
    std::size_t longest = 0;
    std::size_t total = 0;
    for (const std::string_view word : words) {
        longest = std::max(longest, word.size());
        total += word.size();
        row.words.push_back({word, row.line});
    }
    const bool numbers = words.size() >= 10 && longest <= 2 &&
                         std::all_of(words.begin(), words.end(), is_number_or_mark);
    if (longest == 1 || numbers || is_row_of_groups(words) || total > kMostCells) {
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

/// The cells of one segment of a frame, at fixed columns; false when it has another form.
bool add_columns(std::string_view segment, std::size_t cell_width, Texts& cells) {
    const std::size_t pitch = cell_width + 1;
    for (std::size_t i = 0; i < segment.size(); i += pitch) {
        if (!is_space(segment[i])) return false;
    }
    for (std::size_t i = 1; i < segment.size(); i += pitch) {
        const std::string_view place = segment.substr(i, cell_width);
        const std::string_view cell = trimmed(place);
        cells.push_back(cell.empty() ? place.substr(0, 0) : cell);
    }
    return true;
}

/// "| 7   6 |       |     6 |": cells stand at every other column of each segment, or for numbers
/// of two digits at every third, and blanks are spaces. False when this is not so.
bool add_fixed_columns(const Texts& segments, std::size_t cell_width, Row& row) {
    const std::size_t width = segments[0].size();
    if (width == 1 || width % (cell_width + 1) != 1) return false;
    Texts cells;
    for (const std::string_view segment : segments) {
        if (segment.size() != width || !add_columns(segment, cell_width, cells)) return false;
    }
    if (cells.size() < 4 || cells.size() > kMostCells) return false;
    // Without a blank that is a space, the words say the same, or better.
    if (std::none_of(cells.begin(), cells.end(), [](auto cell) { return cell.empty(); })) {
        return false;
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
    row.segments = segments.size();
    Texts words;
    for (const std::string_view segment : segments) {
        for (const std::string_view word : split_words(segment)) words.push_back(word);
    }
    if (!is_row_of_groups(words) &&
        (add_fixed_columns(segments, 1, row) || add_fixed_columns(segments, 2, row))) {
        return;
    }
    add_words(words, row);
}

/// Whether fields of which some are too long for a cell are meant as cells: groups of candidates,
/// or numbers of which one or two are wrong. As many digits as nearly a whole puzzle has are one,
/// in rows.
bool are_meant_as_cells(const Texts& fields, std::size_t longest) {
    constexpr std::size_t kFewest = 4;
    constexpr std::size_t kMostDigits = 70;
    std::size_t total = 0;
    std::size_t good = 0;
    for (const std::string_view field : fields) {
        total += field.size();
        if (field.size() <= longest || is_candidate_word(field)) {
            ++good;
        } else if (!has_digit(field)) {
            return false;
        }
    }
    return fields.size() >= kFewest && total < kMostDigits && good * 3 >= fields.size() * 2;
}

/// Fields between commas, semicolons or tabs, empty ones being blanks. False when the fields are
/// no cells.
bool split_fields(std::string_view text, char separator, Row& row) {
    if (text.find(separator) == std::string_view::npos) return false;
    Texts fields = split_at(text, separator);
    for (std::string_view& field : fields) field = unquoted(field);
    row.final_separator = fields.size() == 10 && fields.back().empty();
    if (row.final_separator) fields.pop_back();
    const std::size_t longest = fields.size() > 9 ? 2 : 1;
    const bool fit = std::all_of(fields.begin(), fields.end(),
                                 [&](auto field) { return field.size() <= longest; });
    if (!fit && !are_meant_as_cells(fields, longest)) return false;
    row.kind = RowKind::tokens;
    add_cells(fields, row);
    row.words = row.cells;
    return true;
}

bool is_plausible(const CellText& cell, int side, const ReadOptions& options) {
    if (cell.text.empty()) return true;
    if (cell.text.size() == 1) return is_cell(cell.text[0], side, options);
    return is_number_or_mark(cell.text) || is_candidate_word(cell.text);
}

/// Up to side 9 two thirds of the cells must be plausible; above, where letters are plausible too
/// and so much prose is, nine in ten.
bool looks_like_cells(const Row& row, const ReadOptions& options) {
    const auto side = static_cast<int>(row.cells.size());
    const auto good = static_cast<std::size_t>(
        std::count_if(row.cells.begin(), row.cells.end(),
                      [&](const CellText& cell) { return is_plausible(cell, side, options); }));
    return side <= 9 ? good * 3 >= row.cells.size() * 2 : good * 10 >= row.cells.size() * 9;
}

}  // namespace

std::vector<std::string_view> split_at(std::string_view text, char separator) {
    Texts parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> split_words(std::string_view text) {
    Texts words;
    std::size_t at = 0;
    while (true) {
        while (at < text.size() && is_space(text[at])) ++at;
        if (at == text.size()) return words;
        const std::size_t start = at;
        while (at < text.size() && !is_space(text[at])) ++at;
        words.push_back(text.substr(start, at - start));
    }
}

bool is_candidate_word(std::string_view word) {
    unsigned seen = 0;
    for (const char c : word) {
        if (kCandidateMarks.find(c) != std::string_view::npos) continue;
        if (c < '1' || c > '9' || ((seen >> (c - '0')) & 1U) != 0) return false;
        seen |= 1U << (c - '0');
    }
    return seen != 0;
}

bool is_row_of_groups(std::span<const std::string_view> words) {
    constexpr std::size_t kFewestGood = 6;
    if (words.size() != 9) return false;
    std::size_t good = 0;
    std::size_t longer = 0;
    for (const std::string_view word : words) {
        if (is_candidate_word(word)) {
            ++good;
            if (word.size() > 1) ++longer;
        } else if (word.size() > 1 && !has_digit(word)) {
            return false;
        }
    }
    if (good == words.size()) return true;
    const bool mixed = std::any_of(words.begin(), words.end(),
                                   [&](auto word) { return word.size() != words[0].size(); });
    return mixed && longer > 0 && good >= kFewestGood;
}

void fit_row(Row& row, std::size_t side) {
    if (row.cells.size() == side || row.words.size() != side) return;
    row.cells = row.words;
    row.long_cells = true;
    if (row.kind == RowKind::symbols) row.kind = RowKind::tokens;
}

bool split_row(const Line& line, const ReadOptions& options, Row& row) {
    const std::string_view text = line.text;
    if (text.size() > kLongestRow) return false;
    row.line = &line;
    if (text.find('|') != std::string_view::npos) {
        split_framed(text, row);
    } else if (!split_fields(text, '\t', row) && !split_fields(text, ',', row) &&
               !split_fields(text, ';', row)) {
        add_words(split_words(text), row);
    }
    if (row.cells.size() < 2 || row.cells.size() > kMostCells) return false;
    return looks_like_cells(row, options);
}

}  // namespace nonet::text
