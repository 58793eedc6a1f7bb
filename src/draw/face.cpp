// From puzzles as they were read to what stands in their cells.
//
// Three kinds of position come in (9×9 digits, 9×9 candidates, other sizes) and one kind goes out,
// so that everything behind draws all sizes alike. Candidates of a sukaku are shown as they are,
// not thinned out by the digits around them: they are what its author wrote down.
#include "draw/fitting.hpp"

#include <nonet/face.hpp>

namespace nonet::draw {

namespace {

Face empty_face(BoxShape box) {
    const auto cells = static_cast<std::size_t>(box.side()) * static_cast<std::size_t>(box.side());
    Face face;
    face.box = box;
    face.values.assign(cells, 0);
    face.kinds.assign(cells, DigitKind::given);
    return face;
}

Face face_of_grid(const Grid& grid) {
    Face face = empty_face({3, 3});
    for (Cell cell = 0; cell < kCells; ++cell) {
        face.values[cell] = static_cast<std::uint8_t>(grid[cell]);
    }
    return face;
}

Face face_of_board(const Board& board) {
    Face face = empty_face(board.box());
    face.values = board.values();
    return face;
}

void show(const Candidates& candidates, Face& face) {
    face.candidates.assign(kCells, 0);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (face.values[cell] == 0) face.candidates[cell] = candidates[cell];
    }
}

Face face_of_candidates(const Candidates& candidates) {
    Face face = face_of_grid(givens_of(candidates));
    show(candidates, face);
    return face;
}

bool share_house(BoxShape box, int a, int b) {
    const int side = box.side();
    const int row = a / side;
    const int column = a % side;
    const int other_row = b / side;
    const int other_column = b % side;
    if (row == other_row || column == other_column) return true;
    return row / box.rows == other_row / box.rows &&
           column / box.columns == other_column / box.columns;
}

/// Every digit that no digit around it excludes.
void find_candidates(Face& face) {
    const int cells = static_cast<int>(face.values.size());
    const std::uint64_t all = (std::uint64_t{1} << face.box.side()) - 1;
    face.candidates.assign(face.values.size(), 0);
    for (int cell = 0; cell < cells; ++cell) {
        if (face.values[cell] != 0) continue;
        std::uint64_t left = all;
        for (int other = 0; other < cells; ++other) {
            const int value = face.values[other];
            if (value != 0 && share_house(face.box, cell, other))
                left &= ~(std::uint64_t{1} << (value - 1));
        }
        face.candidates[cell] = left;
    }
}

/// The player's marks: those of a cell without any are all nine, which says nothing.
void show_marks(const Candidates& marks, Face& face) {
    for (Cell cell = 0; cell < kCells; ++cell) face.candidates[cell] &= marks[cell];
}

}  // namespace

Face face_of(const Position& position) {
    if (const auto* grid = std::get_if<Grid>(&position)) return face_of_grid(*grid);
    if (const auto* board = std::get_if<Board>(&position)) return face_of_board(*board);
    return face_of_candidates(*std::get_if<Candidates>(&position));
}

Face marked_face_of(const Position& position, const Progress* progress) {
    Face face = face_of(position);
    if (progress != nullptr && progress->placed.size() == face.values.size()) {
        for (std::size_t cell = 0; cell < face.values.size(); ++cell) {
            if (face.values[cell] != 0 || progress->placed[cell] == 0) continue;
            face.values[cell] = progress->placed[cell];
            face.kinds[cell] = DigitKind::placed;
        }
    }
    if (!face.candidates.empty()) return face;  // a sukaku
    find_candidates(face);
    if (progress != nullptr && progress->marks) show_marks(*progress->marks, face);
    return face;
}

Face face_of(const logic::State& state) {
    Face face = face_of_grid(state.values());
    face.candidates.assign(kCells, 0);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (state.givens()[cell] == 0) face.kinds[cell] = DigitKind::placed;
        face.candidates[cell] = state.candidates(cell);
    }
    return face;
}

Face solved_face_of(const Position& position, const std::vector<std::uint8_t>& solution) {
    Face face = face_of(position);
    face.candidates.clear();
    if (solution.size() != face.values.size()) return face;
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        if (face.values[cell] != 0) continue;
        face.values[cell] = solution[cell];
        face.kinds[cell] = DigitKind::solution;
    }
    return face;
}

Symbols letter_symbols() {
    Symbols symbols;
    for (int value = 1; value <= kMaxSide; ++value) {
        char symbol = static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10);
        if (value == kMaxSide) symbol = 'a';
        symbols.emplace_back(1, symbol);
    }
    return symbols;
}

Symbols symbols_of(std::string_view text) {
    return characters_of(clean(text));
}

std::string symbol_of(int value, const Symbols& symbols) {
    const auto index = static_cast<std::size_t>(value - 1);
    return index < symbols.size() ? symbols[index] : std::to_string(value);
}

}  // namespace nonet::draw
