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

#include <array>
#include <bit>
#include <cstdint>
#include <string>

namespace nonet::text::formats {

namespace {

// The class of a character: its digit in the low bits, and one bit for each blank mark, so that
// the OR over a line tells which marks occur.
constexpr unsigned kMarkShift = 4;
constexpr std::uint16_t kOther = 0x8000;

constexpr std::array<std::uint16_t, 256> make_classes() {
    std::array<std::uint16_t, 256> classes{};
    classes.fill(kOther);
    for (unsigned digit = 1; digit <= 9; ++digit) {
        classes['0' + digit] = static_cast<std::uint16_t>(digit);
    }
    unsigned bit = kMarkShift;
    for (const char mark : {'.', '0', '*', '_', '-', 'x', '?', '#'}) {
        classes[static_cast<unsigned char>(mark)] = static_cast<std::uint16_t>(1U << bit++);
    }
    classes['X'] = classes['x'];
    return classes;
}

constexpr std::array<std::uint16_t, 256> kClasses = make_classes();

bool is_separator(char c) {
    return is_space(c) || c == ',' || c == ';' || c == ':' || c == '|' || c == '#';
}

/// The fast path: 81 digits and one kind of blank mark at the start of the line, and then nothing
/// or a separator.
bool read_plain(const Line& line, Record& record) {
    const std::string_view text = line.text;
    if (text.size() < kCells) return false;
    unsigned seen = 0;
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const unsigned kind = kClasses[static_cast<unsigned char>(text[cell])];
        seen |= kind;
        grid.set(cell, static_cast<Digit>(kind & 0xFU));
    }
    const unsigned marks = seen >> kMarkShift;
    if ((seen & kOther) != 0 || (marks & (marks - 1)) != 0) return false;
    if (text.size() > kCells) {
        if (!is_separator(text[kCells])) return false;
        if (text[kCells] == '#' && (marks & (kClasses['#'] >> kMarkShift)) != 0) return false;
        record.puzzle.rest = rest_behind(line, kCells);
    }
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

Result<std::string> write(const Position& position) {
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
         "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n"},
    recognise, write);

}  // namespace nonet::text::formats
