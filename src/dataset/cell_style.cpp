// What is changed in a row shall look like what stood there.
//
// A field of 81 plain characters keeps its mark for blanks and what stands behind. A JSON value is
// taken as a list of places for cells: each number, null or short string is one, and each character
// of longer strings. When there are 81 of them the new digits take their places, and all brackets,
// commas and spaces stay as they are.
#include "dataset/cell_style.hpp"

#include "text/cells/plain_cells.hpp"
#include "text/cells/symbols.hpp"

#include <algorithm>
#include <vector>

namespace nonet::dataset {

namespace {

constexpr std::size_t kSmallestBoard = 16;

/// 81 plain characters, alone or with something behind that is no further cell.
bool read_plain(std::string_view text, Grid& grid, char& mark) {
    if (text.size() < kCells) return false;
    if (text.size() > kCells) {
        const char behind = text[kCells];
        if (behind != ' ' && behind != '\t' && behind != '#') return false;
    }
    return text::read_plain_cells(text, grid, mark) != text::PlainCells::no;
}

/// A place in a JSON value where a cell stands.
struct CellPlace {
    std::size_t begin = 0;
    std::size_t size = 0;
};

bool is_between(char c) {
    return c == '[' || c == ']' || c == ',' || c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// The places of cells; none when something else stands in the value.
std::vector<CellPlace> cell_places(std::string_view value) {
    constexpr std::size_t kLongestSymbol = 2;  // "10", and the quotes of ""
    std::vector<CellPlace> places;
    for (std::size_t at = 0; at < value.size();) {
        if (is_between(value[at])) {
            ++at;
        } else if (value[at] == '"') {
            const std::size_t end = value.find_first_of("\"\\", at + 1);
            if (end == std::string_view::npos || value[end] == '\\') return {};
            const std::size_t size = end - at - 1;
            if (size <= kLongestSymbol)
                places.push_back({at + 1, size});
            else
                for (std::size_t i = 0; i < size; ++i) places.push_back({at + 1 + i, 1});
            at = end + 1;
        } else if (value[at] == '{' || value[at] == '}') {
            return {};
        } else {
            const std::size_t begin = at;
            while (at < value.size() && !is_between(value[at])) ++at;
            places.push_back({begin, at - begin});
        }
    }
    return places;
}

}  // namespace

Result<Position> read_cells(std::string_view text, const ReadOptions& options, std::string& note) {
    Grid grid;
    char mark = 0;
    if (text::is_usual(options) && read_plain(text, grid, mark)) return Position(grid);
    ReadOptions plain = options;
    plain.from.clear();
    Result<Puzzle> puzzle = read_puzzle(text, plain);
    if (!puzzle) return puzzle.error();
    note = std::move(puzzle->note);
    return std::move(puzzle->position);
}

bool is_puzzle_text(std::string_view text, const ReadOptions& options) {
    std::string note;
    if (text.size() < kSmallestBoard) return false;
    // A header may speak of puzzles, and a link may hold one; neither is a field of cells.
    const auto letters = std::count_if(text.begin(), text.end(), text::is_letter);
    if (static_cast<std::size_t>(letters) * 2 > text.size()) return false;
    return read_cells(text, options, note).ok();
}

bool is_full_text(std::string_view text) {
    return text.size() == kCells &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '1' && c <= '9'; });
}

std::string in_style_of(std::string_view old, const Grid& grid) {
    Grid before;
    char mark = '.';
    if (!read_plain(old, before, mark)) return grid.to_line();
    return grid.to_line(mark) + std::string(old.substr(kCells));
}

std::string in_style_of_json(std::string_view old, const Grid& grid) {
    const std::vector<CellPlace> places = cell_places(old);
    if (places.size() != kCells) {
        const bool text = old.size() > kCells + 2 && old.front() == '"' && old.back() == '"' &&
                          old.find('\\') == std::string_view::npos;
        return '"' + (text ? in_style_of(old.substr(1, old.size() - 2), grid) : grid.to_line()) +
               '"';
    }
    std::string_view blank;
    for (const CellPlace& place : places) {
        const std::string_view symbol = old.substr(place.begin, place.size);
        const bool digit = symbol.size() == 1 && symbol[0] >= '1' && symbol[0] <= '9';
        if (!digit) blank = symbol;
    }
    std::string text;
    std::size_t done = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        text += old.substr(done, places[i].begin - done);
        const Digit digit = grid[static_cast<Cell>(i)];
        if (digit != 0)
            text += static_cast<char>('0' + digit);
        else
            text += blank.data() == nullptr ? std::string_view("0") : blank;
        done = places[i].begin + places[i].size;
    }
    return text + std::string(old.substr(done));
}

}  // namespace nonet::dataset
