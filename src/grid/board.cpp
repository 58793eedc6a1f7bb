// Boards of any size: making, printing and checking them.
#include <nonet/board.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace nonet {

namespace {

/// False for shapes that multiply to a side outside 1..36; tests the factors first, since the
/// product of two wild numbers may overflow.
bool has_a_side(BoxShape box) {
    return box.rows >= 1 && box.columns >= 1 && box.rows <= kMaxSide && box.columns <= kMaxSide &&
           box.side() <= kMaxSide;
}

std::string to_text(BoxShape box) {
    return std::to_string(box.rows) + "x" + std::to_string(box.columns);
}

/// Where each value was met last in each house of one kind; `nowhere` at first.
class LastMet {
  public:
    LastMet(int side, int nowhere)
        : side_(side), cells_(static_cast<std::size_t>(side * side), nowhere) {}

    int& at(int house, int value) { return cells_[house * side_ + value - 1]; }

  private:
    int side_;
    std::vector<int> cells_;
};

/// The house of two cells that see each other.
std::string house_of_both(const Board& board, int a, int b) {
    if (board.row_of(a) == board.row_of(b)) return "row " + std::to_string(board.row_of(a) + 1);
    if (board.column_of(a) == board.column_of(b)) {
        return "column " + std::to_string(board.column_of(a) + 1);
    }
    return "box " + std::to_string(board.box_of(a) + 1);
}

}  // namespace

BoxShape usual_box(int side) {
    BoxShape best{1, side};
    for (int rows = 1; rows * rows <= side; ++rows) {
        if (side % rows == 0) best = {rows, side / rows};
    }
    return best;
}

Board::Board(BoxShape box)
    : box_(box),
      values_(static_cast<std::size_t>(box.side()) * static_cast<std::size_t>(box.side())) {}

Result<Board> Board::from_values(BoxShape box, std::vector<std::uint8_t> values) {
    if (!has_a_side(box)) {
        return Error{ErrorCode::bad_shape,
                     {},
                     "",
                     "boxes of " + to_text(box) + " give no side from 1 to " +
                         std::to_string(kMaxSide) + "; choose another shape"};
    }
    const auto cells = static_cast<std::size_t>(box.side() * box.side());
    if (values.size() != cells) {
        return Error{ErrorCode::bad_shape,
                     {},
                     "",
                     std::to_string(values.size()) + " cells; boxes of " + to_text(box) + " need " +
                         std::to_string(cells)};
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] > box.side()) {
            return Error{ErrorCode::value_too_big,
                         {0, i, 0},
                         std::to_string(values[i]),
                         "a cell holds " + std::to_string(values[i]) +
                             "; give 0 for blank or 1 to " + std::to_string(box.side())};
        }
    }
    Board board(box);
    board.values_ = std::move(values);
    return board;
}

int Board::clue_count() const {
    return static_cast<int>(std::count_if(values_.begin(), values_.end(),
                                          [](std::uint8_t value) { return value != 0; }));
}

std::string Board::to_line() const {
    std::string line;
    for (const std::uint8_t value : values_) {
        if (!line.empty()) line.push_back(' ');
        line += std::to_string(value);
    }
    return line;
}

// One pass from the last cell to the first: where a value was met last in a house is then the
// nearest equal cell behind this one, and the clash found last is the first in reading order.
std::optional<BoardClash> find_clash(const Board& board) {
    const int nowhere = board.cell_count();
    LastMet in_row(board.side(), nowhere);
    LastMet in_column(board.side(), nowhere);
    LastMet in_box(board.side(), nowhere);
    int first = nowhere;
    int second = nowhere;
    for (int cell = board.cell_count() - 1; cell >= 0; --cell) {
        const int value = board[cell];
        if (value == 0) continue;
        int& row = in_row.at(board.row_of(cell), value);
        int& column = in_column.at(board.column_of(cell), value);
        int& box = in_box.at(board.box_of(cell), value);
        const int equal = std::min({row, column, box});
        if (equal != nowhere) {
            first = cell;
            second = equal;
        }
        row = column = box = cell;
    }
    if (first == nowhere) return std::nullopt;
    return BoardClash{board[first], first, second, house_of_both(board, first, second)};
}

bool is_solution(const Board& board) {
    return board.clue_count() == board.cell_count() && !find_clash(board);
}

bool extends(const Board& board, const Board& puzzle) {
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
        if (puzzle[cell] != 0 && puzzle[cell] != board[cell]) return false;
    }
    return true;
}

}  // namespace nonet
