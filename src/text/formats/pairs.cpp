// Two characters a cell on one line: 512 for 16x16, 1250 for 25x25.
//
// Programs that write 9x9 puzzles with a digit a cell write bigger ones with two, 01 to 16, and 00
// or two dots for a blank. Twice a square is never a square, so the length of the line alone tells
// it from a bigger board with a character a cell.
#include "text/cells/decode.hpp"
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/line_reading.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr int kLeastSide = 10;
constexpr std::size_t kShortest = 2UL * kLeastSide * kLeastSide;

/// "07" is a cell, and so are "00" and ".."; "7." is none.
bool is_pair(std::string_view pair) {
    return pair == ".." || (is_digit(pair[0]) && is_digit(pair[1]));
}

/// The side of the puzzle that a word of so many characters is; 0 when it is none.
int side_of(std::size_t characters) {
    const int side = characters % 2 == 0 ? side_of_square(characters / 2) : 0;
    return side >= kLeastSide ? side : 0;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (line.text.size() < kShortest) return {};
    const std::string_view text = trimmed(line.text);
    const std::string_view word = text.substr(0, text.find_first_of(" \t,;|#"));
    const int side = side_of(word.size());
    if (side == 0) return {};
    std::vector<CellText> cells;
    for (std::size_t i = 0; i < word.size(); i += 2) {
        const std::string_view pair = word.substr(i, 2);
        if (!is_pair(pair)) return {};
        const bool blank = pair == ".." || pair == "00";
        cells.push_back({blank ? pair.substr(1) : pair, &line});
    }
    if (!decode(side, cells, options, record)) return {Found::error, 1};
    record.puzzle.rest = rest_behind(line, index_of(line, word) + word.size());
    return {Found::puzzle, 1};
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    const auto* board = std::get_if<Board>(&position);
    if (board == nullptr || board->side() < kLeastSide) {
        return cannot_write("pairs is for 10x10 and bigger; choose line");
    }
    std::string text;
    for (int cell = 0; cell < board->cell_count(); ++cell) {
        const int value = (*board)[cell];
        text += static_cast<char>('0' + value / 10);
        text += static_cast<char>('0' + value % 10);
    }
    return text;
}

}  // namespace

constinit const Format kPairs = make_format(
    {.name = "pairs",
     .summary = "A puzzle above 9x9 on a line, two digits for each cell",
     .details = "200 characters for 10x10, 288 for 12x12, 512 for 16x16, 1250 for 25x25: each cell "
                "is a number of two digits, 00 or .. for a blank. Text may follow as in the format "
                "line.",
     .sample = "0000000000000700000000120006000009101100000200040010110001020000050000000200"
               "0000000708091011120006000809000012000003000500001200020004050600080000000506"
               "0000090000000100070800001100000203040506000001020000050600000010040006000009"
               "000000000203080010000000000000000007120102000000000708090000\n",
     .carries = {.sizes = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
