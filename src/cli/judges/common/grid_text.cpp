// Rows and grids of the judges: see grid_text.hpp.
#include "cli/judges/common/grid_text.hpp"

#include <algorithm>
#include <ostream>
#include <string>
#include <utility>

namespace nonet::cli {

namespace {

using Cells = std::vector<std::uint8_t>;

constexpr std::string_view kDigitBlanks = "0.?_*";
constexpr std::string_view kLetterBlanks = "-.0?_*";
constexpr std::string_view kBorder = "-+|= \t";
constexpr std::string_view kBetweenCells = " \t|";

bool is_one_of(std::string_view set, char c) {
    return set.find(c) != std::string_view::npos;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

Error bad_symbol(const Line& line, std::size_t offset, const std::string& wanted) {
    const std::string symbol = line.symbol(offset);
    return {ErrorCode::bad_symbol, line.place(offset), symbol,
            symbol + " is no cell of this judge; write " + wanted};
}

Error too_big(const Line& line, std::size_t start, std::size_t end, int side) {
    const std::string number = line.text.substr(start, end - start);
    return {ErrorCode::value_too_big, line.place(start), number,
            number + " is too big for this grid; write numbers from 0 to " + std::to_string(side) +
                ", 0 for a blank"};
}

Result<Cells> read_digits(const Line& line) {
    Cells cells;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        const char c = line.text[i];
        if (is_one_of(kBetweenCells, c)) continue;
        if (!is_digit(c) && !is_one_of(kDigitBlanks, c))
            return bad_symbol(line, i, "1 to 9, or 0 for a blank");
        cells.push_back(is_digit(c) ? static_cast<std::uint8_t>(c - '0') : std::uint8_t{0});
    }
    return cells;
}

Result<Cells> read_letters(const Line& line, int side) {
    const char last = static_cast<char>('A' + side - 1);
    Cells cells;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        char c = line.text[i];
        if (is_one_of(kBetweenCells, c)) continue;
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        const bool letter = c >= 'A' && c <= last;
        if (!letter && !is_one_of(kLetterBlanks, c))
            return bad_symbol(line, i, std::string("A to ") + last + ", or - for a blank");
        cells.push_back(letter ? static_cast<std::uint8_t>(c - 'A' + 1) : std::uint8_t{0});
    }
    return cells;
}

Result<Cells> read_numbers(const Line& line, int side) {
    const std::string wanted = "numbers from 0 to " + std::to_string(side) + ", 0 for a blank";
    Cells cells;
    std::size_t i = 0;
    while (i < line.text.size()) {
        if (is_one_of(kBetweenCells, line.text[i])) {
            ++i;
            continue;
        }
        if (!is_digit(line.text[i])) return bad_symbol(line, i, wanted);
        const std::size_t start = i;
        int value = 0;
        for (; i < line.text.size() && is_digit(line.text[i]); ++i)
            value = std::min(value * 10 + (line.text[i] - '0'), 1000);
        if (value > side) return too_big(line, start, i, side);
        cells.push_back(static_cast<std::uint8_t>(value));
    }
    return cells;
}

/// "000700900" instead of "0 0 0 7 0 0 9 0 0".
bool is_compact(const Line& line, int side) {
    return side > 1 && side <= 9 && line.text.size() == static_cast<std::size_t>(side) &&
           std::ranges::all_of(line.text, is_digit);
}

Result<Cells> read_compact(const Line& line, int side) {
    Result<Cells> cells = read_digits(line);
    if (!cells) return cells;
    const auto big = std::ranges::find_if(*cells, [&](int value) { return value > side; });
    if (big == cells->end()) return cells;
    const auto offset = static_cast<std::size_t>(big - cells->begin());
    return bad_symbol(line, offset, "0 to " + std::to_string(side) + ", 0 for a blank");
}

Error wrong_length(const Line& line, std::size_t found, std::size_t row, int side) {
    return {ErrorCode::wrong_length, line.place(line.text.size()), "",
            "row " + std::to_string(row) + " of the grid has " + std::to_string(found) +
                (found == 1 ? " cell" : " cells") + "; give it " + std::to_string(side)};
}

Error cut_off(const LineReader& lines, std::size_t rows, int side) {
    return {ErrorCode::truncated, lines.end(), "",
            "the input ends after row " + std::to_string(rows) + " of a grid of " +
                std::to_string(side) + "; add the missing rows"};
}

char cell_symbol(int value, const GridStyle& style) {
    if (value == 0) return style.blank;
    return static_cast<char>((style.symbols == Symbols::letters ? 'A' - 1 : '0') + value);
}

void print_cell(std::ostream& out, int value, const GridStyle& style) {
    if (style.symbols == Symbols::numbers) {
        out << value;
    } else {
        out << cell_symbol(value, style);
    }
}

void print_row(std::ostream& out, const Board& board, int row, const GridStyle& style) {
    for (int column = 0; column < board.side(); ++column) {
        if (column > 0) out << style.gap;
        if (style.bordered && column > 0 && column % 3 == 0) out << "| ";
        print_cell(out, board[row * board.side() + column], style);
    }
}

}  // namespace

bool is_border(const Line& line) {
    return line.text.find_first_not_of(kBorder) == std::string::npos;
}

Result<Cells> read_cells(const Line& line, Symbols symbols, int side) {
    if (line.too_long) {
        return Error{ErrorCode::wrong_length, line.place(line.text.size()), "",
                     "this line is far too long for a row; write one row on a line"};
    }
    if (symbols != Symbols::letters && is_border(line)) return Cells{};
    switch (symbols) {
        case Symbols::letters:
            return read_letters(line, side);
        case Symbols::numbers:
            return is_compact(line, side) ? read_compact(line, side) : read_numbers(line, side);
        case Symbols::digits:
            break;
    }
    return read_digits(line);
}

Result<Board> read_grid(LineReader& lines, Symbols symbols, BoxShape box) {
    const auto side = static_cast<std::size_t>(box.side());
    Cells values;
    while (values.size() < side * side) {
        const std::size_t rows = values.size() / side;
        const Line* line = lines.peek();
        if (line == nullptr) return cut_off(lines, rows, box.side());
        Result<Cells> cells = read_cells(*line, symbols, box.side());
        if (!cells) return cells.error();
        const bool whole_grid = rows == 0 && cells->size() == side * side;
        if (!cells->empty() && cells->size() != side && !whole_grid)
            return wrong_length(*line, cells->size(), rows + 1, box.side());
        values.insert(values.end(), cells->begin(), cells->end());
        lines.take();
    }
    return Board::from_values(box, std::move(values));
}

void print_grid(std::ostream& out, const Board& board, const GridStyle& style) {
    for (int row = 0; row < board.side(); ++row) {
        if (style.bordered && row > 0 && row % 3 == 0) out << "------+-------+------\n";
        print_row(out, board, row, style);
        out << '\n';
    }
}

void print_cells(std::ostream& out, const Board& board, const GridStyle& style) {
    for (const int value : board.values()) print_cell(out, value, style);
}

}  // namespace nonet::cli
