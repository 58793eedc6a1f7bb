// The records of the SudokuExchange puzzle bank: 99 characters and a line end.
//
//     0a1b2c3d4e5f 003020600...300  7.1
//     hash of 12   81 digits        rating, four characters wide
//
// The hash is hexadecimal and may be made of digits alone; then the line has 96 characters that
// look like cells, which is why this form is asked for before the plain line. The fixed widths are
// what makes it safe: a record with another width is left to the labelled form, or refused.
#include "text/cells/plain_cells.hpp"
#include "text/formats/formats.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <string>

namespace nonet::text::formats {

namespace {

constexpr std::size_t kHash = 12;
constexpr std::size_t kFirstCell = kHash + 1;
constexpr std::size_t kBehind = kFirstCell + kCells;
constexpr std::size_t kRating = kBehind + 1;
constexpr std::size_t kLength = kRating + 4;

bool is_hexadecimal(std::string_view text) {
    return text.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

/// " 7.1" or "10.3".
bool is_rating(std::string_view text) {
    return (text[0] == ' ' || is_digit(text[0])) && is_digit(text[1]) && text[2] == '.' &&
           is_digit(text[3]);
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    const std::string_view text = line.text;
    if (text.size() != kLength || text[kHash] != ' ' || text[kBehind] != ' ') return {};
    if (options.box || !options.alphabet.empty() || options.zero_based) return {};
    if (!is_hexadecimal(text.substr(0, kHash)) || !is_rating(text.substr(kRating))) return {};
    Grid grid;
    char mark = 0;
    const PlainCells cells = read_plain_cells(text.substr(kFirstCell), grid, mark);
    if (cells == PlainCells::no || (cells == PlainCells::blanks && mark != '0')) return {};
    record.puzzle.position = grid;
    record.puzzle.place = place_at(line, kFirstCell);
    record.puzzle.rest =
        std::string(text.substr(0, kHash)) + " " + std::string(trimmed(text.substr(kRating)));
    return {Found::puzzle, 1};
}

}  // namespace

constinit const Format kSudokuexchange = make_format(
    {.name = "sudokuexchange",
     .summary = "A record of the SudokuExchange puzzle bank",
     .details =
         "One puzzle a line: a hash of 12 hexadecimal digits, a space, 81 digits with 0 for blank, "
         "a space, and a rating four characters wide. Hash and rating come back as the text beside "
         "the puzzle. Recognised by its fixed widths; the hash may consist of digits alone.",
     .sample = "0f3a95c1d27b "
               "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
               "  1.5\n"},
    {.recognise = recognise});

}  // namespace nonet::text::formats
