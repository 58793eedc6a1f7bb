// All orders of the columns, one after the other: the pattern-first form, and puzzles with clashes.
//
// The orders that give the smallest pattern are found without search (column_orders.cpp). For each
// of them every order of bands and rows that keeps the sorted patterns keeps the whole pattern;
// among these a depth-first walk compares the rows as digits with the best so far and leaves at the
// first larger one.
//
// The walk without patterns gives the row-minimal form of any grid whatever, also of one with equal
// digits in a row, for which the fast way (row_minimal.cpp) has no answer: rare, so slow will do.
//
// What is empty is never permuted: columns, stacks, rows and bands without a clue stay in the order
// in which they stand, and their orders are multiplied in. Cost: some tens of microseconds for the
// orders; at worst a millisecond more, where nearly all of them keep the pattern. Tried and lost:
// sorting all nine rows for each order, ten times as slow.
#include "canon/arrangement.hpp"
#include "canon/column_orders.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace nonet::canon {

namespace {

using Key = std::uint64_t;  ///< nine labels of four bits, the first one highest

constexpr std::uint32_t kChute = 7;

class ColumnWalk {
  public:
    ColumnWalk(const Sides& sides, bool pattern_first)
        : sides_(sides), pattern_first_(pattern_first) {
        best_.fill(~Key{0});
    }

    Arrangement run() {
        const ColumnOrders orders = column_orders(sides_, pattern_first_);
        smallest_ = orders.smallest;
        for (const ColumnOrder& order : orders.orders) {
            order_ = order;
            alike_ = orders.alike[order.side];
            for (std::size_t band = 0; band < 3; ++band)
                sorted_[band] = sorted(order.patterns[band]);
            walk_rows(0, 0x1ff, {}, 1, 1);
        }
        return result_;
    }

  private:
    using Labels = std::array<std::uint8_t, 10>;

    /// Puts each line that is left and may follow in row `depth`. `ways` counts the orders of empty
    /// lines and bands that this one stands for.
    void walk_rows(std::size_t depth, std::uint32_t left, const Labels& labels, int next_label,
                   std::uint32_t ways) {
        if (depth == 9) {
            arrive(labels, ways);
            return;
        }
        const std::uint32_t band =
            depth % 3 == 0 ? left : left & kChute << (rows_[depth - 1] / 3 * 3);
        for (std::uint32_t lines = band; lines != 0; lines &= lines - 1) {
            const int line = std::countr_zero(lines);
            if (!fits(depth, line)) continue;
            const std::uint32_t orders = orders_of_empty(depth, line, left);
            if (orders == 0) continue;
            Labels after = labels;
            int next = next_label;
            const Key key = row_of_form(sides_[order_.side][line], after, next);
            if (key > best_[depth]) continue;
            if (key < best_[depth]) {
                best_[depth] = key;
                std::fill(best_.begin() + static_cast<std::ptrdiff_t>(depth) + 1, best_.end(),
                          ~Key{0});
                result_.automorphisms = 0;
            }
            rows_[depth] = static_cast<std::uint8_t>(line);
            walk_rows(depth + 1, left & ~(1U << line), after, next, ways * orders);
        }
    }

    [[nodiscard]] std::uint32_t pattern_of(int line) const {
        return row_pattern(order_.patterns[line / 3], static_cast<std::size_t>(line % 3));
    }

    /// False when putting the line here would leave the smallest pattern.
    [[nodiscard]] bool fits(std::size_t depth, int line) const {
        if (!pattern_first_) return true;
        const BandPattern band = smallest_[depth / 3];
        if (depth % 3 == 0 && sorted_[line / 3] != band) return false;
        return pattern_of(line) == row_pattern(band, depth % 3);
    }

    /// For an empty line: how many lines (and bands) could stand here alike, or 0 when another one
    /// stands for this one. 1 for a line with clues.
    [[nodiscard]] std::uint32_t orders_of_empty(std::size_t depth, int line,
                                                std::uint32_t left) const {
        if (pattern_of(line) != 0) return 1;
        const int band = line / 3;
        std::uint32_t alike = 0;
        for (int i = 3 * band; i < 3 * band + 3; ++i) {
            if ((left >> i & 1) == 0 || pattern_of(i) != 0) continue;
            if (i < line) return 0;
            ++alike;
        }
        if (depth % 3 != 0 || alike != 3) return alike;
        std::uint32_t bands = 0;
        for (int other = 0; other < 3; ++other) {
            const int base = 3 * other;
            if ((left >> base & 1) == 0) continue;
            if (order_.patterns[other] != 0) continue;
            if (other < band) return 0;
            ++bands;
        }
        return alike * bands;
    }

    [[nodiscard]] Key row_of_form(const Line& line, Labels& labels, int& next_label) const {
        Key key = 0;
        for (const std::uint8_t column : order_.columns) {
            const int digit = line.digit(column);
            std::uint8_t& label = labels[digit];
            if (digit != 0 && label == 0) label = static_cast<std::uint8_t>(next_label++);
            key = key << 4 | label;
        }
        return key;
    }

    void arrive(const Labels& labels, std::uint32_t ways) {
        if (result_.automorphisms == 0) {
            result_.transpose = order_.side == 1;
            result_.rows = rows_;
            result_.columns = order_.columns;
            result_.labels = labels;
        }
        result_.automorphisms += ways * alike_;
    }

    const Sides& sides_;
    bool pattern_first_;
    Patterns smallest_{};
    ColumnOrder order_;
    Patterns sorted_{};  ///< the patterns of order_, rows sorted in each band
    std::uint32_t alike_ = 1;
    std::array<std::uint8_t, 9> rows_{};
    std::array<Key, 9> best_{};
    Arrangement result_;
};

}  // namespace

Arrangement arrange_by_columns(const Sides& sides, bool pattern_first) {
    return ColumnWalk(sides, pattern_first).run();
}

}  // namespace nonet::canon
