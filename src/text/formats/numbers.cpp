// Cells separated by white space, commas or tabs: the form of BOJ 2580 and of everything above 9x9
// that is typed as numbers.
//
// A token is a whole number, so "11" is one cell. Between commas and tabs an empty field is a
// blank: that is what a spreadsheet copies. All cells may also stand on one line; up to 36 tokens
// are then taken for a row, as in the format line.
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/line_reading.hpp"
#include "text/rows/rows.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::size_t kLongestLine = 36 * 36 * 4;  ///< enough for "36, " in every cell

/// The tokens of a whole puzzle on one line; empty when it is none.
std::vector<CellText> cells_on_line(const Line& line) {
    std::string_view text = trimmed(line.text);
    std::vector<CellText> cells;
    if (text.size() > kLongestLine) return cells;
    const bool commas = text.find(',') != std::string_view::npos;
    if (commas) {
        for (std::size_t end = 0; end != std::string_view::npos;) {
            end = text.find(',');
            cells.push_back({trimmed(text.substr(0, end)), &line});
            if (end != std::string_view::npos) text.remove_prefix(end + 1);
        }
    } else {
        for (const std::string_view word : split_words(text)) cells.push_back({word, &line});
    }
    const bool short_tokens = std::all_of(cells.begin(), cells.end(), [](const CellText& cell) {
        return cell.text.size() <= 2 && std::all_of(cell.text.begin(), cell.text.end(), [](char c) {
                   return is_digit(c) || is_blank_mark(c);
               });
    });
    const bool square = cells.size() > 36 && side_of_square(cells.size()) > 0;
    if (!short_tokens || !square) cells.clear();
    return cells;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (begins_framed(window)) return {};
    const std::vector<CellText> cells = cells_on_line(*window.line(0));
    if (!cells.empty()) {
        const bool good = decode(side_of_square(cells.size()), cells, options, record);
        return {good ? Found::puzzle : Found::error, 1};
    }
    Block block;
    const Found found = collect_block(window, options, block);
    if (found == Found::no || found == Found::more) return {found, 0};
    if (block.framed || !block.spaced || block.has_candidates()) return {};
    return finish_block(block, options, record);
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    std::string text;
    const auto add = [&](int side, const auto& values) {
        for (int cell = 0; cell < side * side; ++cell) {
            text += std::to_string(values[cell]);
            text += cell % side == side - 1 ? '\n' : ' ';
        }
    };
    if (const auto* grid = std::get_if<Grid>(&position)) {
        add(9, *grid);
    } else if (const auto* board = std::get_if<Board>(&position)) {
        add(board->side(), *board);
    } else {
        return cannot_write("numbers holds no candidates; choose pencil or sukaku");
    }
    return text;
}

}  // namespace

constinit const Format kNumbers = make_format(
    {.name = "numbers",
     .summary = "N rows of N numbers, separated by white space, commas or tabs",
     .details =
         "One row a line. Numbers run from 1 to N; 0, an empty field between commas or tabs, or "
         "another blank mark is a blank. With --zero-based they run from 0 and blanks need another "
         "mark. More than 36 numbers on one line are the whole puzzle. Written: separated by one "
         "space, 0 for blank, nothing at the end of a row.",
     .sample = "0 0 3 0 2 0 6 0 0\n9 0 0 3 0 5 0 0 1\n0 0 1 8 0 6 4 0 0\n0 0 8 1 0 2 9 0 0\n"
               "7 0 0 0 0 0 0 0 8\n0 0 6 7 0 8 2 0 0\n0 0 2 6 0 9 5 0 0\n8 0 0 2 0 3 0 0 9\n"
               "0 0 5 0 1 0 3 0 0\n",
     .carries = {.sizes = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
