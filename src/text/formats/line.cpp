// One puzzle on a line: 81 characters, or 16, 36, 64, 100, 256 … for other sizes.
//
// This is the form in which puzzles travel by the million, so plain lines have a fast path: one
// table look-up a cell, no allocation. Everything that people add is read behind it, slowly:
// white space inside, quotes, text behind the cells, separators between the rows. A line that is
// clearly meant as a puzzle but has 80 or 82 cells, or a foreign symbol, is refused with its place.
// Never is a line repaired.
#include "text/decode.hpp"
#include "text/formats/formats.hpp"
#include "text/line_reading.hpp"
#include "text/symbols.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace nonet::text::formats {

namespace {

bool is_separator(char c) {
    return is_space(c) || c == ',' || c == ';' || c == ':' || c == '|' || c == '#';
}

bool is_value(char c) {
    return c >= '1' && c <= '9';
}

/// The fast path: 81 digits and one kind of blank mark at the start of the line, and then nothing
/// or a separator. The loop has no branch, so that compilers turn it into vector instructions.
bool read_plain(const Line& line, Record& record) {
    const std::string_view text = line.text;
    if (text.size() < kCells) return false;
    const auto* const cells_end = text.begin() + kCells;
    const auto* const first_mark = std::find_if_not(text.begin(), cells_end, is_value);
    const char mark = first_mark == cells_end ? '.' : *first_mark;
    if (!is_blank_mark(mark)) return false;
    std::array<std::uint8_t, kCells> values;
    std::uint8_t foreign = 0;
    const auto blank = static_cast<std::uint8_t>(mark);
    for (std::size_t i = 0; i < kCells; ++i) {
        const auto c = static_cast<std::uint8_t>(text[i]);
        const auto digit = static_cast<std::uint8_t>(c - '0');
        const auto value_bits =
            static_cast<std::uint8_t>(static_cast<std::uint8_t>(digit - 1) < kDigits ? 0xFF : 0);
        values[i] = digit & value_bits;
        foreign = static_cast<std::uint8_t>(foreign | ((c ^ blank) & ~value_bits));
    }
    if (foreign != 0) return false;
    if (text.size() > kCells) {
        if (!is_separator(text[kCells]) || text[kCells] == mark) return false;
        record.puzzle.rest = rest_behind(line, kCells);
        const Behind behind = cells_behind(text.substr(kCells), kCells);
        if (behind == Behind::torn) return false;
        if (behind == Behind::puzzle) note_second_puzzle(record.puzzle);
    }
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell)
        grid.set(cell, values[static_cast<std::size_t>(cell)]);
    record.puzzle.position = grid;
    record.puzzle.place = line.place;
    return true;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    const bool usual = options.alphabet.empty() && !options.zero_based && !options.box;
    if (usual && read_plain(line, record)) return {Found::puzzle, 1};
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
         "has exactly 81 characters). White space may stand around and between the cells, quotes "
         "around them, one separator character between the rows. After the last cell a space, tab, "
         "comma, semicolon, colon, | or # may begin a comment or further columns. Above 9x9 the "
         "symbols are 1-9A-..., 0-9A-... or A-...: they are recognised where they differ, and "
         "--alphabet or --zero-based decides. A line of 16, 25 or 36 characters can also be the "
         "first row of a bigger block: the lines behind it decide. Lines with 80 or 82 cells are "
         "refused. Written: 81 characters with . for blank; 729 for candidates; for every other "
         "size numbers separated by a space, 0 for blank.",
     .sample =
         "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n",
     .carries = {.sizes = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
