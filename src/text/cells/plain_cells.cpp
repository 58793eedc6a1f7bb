// 81 plain characters as a grid, fast.
//
// This is how nearly every puzzle of a big file comes, alone on its line or in a column of a
// table, so it is worth one loop without a branch, which compilers turn into vector instructions:
// digits pass, everything else must equal the first character that is none. No allocation.
#include "text/cells/plain_cells.hpp"

#include "text/cells/symbols.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nonet::text {

PlainCells read_plain_cells(std::string_view text, Grid& grid, char& mark) {
    if (text.size() < kCells) return PlainCells::no;
    const auto* const cells_end = text.begin() + kCells;
    const auto* const first_mark =
        std::find_if_not(text.begin(), cells_end, [](char c) { return c >= '1' && c <= '9'; });
    const bool full = first_mark == cells_end;
    mark = full ? '.' : *first_mark;
    if (!is_blank_mark(mark)) return PlainCells::no;
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
    if (foreign != 0) return PlainCells::no;
    for (Cell cell = 0; cell < kCells; ++cell) {
        grid.set(cell, values[static_cast<std::size_t>(cell)]);
    }
    return full ? PlainCells::full : PlainCells::blanks;
}

bool is_usual(const ReadOptions& options) {
    return options.alphabet.empty() && !options.zero_based && !options.box;
}

bool read_usual_cells(const Line& line, std::string_view cells, const ReadOptions& options,
                      Record& record) {
    Grid grid;
    char mark = 0;
    if (cells.size() != kCells || !is_usual(options)) return false;
    if (read_plain_cells(cells, grid, mark) == PlainCells::no) return false;
    record.puzzle.position = grid;
    record.puzzle.place = place_at(line, index_of(line, cells));
    note_cut_number(cells, record.puzzle);
    return true;
}

bool has_space_blanks(std::string_view text) {
    if (text.size() != kCells || text.find(' ') == std::string_view::npos) return false;
    std::size_t groups = 0;
    char before = ' ';
    for (const char c : text) {
        if (c != ' ' && (c < '1' || c > '9')) return false;
        if (before == ' ' && c != ' ') ++groups;
        before = c;
    }
    return groups != 9;
}

void note_cut_number(std::string_view cells, Puzzle& puzzle) {
    constexpr std::size_t kFewest = 9;  // more than a first row, which people do set alone
    constexpr std::size_t kMost = 17;
    const std::size_t last = cells.find_last_not_of('0');
    if (last < kFewest || last >= kMost || cells[0] == '0') return;
    if (!std::all_of(cells.begin(), cells.end(), is_digit)) return;
    if (!puzzle.note.empty()) puzzle.note += "; ";
    puzzle.note +=
        "only the first cells hold digits: if a spreadsheet took the puzzle for a number, the "
        "others are lost; export that column as text";
}

}  // namespace nonet::text
