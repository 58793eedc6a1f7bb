// The puzzles that the samples are made of, and what a sound text says of each.
//
// What the reader must find is made here from the digits, by rules of the game only, so that a
// reader that misreads the sound text cannot be the measure of the damaged one.
#include "mutations/puzzles.hpp"

#include <bit>
#include <string>

namespace nonet::mutations {

namespace {

Grid grid_of(std::string_view cells) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const char c = cells[static_cast<std::size_t>(cell)];
        if (c != '.') grid.set(cell, c - '0');
    }
    return grid;
}

/// A digit alone in a filled cell; in a blank those that none of its peers has.
Candidates left_by(const Grid& grid) {
    Candidates left = Candidates::from_grid(grid);
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const Cell peer : kPeerCells[cell]) {
            if (grid[cell] == 0 && grid[peer] != 0) left.remove(cell, grid[peer]);
        }
    }
    return left;
}

/// The first digit that can stand in a blank and leaves every other blank a candidate; else 0.
Digit sound_digit(const Grid& grid, Cell cell) {
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if (!left_by(grid).has(cell, digit)) continue;
        Grid filled = grid;
        filled.set(cell, digit);
        const Candidates left = left_by(filled);
        bool sound = true;
        for (Cell other = 0; other < kCells; ++other) sound = sound && left[other] != 0;
        if (sound) return digit;
    }
    return 0;
}

}  // namespace

std::string describe(const Content& content) {
    std::string text = to_line(content.position);
    const Progress& progress = content.progress;
    if (!progress.placed.empty()) {
        text += " placed ";
        for (const std::uint8_t digit : progress.placed) text += std::to_string(digit);
    }
    if (progress.marks) text += " marks " + progress.marks->to_line();
    return text;
}

Content content_of(std::string_view cells, BoxShape box) {
    if (cells.size() == kCells) return {grid_of(cells), {}};
    Board board(box);
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] != '.') board.set(static_cast<int>(cell), cells[cell] - '0');
    }
    return {board, {}};
}

Content drawn(const std::string& cells) {
    return {left_by(grid_of(cells)), {}};
}

Content undrawn(const std::string& cells) {
    return {Candidates::from_grid(grid_of(cells)), {}};
}

Content with_moves(const std::string& cells, const std::vector<Entry>& placed,
                   const std::optional<std::vector<Entry>>& crossed_out) {
    const Grid givens = grid_of(cells);
    Grid filled = givens;
    Progress progress;
    if (!placed.empty()) progress.placed.assign(kCells, 0);
    for (const Entry& entry : placed) {
        progress.placed[static_cast<std::size_t>(entry.cell)] =
            static_cast<std::uint8_t>(entry.digit);
        filled.set(entry.cell, entry.digit);
    }
    if (crossed_out) {
        progress.marks = left_by(filled);
        for (const Entry& entry : *crossed_out) progress.marks->remove(entry.cell, entry.digit);
    }
    return {givens, progress};
}

Content with_progress(const std::string& cells, bool marks) {
    Grid filled = grid_of(cells);
    std::vector<Entry> placed;
    int blanks = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (filled[cell] != 0 || ++blanks % 13 != 2) continue;
        const Digit digit = sound_digit(filled, cell);
        if (digit == 0) continue;
        placed.push_back({cell, digit});
        filled.set(cell, digit);
    }
    if (!marks) return with_moves(cells, placed, std::nullopt);
    const Candidates left = left_by(filled);
    std::vector<Entry> crossed_out;
    int wide = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (std::popcount(left[cell]) < 4 || ++wide % 7 != 1) continue;
        int gone = 0;
        for (Digit digit = 1; digit <= kDigits && gone < 1 + wide % 2; ++digit) {
            if (!left.has(cell, digit)) continue;
            crossed_out.push_back({cell, digit});
            ++gone;
        }
    }
    return with_moves(cells, placed, crossed_out);
}

std::vector<std::uint8_t> big_values(int side, int turn) {
    std::vector<std::uint8_t> values;
    for (int cell = 0; cell < side * side; ++cell) {
        const int row = cell / side;
        const bool given = (cell * 7 + row + turn) % 3 == 0;
        const int value = (row * 5 + cell % side + turn * 3) % side + 1;
        values.push_back(static_cast<std::uint8_t>(given ? value : 0));
    }
    return values;
}

Content content_of_pairs(std::string_view text) {
    std::vector<std::uint8_t> values;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        values.push_back(static_cast<std::uint8_t>((text[i] - '0') * 10 + text[i + 1] - '0'));
    }
    return {*Board::from_values({3, 4}, values), {}};
}

std::vector<Content> big_contents(int side, int count) {
    std::vector<Content> contents;
    for (int turn = 0; turn < count; ++turn) {
        contents.push_back({*Board::from_values(usual_box(side), big_values(side, turn)), {}});
    }
    return contents;
}

}  // namespace nonet::mutations
