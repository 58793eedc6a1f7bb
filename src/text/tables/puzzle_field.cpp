// A field of a table as a puzzle.
//
// Most tables hold 81 characters there, but quotes may enclose anything that people write for a
// puzzle: rows on lines of their own, numbers with spaces, a list in brackets. So the field is
// first split into the texts of its cells, and decode.cpp does the rest. What spreadsheets do to
// 81 digits is known and told: leading zeros vanish, or all becomes 3.02E+78.
#include "text/tables/puzzle_field.hpp"

#include "text/cells/candidate_run.hpp"
#include "text/cells/cell_runs.hpp"
#include "text/cells/invisible.hpp"
#include "text/cells/plain_cells.hpp"
#include "text/cells/symbols.hpp"
#include "text/rows/row.hpp"

#include <algorithm>
#include <string>

namespace nonet::text {

namespace {

constexpr std::size_t kFewestCells = 16;
constexpr std::size_t kMostSmall = 59;
constexpr CharacterSet kBetweenCells(" \t\v\f,[]\"'");

void add_symbols(const CellText& word, std::vector<CellText>& cells) {
    for (std::size_t i = 0; i < word.text.size(); ++i) {
        cells.push_back({word.text.substr(i, 1), word.line});
    }
}

/// "[0, 0, 3, null]" without its brackets, quotes and the like: an item a cell.
void add_items(const CellText& piece, std::vector<CellText>& cells) {
    static constexpr std::string_view kAround = " \t[](){}\"'";
    std::string_view text = piece.text;
    while (true) {
        const std::size_t end = text.find(',');
        std::string_view item = text.substr(0, end);
        item.remove_prefix(std::min(item.find_first_not_of(kAround), item.size()));
        item = item.substr(0, item.find_last_not_of(kAround) + 1);
        // A line may end with the comma behind its last item.
        const bool behind = end == std::string_view::npos && item.empty() && text != piece.text;
        if (!behind) cells.push_back({item, piece.line});
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

/// Words are cells when they are at most two characters long and make a square; else each of
/// their characters is a cell.
std::vector<CellText> cells_of(std::span<const CellText> pieces) {
    std::vector<CellText> words;
    std::size_t longest = 0;
    const bool list = std::any_of(pieces.begin(), pieces.end(), [](const CellText& piece) {
        return piece.text.find(',') != std::string_view::npos;
    });
    for (const CellText& piece : pieces) {
        if (list) {
            add_items(piece, words);
            continue;
        }
        for (const std::string_view word : split_words(piece.text)) {
            longest = std::max(longest, word.size());
            words.push_back({word, piece.line});
        }
    }
    const bool numbers = longest == 2 && side_of_square(words.size()) >= 4;
    if (list || numbers) return words;
    std::vector<CellText> cells;
    for (const CellText& word : words) add_symbols(word, cells);
    return cells;
}

Error error_in(std::span<const CellText> pieces, ErrorCode code, std::string message) {
    const CellText& piece = pieces[0];
    Error error =
        error_at(code, *piece.line, index_of(*piece.line, piece.text), std::move(message));
    error.symbol.clear();
    return error;
}

bool only_digits(std::span<const CellText> pieces) {
    const std::string_view text = pieces[0].text;
    return pieces.size() == 1 && std::all_of(text.begin(), text.end(), is_digit);
}

Error wrong_count(std::span<const CellText> pieces, std::size_t count) {
    if (count == 0) {
        return error_in(pieces, ErrorCode::wrong_length,
                        "the field of the puzzle is empty; fill it in, or remove the row");
    }
    std::string message = std::to_string(count) + (count == 1 ? " cell in" : " cells in") +
                          " the field of the puzzle, ";
    if (count <= kMostSmall || count > 120) {
        return error_in(pieces, ErrorCode::wrong_length,
                        message + "which make no square board; correct the field");
    }
    message += "but a 9x9 puzzle has 81; ";
    if (count > kCells) {
        message += "remove those too many";
    } else if (only_digits(pieces)) {
        message +=
            "if a spreadsheet took it for a number, its leading zeros are lost: export that "
            "column as text";
    } else {
        message += "add the missing ones, blanks as '.'";
    }
    return error_in(pieces, ErrorCode::wrong_length, std::move(message));
}

/// A field without what Excel keeps a text in: ="...", where the quotes may be doubled, or '... .
CellText undressed(CellText piece) {
    std::string_view& text = piece.text;
    if (text.size() > 1 && text[0] == '=' && text[1] == '"') text.remove_prefix(1);
    while (text.size() > 1 && text.front() == '"' && text.back() == '"')
        text = text.substr(1, text.size() - 2);
    if (!text.empty() && text.front() == '\'') {
        text.remove_prefix(1);
        if (!text.empty() && text.back() == '\'') text.remove_suffix(1);
    }
    return piece;
}

/// The field with the spaces around it, which are blanks where it has 81 characters then.
std::string_view with_spaces(const CellText& piece) {
    const std::string_view text = piece.line->text;
    std::size_t begin = index_of(*piece.line, piece.text);
    std::size_t end = begin + piece.text.size();
    while (begin > 0 && text[begin - 1] == ' ') --begin;
    while (end < text.size() && text[end] == ' ') ++end;
    return text.substr(begin, end - begin);
}

bool read_space_blanks(const CellText& piece, const ReadOptions& options, Record& record) {
    const std::string_view text = with_spaces(piece);
    std::vector<CellText> cells;
    for (std::size_t i = 0; i < text.size(); ++i)
        cells.push_back({text.substr(i, text[i] == ' ' ? 0 : 1), piece.line});
    return decode(9, cells, options, record);
}

}  // namespace

FieldLook look_of(std::span<const CellText> pieces) {
    if (pieces.size() == 1 && has_space_blanks(with_spaces(pieces[0]))) return FieldLook::meant;
    if (pieces.size() == 1 && is_ruined_number(pieces[0].text)) return FieldLook::meant;
    std::size_t cells = 0;
    std::size_t others = 0;
    bool blank = false;
    for (const CellText& piece : pieces) {
        for (const char c : piece.text) {
            if (kBetweenCells.has(c)) continue;
            const bool mark = is_blank_mark(c);
            ++(mark || is_digit(c) ? cells : others);
            blank = blank || mark;
        }
    }
    if (cells < kFewestCells) return FieldLook::other;
    if (cells <= kMostSmall) return others == 0 ? FieldLook::small : FieldLook::other;
    // Letters are cells of bigger boards.
    const bool big = cells + others > 2 * kCells && others < cells * 3;
    if (others * 9 > cells && !big) return FieldLook::other;
    return blank ? FieldLook::meant : FieldLook::full;
}

bool read_puzzle_field(std::span<const CellText> pieces, const ReadOptions& options,
                       Record& record) {
    CellText single;
    if (pieces.size() == 1) {
        if (has_space_blanks(with_spaces(pieces[0])))
            return read_space_blanks(pieces[0], options, record);
        single = undressed(pieces[0]);
        pieces = {&single, 1};
        if (is_ruined_number(single.text)) {
            record.error = error_in(pieces, ErrorCode::wrong_length, std::string(kRuined));
            record.error.symbol = std::string(single.text);
            return false;
        }
        if (read_usual_cells(*single.line, single.text, options, record)) return true;
        if (single.text.size() == kCandidateRun && begins_with_candidates(single.text)) {
            return read_candidate_run(*single.line, index_of(*single.line, single.text), record);
        }
    }
    const std::vector<CellText> cells = cells_of(pieces);
    const int side = side_of_square(cells.size());
    if (side < 4) {
        record.error = wrong_count(pieces, cells.size());
        blame_invisible(pieces, record.error);
        return false;
    }
    const bool good = decode(side, cells, options, record);
    if (!good) blame_invisible(pieces, record.error);
    return good;
}

}  // namespace nonet::text
