// 81 fields with commas between them, between other columns: "7.1|,1,,,3,2,…|4,1,9,…".
//
// Spreadsheets and scripts join the cells of a puzzle with commas and leave blanks empty, and put
// it beside a rating and the solution, with | (or ; or a tab) between those. The puzzle is the
// first column of 81 fields with blanks among them, else the first that is full. Such programs
// often count from 0; an empty blank beside a 0 cannot be read as counting from 1, and the error
// names --zero-based.
#include "text/cells/decode.hpp"
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/line_reading.hpp"
#include "text/rows/row.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text::formats {

namespace {

std::size_t commas_in(std::string_view text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), ','));
}

/// What all fields of a grid are: nothing, a blank mark or a number of one digit.
bool is_field(std::string_view field) {
    return field.empty() || (field.size() == 1 && (is_digit(field[0]) || is_blank_mark(field[0])));
}

bool read_column(std::string_view column, const Line& line, std::vector<CellText>& cells) {
    if (commas_in(column) != kCells - 1) return false;
    cells.clear();
    for (const std::string_view field : split_at(column, ',')) {
        cells.push_back({trimmed(field), &line});
        if (!is_field(cells.back().text)) return false;
    }
    return true;
}

/// Nine 0s alone are no blanks: so looks a solution that counts from 0.
bool has_blanks(const std::vector<CellText>& cells) {
    std::size_t zeros = 0;
    for (const CellText& cell : cells) {
        if (cell.text == "0")
            ++zeros;
        else if (cell.text.empty() || is_blank_mark(cell.text[0]))
            return true;
    }
    return zeros > 0 && zeros != kDigits;
}

/// The columns that may be the puzzle: the first one, or the first with blanks.
struct Choice {
    std::optional<std::size_t> column;
    bool blanks = false;
    bool further = false;  ///< another column with blanks stands behind it
};

Choice choose_column(const std::vector<std::string_view>& columns, const Line& line) {
    Choice choice;
    std::vector<CellText> cells;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!read_column(columns[i], line, cells)) continue;
        const bool blanks = has_blanks(cells);
        choice.further = choice.further || (blanks && choice.blanks);
        if (!choice.column || (blanks && !choice.blanks)) choice.column = i;
        choice.blanks = choice.blanks || blanks;
    }
    return choice;
}

Recognition read_columns(const Line& line, char separator, const ReadOptions& options,
                         Record& record) {
    const std::vector<std::string_view> columns = split_at(line.text, separator);
    const Choice choice = choose_column(columns, line);
    if (!choice.column) return {};
    const std::string_view column = columns[*choice.column];
    std::vector<CellText> cells;
    read_column(column, line, cells);
    if (!decode(9, cells, options, record)) return {Found::error, 1};
    if (choice.further) note_second_puzzle(options, record.puzzle);
    const std::size_t end = index_of(line, column) + column.size();
    const std::string_view before = *choice.column > 0 ? columns[0] : std::string_view();
    record.puzzle.rest = std::string(before);
    if (end < line.text.size()) {
        if (!before.empty()) record.puzzle.rest += separator;
        record.puzzle.rest += raw_from(line, end + 1);
    }
    return {Found::puzzle, 1};
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (options.box && *options.box != BoxShape{}) return {};
    if (commas_in(line.text) < kCells - 1) return {};
    for (const char separator : {'|', ';', '\t'}) {
        if (line.text.find(separator) == std::string_view::npos) continue;
        const Recognition found = read_columns(line, separator, options, record);
        if (found.found != Found::no) return found;
    }
    return {};
}

}  // namespace

constinit const Format kFields = make_format(
    {.name = "fields",
     .summary = "81 fields with commas, in a column between others",
     .details =
         "Columns separated by |, semicolons or tabs, of which the first with 81 fields and a "
         "blank among them is the puzzle, else the first that is full: fields are separated by "
         "commas, and empty for a blank. The first column before it and what stands behind it "
         "come back as the text beside the puzzle. Where blanks are empty a 0 is a digit: give "
         "--zero-based.",
     .sample =
         "7.1|,,3,,2,,6,,,9,,,3,,5,,,1,,,1,8,,6,4,,,,,8,1,,2,9,,,7,,,,,,,,8,,,6,7,,8,2,,,,,2,6,"
         ",9,5,,,8,,,2,,3,,,9,,,5,,1,,3,,|a rating before, anything behind\n"},
    {.recognise = recognise});

}  // namespace nonet::text::formats
