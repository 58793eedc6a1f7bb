// One puzzle on a line: 81 characters, or 16, 36, 64, 100, 256 … for other sizes.
//
// This is the form in which puzzles travel by the million, so plain lines have a fast path
// (plain_cells.cpp). Everything that people add is read behind it, slowly:
// white space inside, quotes, text behind the cells, separators between the rows. A line that is
// clearly meant as a puzzle but has 80 or 82 cells, or a foreign symbol, is refused with its place.
// Never is a line repaired.
#include "text/cells/cell_runs.hpp"
#include "text/cells/plain_cells.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/line_reading.hpp"

#include <nonet/text.hpp>

#include <string>

namespace nonet::text::formats {

namespace {

bool is_separator(char c) {
    return is_space(c) || c == ',' || c == ';' || c == ':' || c == '|' || c == '#';
}

/// The fast path: 81 digits and one kind of blank mark at the start of the line, and then nothing
/// or a separator.
PlainCells read_plain(const Line& line, const ReadOptions& options, Record& record) {
    const std::string_view text = line.text;
    Grid grid;
    char mark = 0;
    const PlainCells found = read_plain_cells(text, grid, mark);
    if (found == PlainCells::no) return found;
    if (text.size() > kCells) {
        if (!is_separator(text[kCells]) || text[kCells] == mark) return PlainCells::no;
        record.puzzle.rest = rest_behind(line, kCells);
        const Behind behind = cells_behind(text.substr(kCells), kCells);
        if (behind == Behind::torn) return PlainCells::no;
        if (behind == Behind::puzzle) note_second_puzzle(options, record.puzzle);
    }
    record.puzzle.position = grid;
    record.puzzle.place = line.place;
    note_cut_number(text.substr(0, kCells), record.puzzle);
    return found;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    const PlainCells plain = is_usual(options) ? read_plain(line, options, record) : PlainCells::no;
    // A full grid with a puzzle behind it is a solution: the format labelled finds the puzzle.
    if (plain == PlainCells::full && line.text.size() > 2 * kCells && options.from.empty() &&
        holds_puzzle_run(line.text.substr(kCells))) {
        record.puzzle.rest.clear();
        return {};
    }
    if (plain != PlainCells::no) return {Found::puzzle, 1};
    return read_line_form(window, options, record);
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    return to_line(position);
}

}  // namespace

constinit const Format kLine = make_format(
    {.name = "line",
     .summary = "One puzzle on a line, a character for each cell",
     .details =
         "81 characters for 9x9, row by row; 16, 25, 36, 64, 100, 144, 256 or another square for "
         "the other sizes. Blanks are any one of . 0 * _ - x X ? # (or the space, when the line "
         "or what stands in its quotes has exactly 81 characters). White space may stand around "
         "and between the cells, quotes around them, one separator character between the rows. "
         "After the last cell a space, tab, comma, semicolon, colon, | or # may begin a comment "
         "or further columns; another puzzle there is told, not read. Above 9x9 the symbols are "
         "1-9A-..., 0-9A-... or A-...: they are recognised where they differ, and --alphabet or "
         "--zero-based decides. A line of 16, 25 or 36 characters can also be the first row of a "
         "bigger block: the lines behind it decide. Lines with 80 or 82 cells are refused. "
         "Written: 81 characters with . for blank; 729 for candidates; for every other size "
         "numbers separated by a space, 0 for blank.",
     .sample =
         "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n",
     .carries = {.sizes = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
