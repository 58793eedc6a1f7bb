// Tables with a header: CSV as datasets, spreadsheets and programs write it.
//
// The header tells the column of the puzzles (table_header.cpp), and the rows are read with that
// knowledge (table_document.cpp). Rows without a header need no document: the formats line and
// labelled find the puzzle in each. With --from csv they are taken for rows here, too.
#include "text/formats/formats.hpp"
#include "text/tables/puzzle_field.hpp"
#include "text/tables/table_checks.hpp"
#include "text/tables/table_document.hpp"
#include "text/tables/table_header.hpp"
#include "text/tables/table_record.hpp"

#include <nonet/text.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::text::formats {

namespace {

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    TableLayout layout;
    const Found found = find_table_header(window, layout);
    if (found != Found::puzzle) return {found};
    return {Found::puzzle, 1, std::make_unique<TableDocument>(layout, options)};
}

/// The field of a row without a header that holds the puzzle: the first with a blank, else the
/// first full one.
std::optional<std::size_t> find_field(const TableRecord& row) {
    std::optional<std::size_t> full;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const FieldLook look = look_of(row.pieces(i));
        if (look == FieldLook::meant) return i;
        if (look == FieldLook::full && !full) full = i;
    }
    return full;
}

void note_further_puzzles(const TableRecord& row, std::size_t field, const ReadOptions& options,
                          Record& record) {
    for (std::size_t i = field + 1; i < row.size() && record.puzzle.note.empty(); ++i)
        note_other_puzzle(row, field, i, options, record);
}

/// A row without a header, which only --from csv makes a row of a table.
Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (options.from != "csv") return {};
    constexpr std::string_view kSeparators = ",;\t|";
    const std::string_view text = window.line(0)->text;
    const bool single = text.find_first_of(kSeparators) == std::string_view::npos;
    for (const char separator : kSeparators) {
        if (!single && text.find(separator) == std::string_view::npos) continue;
        TableRecord row;
        const TableRecord::Split split = row.split(window, 0, separator);
        if (split == TableRecord::Split::more) return {Found::more, 0};
        if (split == TableRecord::Split::bad_quote) continue;
        const std::optional<std::size_t> field = find_field(row);
        if (!field) continue;
        bool good = read_puzzle_field(row.pieces(*field), options, record);
        if (good && *field > 0 && is_full_grid(record.puzzle.position))
            good = accept_full_grid(row, *field, record);
        if (good) note_further_puzzles(row, *field, options, record);
        record.puzzle.rest = row.fields_beside(*field, separator);
        return {good ? Found::puzzle : Found::error, row.lines()};
    }
    return {};
}

/// Numbers with spaces between them stand in quotes, so that they are one cell of the table for
/// every reader.
Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    std::string line = to_line(position);
    return std::holds_alternative<Board>(position) ? '"' + line + '"' : line;
}

}  // namespace

constinit const Format kCsv = make_format(
    {.name = "csv",
     .summary = "A table with a header that names the column of the puzzles",
     .details =
         "Fields are separated by , ; tab or |, and may stand in double quotes, which may enclose "
         "separators, line ends and doubled quotes. The column is the one named puzzle, question, "
         "quiz, quizzes, sudoku, board, grid, mission, givens or the like, upper or lower case; "
         "when no name is known, the first that holds a puzzle with blanks. A column named "
         "solution or answer is never taken. The field holds a puzzle as in the format line, of "
         "any size, or in quotes also numbers with spaces or commas, or rows on lines of their "
         "own; spaces are blanks when the field has 81 characters. A row with more or fewer "
         "fields than the header is refused, since its columns may have shifted; empty fields at "
         "its end do no harm. A full grid is refused beside a puzzle with blanks, which stands in "
         "the wrong column then; elsewhere a message tells of it, and of two puzzles that differ "
         "in columns that are both named so. Excel's first line sep=; is skipped, its =\"...\" "
         "and '... are taken for the text in them, and when it took the puzzles for numbers a "
         "message says so. Rows without a header are read as line or labelled. The other fields "
         "come back as the text beside the puzzle. Written: one column, puzzle; sizes other than "
         "9x9 as numbers in quotes; \"\" for a row that is no puzzle.",
     .sample =
         "puzzle\n"
         "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n",
     .carries = {.sizes = true, .candidates = true},
     .head = "puzzle\n",
     .bad_row = "\"\"\n"},
    {.recognise = recognise, .open = open, .write = write});

}  // namespace nonet::text::formats
