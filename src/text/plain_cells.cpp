// 81 plain characters as a grid, fast.
//
// This is how nearly every puzzle of a big file comes, alone on its line or in a column of a
// table, so it is worth one loop without a branch, which compilers turn into vector instructions:
// digits pass, everything else must equal the first character that is none. No allocation.
#include "text/plain_cells.hpp"

#include "text/symbols.hpp"

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
    return true;
}

}  // namespace nonet::text
