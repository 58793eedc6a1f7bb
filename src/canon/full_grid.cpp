// The row-minimal form of a full grid: 648 ways to begin, nearly all out after the second row.
//
// The first row is 123456789, whatever becomes it. What else is free is small: 18 first rows, 2
// second rows of the same band, 3 boxes to stand first, 6 orders of its columns. The rest follows.
// Call the boxes A, B, C and think of the second row as sending each column to the column in which
// its digit stands in the first row; the digits' labels are then the places of these columns.
//
//   Pure bands: all of A's digits come from one box, so that is B, and the row begins with 456;
//   the columns of B stand in the order in which A's digits name them, and those of C likewise.
//   Mixed bands: two come from one box, B, and one from C; the smallest row begins with 457, so the
//   column that names C is A's third, and 2 of the 6 orders are left.
//
// A band is pure for each choice of its rows or for none (if the second row moves whole boxes, so
// does the third), and 456 is smaller than 457. Beginnings that tie on row 2 are compared on row 3,
// whose order is known by then, and on the other bands, whose rows are put in the order of their
// first column: 2, 3, ... wherever they stand. Those that tie to the end are the automorphisms.
// This is the way of Fowler's program and of those that follow it; the split into pure and mixed
// bands leaves 36 to 108 second rows of each band to look at.
#include "canon/arrangement.hpp"
#include "canon/permutations.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet::canon {

namespace {

using Columns = std::array<std::uint8_t, 9>;

/// Row 1, row 2 and the order of the columns.
struct Beginning {
    std::uint8_t side;
    std::uint8_t first;
    std::uint8_t second;
    Columns columns;
};

using Places = std::array<std::uint8_t, 9>;

/// The cell of each digit in a line.
using DigitCells = std::array<std::uint8_t, 10>;

/// For each column the one in which its digit of the second row stands in the first row.
struct Naming {
    const DigitCells& first;
    const Line& second;

    std::uint8_t operator()(int column) const { return first[second.digit(column)]; }
};

constexpr std::size_t kMostBeginnings = 648;
/// Rows of the form, nine digits of four bits each.
using Key = std::uint64_t;

/// The sum of the three lines of a chute: what two of them lack is the third.
constexpr int sum_of_chute(int chute) {
    return 9 * chute + 3;
}

class GridSearch {
  public:
    explicit GridSearch(const Sides& sides) : sides_(sides) {}

    Arrangement run() {
        for (std::uint8_t side = 0; side < 2; ++side) {
            for (int band = 0; band < 3; ++band) begin_with_band(side, 3 * band);
        }
        best_.fill(~Key{0});
        for (std::size_t i = 0; i < count_; ++i) compare(beginnings_[i]);
        return result_;
    }

  private:
    /// All choices of the first two rows from the band whose first line is `base`.
    void begin_with_band(std::uint8_t side, int base) {
        std::array<DigitCells, 3> cells;
        for (int line = 0; line < 3; ++line) {
            for (int cell = 0; cell < 9; ++cell) {
                cells[line][sides_[side][base + line].digit(cell)] =
                    static_cast<std::uint8_t>(cell);
            }
        }
        for (int first = 0; first < 3; ++first) {
            for (int second = 0; second < 3; ++second) {
                if (second == first) continue;
                const Naming names{cells[first], sides_[side][base + second]};
                const Naming third{cells[first], sides_[side][base + 3 - first - second]};
                Beginning beginning{side,
                                    static_cast<std::uint8_t>(base + first),
                                    static_cast<std::uint8_t>(base + second),
                                    {}};
                for (int stack = 0; stack < 3; ++stack)
                    begin_with_box(beginning, names, third, 3 * stack);
            }
        }
    }

    void begin_with_box(Beginning& beginning, const Naming& names, const Naming& row3, int a) {
        const int from0 = names(a) / 3;
        const int from1 = names(a + 1) / 3;
        const int from2 = names(a + 2) / 3;
        if (from0 == from1 && from1 == from2) {
            for (const Order& order : kOrders) begin_pure(beginning, names, row3, a, order);
            return;
        }
        if (has_pure_) return;
        const int third = from0 == from1 ? 2 : from0 == from2 ? 1 : 0;
        const int one = third == 0 ? 1 : 0;
        const int other = 3 - third - one;
        begin_mixed(beginning, names, row3, a + one, a + other, a + third);
        begin_mixed(beginning, names, row3, a + other, a + one, a + third);
    }

    void begin_pure(Beginning& beginning, const Naming& names, const Naming& row3, int a,
                    const Order& order) {
        Columns& columns = beginning.columns;
        Places place{};
        for (int i = 0; i < 3; ++i) {
            columns[i] = static_cast<std::uint8_t>(a + order[i]);
            columns[3 + i] = names(columns[i]);
            columns[6 + i] = names(columns[3 + i]);
            place[columns[i]] = static_cast<std::uint8_t>(i + 1);
        }
        Key key = 0x456789;
        for (int i = 6; i < 9; ++i) key = key << 4 | place[names(columns[i])];
        has_pure_ = true;
        keep(beginning, key, row3);
    }

