// All orders of the columns, one after the other: the pattern-first form, and puzzles with clashes.
//
// For a side and an order of its columns (2 * 1296 of them) the rows' patterns are fixed, and the
// smallest order of the rows sorts them: rows in their band, then the bands. So the smallest
// pattern is found without search, and an order of columns that does not reach it is out at once.
// For one that does, every order of bands and rows that keeps the sorted patterns keeps the whole
// pattern; among these a depth-first walk compares the rows as digits with the best so far and
// leaves at the first larger one.
//
// The walk without patterns gives the row-minimal form of any grid whatever, also of one with equal
// digits in a row, for which the fast way (row_minimal.cpp) has no answer: rare, so slow will do.
//
// What is empty is never permuted: columns, stacks, rows and bands without a clue stay in the order
// in which they stand, and their orders are multiplied in. Cost: 2592 orders to sort, some tens of
// microseconds; at worst some milliseconds, where nearly all orders of columns keep the pattern.
// Tried and lost: breadth-first over patterns with open classes of columns; it is faster for
// puzzles of many clues, and twice the code.
#include "canon/arrangement.hpp"
#include "canon/permutations.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace nonet::canon {

namespace {

using Pattern = std::uint32_t;  ///< nine cells, the first one highest
using Key = std::uint64_t;      ///< nine labels of four bits, the first one highest

constexpr Pattern kChute = 7;
constexpr std::array<std::uint32_t, 4> kFactorials = {1, 1, 2, 6};

/// Patterns in the order of the form, with the lines that they come from.
struct SortedPatterns {
    std::array<Pattern, 9> rows{};
    std::array<std::uint8_t, 9> lines{};
};

/// The parts of the lines' masks that lie in each stack, for an order inside that stack.
using StackPatterns = std::array<std::array<std::uint8_t, 8>, 6>;

constexpr StackPatterns make_stack_patterns() {
    StackPatterns patterns{};
    for (std::size_t order = 0; order < 6; ++order) {
        for (unsigned mask = 0; mask < 8; ++mask) {
            for (std::size_t i = 0; i < 3; ++i) {
                const unsigned bit = mask >> kOrders[order][i] & 1;
                patterns[order][mask] |= static_cast<std::uint8_t>(bit << (2 - i));
            }
        }
    }
    return patterns;
}
constexpr StackPatterns kStackPatterns = make_stack_patterns();

/// True when no two empty things stand in descending order.
bool keeps_empty_order(const Order& order, std::uint32_t empty) {
    int last = -1;
    for (const std::uint8_t item : order) {
        if ((empty >> item & 1) == 0) continue;
        if (item < last) return false;
        last = item;
    }
    return true;
}

class ColumnWalk {
  public:
    ColumnWalk(const Sides& sides, bool pattern_first)
        : sides_(sides), pattern_first_(pattern_first) {
        best_pattern_.fill(~Pattern{0});
        best_.fill(~Key{0});
    }

    Arrangement run() {
        if (pattern_first_) {
            look_for_pattern_ = true;
            walk_sides();
            look_for_pattern_ = false;
        }
        walk_sides();
        return result_;
    }

  private:
    void walk_sides() {
        for (side_ = 0; side_ < 2; ++side_) {
            Pattern filled = 0;
            for (const Line& line : sides_[side_]) filled |= line.filled;
            walk_stacks(~filled & 0x1ff);
        }
    }

    /// All orders of the stacks, then of the columns in them.
    void walk_stacks(std::uint32_t empty_columns) {
        std::array<std::uint32_t, 3> empty_in{};
        std::uint32_t empty_stacks = 0;
        column_orders_ = 1;
        for (std::size_t stack = 0; stack < 3; ++stack) {
            empty_in[stack] = empty_columns >> (3 * stack) & kChute;
            column_orders_ *= kFactorials[std::popcount(empty_in[stack])];
            if (empty_in[stack] == kChute) empty_stacks |= 1U << stack;
        }
        column_orders_ *= kFactorials[std::popcount(empty_stacks)];
        for (const Order& stacks : kOrders) {
            if (!keeps_empty_order(stacks, empty_stacks)) continue;
            walk_columns(stacks, empty_in);
        }
    }

