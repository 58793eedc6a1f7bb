// What the other fields of a row tell about the one that was read.
//
// A header may be wrong, and a field may be lost: then the solution stands where the puzzle should,
// and reads as well. It has no blanks, though, so a full grid is looked at twice: beside a puzzle
// with blanks it is refused, beside anything else it is told. Two columns may be named as puzzles;
// as long as they agree it does not matter which is read.
#include "text/tables/table_checks.hpp"

#include "text/tables/puzzle_field.hpp"

#include <string>

namespace nonet::text {

namespace {

std::string column_name(std::size_t column) {
    return "column " + std::to_string(column + 1);
}

void add_note(Puzzle& puzzle, const std::string& note) {
    if (!puzzle.note.empty()) puzzle.note += "; ";
    puzzle.note += note;
}

}  // namespace

bool is_full_grid(const Position& position) {
    if (const auto* grid = std::get_if<Grid>(&position)) return grid->is_full();
    const auto* board = std::get_if<Board>(&position);
    return board != nullptr && board->clue_count() == board->cell_count();
}

bool accept_full_grid(const TableRecord& row, std::size_t column, Record& record) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i == column || look_of(row.pieces(i)) != FieldLook::meant) continue;
        const CellText& piece = row.pieces(i)[0];
        record.error = error_at(
            ErrorCode::ambiguous, *piece.line, index_of(*piece.line, piece.text),
            "a puzzle with blanks stands here, but the header calls " + column_name(column) +
                " the puzzle, which is a full grid: the columns are swapped; "
                "correct the row or the header");
        record.error.symbol.clear();
        return false;
    }
    add_note(record.puzzle, "only a full grid stands in this row; it is read as the puzzle");
    return true;
}

void note_other_puzzle(const TableRecord& row, std::size_t column, std::size_t other,
                       const ReadOptions& options, Record& record) {
    if (other >= row.size() || look_of(row.pieces(other)) != FieldLook::meant) return;
    Record second;
    if (read_puzzle_field(row.pieces(other), options, second) &&
        second.puzzle.position == record.puzzle.position) {
        return;
    }
    add_note(record.puzzle, column_name(column) + " and " + column_name(other) +
                                " hold different puzzles; that of " + column_name(column) +
                                " is read");
}

}  // namespace nonet::text