    void begin_mixed(Beginning& beginning, const Naming& names, const Naming& row3, int a1, int a2,
                     int a3) {
        // Nearly all go here: the fourth digit of the row is the place of a column of A, or 8.
        const std::uint8_t b1 = names(a1);
        const int fourth = names(b1);
        const Key digit = fourth == a1 ? 1 : fourth == a2 ? 2 : fourth == a3 ? 3 : 8;
        if (digit > (second_row_ >> 20 & 15)) return;
        Columns& columns = beginning.columns;
        columns[0] = static_cast<std::uint8_t>(a1);
        columns[1] = static_cast<std::uint8_t>(a2);
        columns[2] = static_cast<std::uint8_t>(a3);
        columns[3] = b1;
        columns[4] = names(a2);
        columns[5] = static_cast<std::uint8_t>(sum_of_chute(b1 / 3) - b1 - columns[4]);
        columns[6] = names(a3);
        const int c = columns[6] / 3;
        // B names one column of A and the two of C that A does not: in this order they are 8, 9.
        int next = 7;
        for (int i = 3; i < 6; ++i) {
            const std::uint8_t named = names(columns[i]);
            if (named / 3 == c) columns[next++] = named;
        }
        Places place;
        for (int i = 0; i < 9; ++i) place[columns[i]] = static_cast<std::uint8_t>(i + 1);
        Key key = 0x457;
        for (int i = 3; i < 9; ++i) key = key << 4 | place[names(columns[i])];
        keep(beginning, key, row3);
    }

    /// Keeps a beginning whose second row is as good as any, and its third row as well.
    void keep(const Beginning& beginning, Key second_row, const Naming& row3) {
        if (second_row > second_row_) return;
        const Columns& columns = beginning.columns;
        Places place;
        for (int i = 0; i < 9; ++i) place[columns[i]] = static_cast<std::uint8_t>(i + 1);
        Key third_row = 0;
        for (const std::uint8_t column : columns) third_row = third_row << 4 | place[row3(column)];
        if (second_row == second_row_ && third_row > third_row_) return;
        if (second_row != second_row_ || third_row != third_row_) count_ = 0;
        second_row_ = second_row;
        third_row_ = third_row;
        beginnings_[count_++] = beginning;
    }

    /// Rows 4 to 9 of a beginning against the best so far.
    void compare(const Beginning& beginning) {
        const Side& side = sides_[beginning.side];
        labels_ = {};
        for (int i = 0; i < 9; ++i) {
            labels_[side[beginning.first].digit(beginning.columns[i])] =
                static_cast<std::uint8_t>(i + 1);
        }
        const int base = beginning.first / 3 * 3;
        rows_[0] = beginning.first;
        rows_[1] = beginning.second;
        rows_[2] = static_cast<std::uint8_t>(sum_of_chute(base / 3) - rows_[0] - rows_[1]);
        bool smaller = false;
        order_other_bands(side, beginning.columns[0], base / 3);
        for (int row = 3; row < 9; ++row) {
            const Key key = row_of_form(side[rows_[row]], beginning.columns);
            if (!smaller && key > best_[row - 3]) return;
            smaller = smaller || key < best_[row - 3];
            best_[row - 3] = key;
        }
        result_.automorphisms = smaller ? 1 : result_.automorphisms + 1;
        if (!smaller) return;
        result_.transpose = beginning.side == 1;
        result_.rows = rows_;
        result_.columns = beginning.columns;
        result_.labels = labels_;
    }

    /// Sets rows 4 to 9: the two bands and the rows in them ascend in their first column.
    void order_other_bands(const Side& side, int first_column, int band) {
        std::array<std::uint8_t, 10> line_with{};
        for (int line = 0; line < 9; ++line) {
            line_with[labels_[side[line].digit(first_column)]] = static_cast<std::uint8_t>(line);
        }
        const int own = band;
        int leading = -1;
        std::size_t to_leading = 3;
        std::size_t to_last = 6;
        for (int label = 1; label <= 9; ++label) {
            const std::uint8_t line = line_with[label];
            if (line / 3 == own) continue;
            if (leading < 0) leading = line / 3;
            rows_[line / 3 == leading ? to_leading++ : to_last++] = line;
        }
    }

    [[nodiscard]] Key row_of_form(const Line& line, const Columns& columns) const {
        Key key = 0;
        for (const std::uint8_t column : columns) key = key << 4 | labels_[line.digit(column)];
        return key;
    }

    const Sides& sides_;
    std::array<Beginning, kMostBeginnings> beginnings_;  // the first count_ of them
    std::size_t count_ = 0;
    Key second_row_ = ~Key{0};
    Key third_row_ = ~Key{0};
    bool has_pure_ = false;
    std::array<Key, 6> best_{};  ///< rows 4 to 9
    std::array<std::uint8_t, 9> rows_{};
    std::array<std::uint8_t, 10> labels_{};
    Arrangement result_;
};

}  // namespace

Arrangement arrange_full_grid(const Sides& sides) {
    return GridSearch(sides).run();
}

}  // namespace nonet::canon