    void walk_columns(const Order& stacks, const std::array<std::uint32_t, 3>& empty_in) {
        for (std::size_t code = 0; code < 216; ++code) {
            const std::array<std::size_t, 3> inside = {code / 36, code / 6 % 6, code % 6};
            bool keeps = true;
            for (std::size_t i = 0; i < 3; ++i) {
                keeps = keeps && keeps_empty_order(kOrders[inside[i]], empty_in[stacks[i]]);
            }
            if (!keeps) continue;
            for (std::size_t row = 0; row < 9; ++row) {
                const Pattern filled = sides_[side_][row].filled;
                patterns_[row] = 0;
                for (std::size_t i = 0; i < 3; ++i) {
                    const Pattern part = filled >> (3 * stacks[i]) & kChute;
                    patterns_[row] = patterns_[row] << 3 | kStackPatterns[inside[i]][part];
                }
            }
            if (look_for_pattern_) {
                best_pattern_ = std::min(best_pattern_, sorted_patterns());
                continue;
            }
            if (pattern_first_ && sorted_patterns() != best_pattern_) continue;
            columns_ =
                lines_in(stacks, {kOrders[inside[0]], kOrders[inside[1]], kOrders[inside[2]]});
            walk_rows(0, 0x1ff, {}, 1, 1);
        }
    }

    /// The patterns of the rows, ascending in their bands, and the bands ascending.
    [[nodiscard]] std::array<Pattern, 9> sorted_patterns() const {
        std::array<std::array<Pattern, 3>, 3> bands{};
        for (std::size_t row = 0; row < 9; ++row) bands[row / 3][row % 3] = patterns_[row];
        for (auto& band : bands) std::sort(band.begin(), band.end());
        std::sort(bands.begin(), bands.end());
        std::array<Pattern, 9> sorted{};
        for (std::size_t row = 0; row < 9; ++row) sorted[row] = bands[row / 3][row % 3];
        return sorted;
    }

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
            const Key key = row_of_form(sides_[side_][line], after, next);
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

    /// False when putting the line here would leave the smallest pattern.
    [[nodiscard]] bool fits(std::size_t depth, int line) const {
        if (!pattern_first_) return true;
        if (patterns_[line] != best_pattern_[depth]) return false;
        if (depth % 3 != 0) return true;
        std::array<Pattern, 3> band{};
        for (int i = 0; i < 3; ++i) band[i] = patterns_[line / 3 * 3 + i];
        std::sort(band.begin(), band.end());
        return std::equal(band.begin(), band.end(),
                          best_pattern_.begin() + static_cast<std::ptrdiff_t>(depth));
    }

    /// For an empty line: how many lines (and bands) could stand here alike, or 0 when another one
    /// stands for this one. 1 for a line with clues.
    [[nodiscard]] std::uint32_t orders_of_empty(std::size_t depth, int line,
                                                std::uint32_t left) const {
        if (patterns_[line] != 0) return 1;
        const int band = line / 3;
        std::uint32_t alike = 0;
        for (int i = 3 * band; i < 3 * band + 3; ++i) {
            if ((left >> i & 1) == 0 || patterns_[i] != 0) continue;
            if (i < line) return 0;
            ++alike;
        }
        if (depth % 3 != 0 || alike != 3) return alike;
        std::uint32_t bands = 0;
        for (int other = 0; other < 3; ++other) {
            const int base = 3 * other;
            if ((left >> base & 1) == 0) continue;
            if ((patterns_[base] | patterns_[base + 1] | patterns_[base + 2]) != 0) continue;
            if (other < band) return 0;
            ++bands;
        }
        return alike * bands;
    }

    [[nodiscard]] Key row_of_form(const Line& line, Labels& labels, int& next_label) const {
        Key key = 0;
        for (const std::uint8_t column : columns_) {
            const int digit = line.digit(column);
            std::uint8_t& label = labels[digit];
            if (digit != 0 && label == 0) label = static_cast<std::uint8_t>(next_label++);
            key = key << 4 | label;
        }
        return key;
    }

    void arrive(const Labels& labels, std::uint32_t ways) {
        if (result_.automorphisms == 0) {
            result_.transpose = side_ == 1;
            result_.rows = rows_;
            result_.columns = columns_;
            result_.labels = labels;
        }
        result_.automorphisms += ways * column_orders_;
    }

    const Sides& sides_;
    bool pattern_first_;
    bool look_for_pattern_ = false;
    std::size_t side_ = 0;
    std::uint32_t column_orders_ = 1;
    std::array<Pattern, 9> patterns_{};  ///< of the side's lines, in the present order of columns
    std::array<std::uint8_t, 9> columns_{};
    std::array<std::uint8_t, 9> rows_{};
    std::array<Pattern, 9> best_pattern_{};
    std::array<Key, 9> best_{};
    Arrangement result_;
};

}  // namespace

Arrangement arrange_by_columns(const Sides& sides, bool pattern_first) {
    return ColumnWalk(sides, pattern_first).run();
}

}  // namespace nonet::canon
