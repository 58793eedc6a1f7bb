// A plain Sudoku of any size: N×N cells, N = 1..36, with boxes of R rows and C columns, R*C = N.
//
// 9×9 puzzles travel as Grid (grid.hpp), which is smaller and faster; everything else as Board.
#pragma once

#include <nonet/result.hpp>

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nonet {

inline constexpr int kMaxSide = 36;

/// The shape of a box. A 6×6 puzzle usually has boxes of 2 rows and 3 columns: {2, 3}.
struct BoxShape {
    int rows = 3;
    int columns = 3;

    [[nodiscard]] constexpr int side() const { return rows * columns; }

    friend constexpr bool operator==(const BoxShape&, const BoxShape&) = default;
};

/// The shape that a puzzle of this side has when nothing else is said: the most nearly square one
/// with no more rows than columns (2×3 for 6, 3×4 for 12, 1×7 for 7). Requires 1 <= side <= 36.
BoxShape usual_box(int side);

/// N×N values, 0 = blank, 1..N. Boards compare like numbers, row by row; boards with the same
/// values and other boxes are not equal, and compare by the rows of their boxes.
class Board {
  public:
    /// An empty board. Requires 1 <= box.side() <= 36.
    explicit Board(BoxShape box);

    /// From N*N values in row-major order. Error bad_shape when the shape is outside 1..36 or the
    /// number of values is not N*N; value_too_big, with the index as place.column, otherwise.
    static Result<Board> from_values(BoxShape box, std::vector<std::uint8_t> values);

    [[nodiscard]] BoxShape box() const { return box_; }
    [[nodiscard]] int side() const { return box_.side(); }
    [[nodiscard]] int cell_count() const { return side() * side(); }
    [[nodiscard]] int operator[](int cell) const { return values_[cell]; }
    /// Requires 0 <= value <= side().
    void set(int cell, int value) { values_[cell] = static_cast<std::uint8_t>(value); }
    [[nodiscard]] const std::vector<std::uint8_t>& values() const { return values_; }

    [[nodiscard]] int row_of(int cell) const { return cell / side(); }
    [[nodiscard]] int column_of(int cell) const { return cell % side(); }
    /// Boxes are numbered row by row.
    [[nodiscard]] int box_of(int cell) const {
        return row_of(cell) / box_.rows * box_.rows + column_of(cell) / box_.columns;
    }

    [[nodiscard]] int clue_count() const;

    /// The values separated by one space, 0 = blank.
    [[nodiscard]] std::string to_line() const;

    friend bool operator==(const Board&, const Board&) = default;
    friend std::strong_ordering operator<=>(const Board& a, const Board& b) {
        const std::strong_ordering by_values = a.values_ <=> b.values_;
        return by_values != 0 ? by_values : a.box_.rows <=> b.box_.rows;
    }

  private:
    BoxShape box_;
    std::vector<std::uint8_t> values_;
};

/// Two equal values in one house of a board; the house by name, such as "row 1".
struct BoardClash {
    int value = 0;
    int first = 0;
    int second = 0;
    std::string house;
};

/// The first clash in reading order, like find_clash(Grid); a house is named by its first kind in
/// the order rows, columns, boxes. One pass over the cells.
std::optional<BoardClash> find_clash(const Board& board);

/// True when `board` is full and obeys the rules.
bool is_solution(const Board& board);

/// True when `board` holds every value of `puzzle` in its place. Requires equal shapes.
bool extends(const Board& board, const Board& puzzle);

}  // namespace nonet
