// See the header. Slow and plain on purpose.
#include "support/brute_force_form.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::test {

namespace {

using Lines = std::array<int, 9>;

std::vector<Lines> all_line_orders() {
    std::vector<Lines> orders;
    Lines order = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    // Of all 9! orders those that keep chutes together would be too slow to sift: build them.
    std::array<int, 3> chutes = {0, 1, 2};
    const std::array<std::array<int, 3>, 6> inside = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    do {
        for (int code = 0; code < 216; ++code) {
            const std::array<int, 3> choice = {code / 36, code / 6 % 6, code % 6};
            for (int i = 0; i < 9; ++i) order[i] = chutes[i / 3] * 3 + inside[choice[i / 3]][i % 3];
            orders.push_back(order);
        }
    } while (std::next_permutation(chutes.begin(), chutes.end()));
    return orders;
}

/// Compares what is to be compared: digits row by row, or a pattern first and then digits. A list
/// of numbers, smaller is better, of which the first `known` are there.
class Walk {
  public:
    explicit Walk(bool pattern_first) : pattern_first_(pattern_first) {}

    BruteForceForm run(const Grid& grid) {
        const std::vector<Lines> orders = all_line_orders();
        // Two rounds for patterns: first the smallest pattern, then the digits that go with it.
        for (int round = pattern_first_ ? 0 : 1; round < 2; ++round) {
            only_pattern_ = round == 0;
            for (int side = 0; side < 2; ++side) {
                for (Cell cell = 0; cell < kCells; ++cell) {
                    cells_[cell / 9][cell % 9] =
                        side == 0 ? grid[cell] : grid[cell_at(cell % 9, cell / 9)];
                }
                for (const Lines& columns : orders) {
                    columns_ = columns;
                    place(0, {}, 0, {});
                }
            }
            if (only_pattern_) pattern_ = best_;
            best_.fill(kNothing);
        }
        BruteForceForm result;
        for (Cell cell = 0; cell < kCells; ++cell) result.form.set(cell, form_[cell]);
        result.automorphisms = count_;
        return result;
    }

  private:
    static constexpr int kNothing = 99;

    void place(int depth, std::array<bool, 9> used, int last, std::array<int, 10> labels) {
        if (depth == 9) {
            ++count_;
            form_ = best_;
            return;
        }
        int next = 1 + *std::max_element(labels.begin(), labels.end());
        for (int row = 0; row < 9; ++row) {
            if (used[row] || (depth % 3 != 0 && row / 3 != last / 3)) continue;
            std::array<int, 10> after = labels;
            int next_after = next;
            std::array<int, 9> values{};
            bool fits = true;
            for (int i = 0; i < 9; ++i) {
                const int digit = cells_[row][columns_[i]];
                if (only_pattern_) {
                    values[i] = digit != 0 ? 1 : 0;
                    continue;
                }
                if (digit != 0 && after[digit] == 0) after[digit] = next_after++;
                values[i] = after[digit];
                if (pattern_first_) fits = fits && (digit != 0) == (pattern_[depth * 9 + i] != 0);
            }
            if (!fits) continue;
            // In the second round of patterns a row that fits may still lead nowhere.
            if (pattern_first_ && !only_pattern_ && !can_finish(depth, used, row)) continue;
            const auto begin = best_.begin() + static_cast<std::ptrdiff_t>(depth) * 9;
            if (std::lexicographical_compare(begin, begin + 9, values.begin(), values.end()))
                continue;
            if (!std::equal(values.begin(), values.end(), begin)) {
                std::copy(values.begin(), values.end(), begin);
                std::fill(begin + 9, best_.end(), kNothing);
                count_ = 0;
            }
            std::array<bool, 9> used_after = used;
            used_after[row] = true;
            place(depth + 1, used_after, row, after);
        }
    }

    /// True when the rows that are left can be put behind `row` so that the pattern is kept.
    bool can_finish(int depth, std::array<bool, 9> used, int row) const {
        used[row] = true;
        if (depth == 8) return true;
        for (int next = 0; next < 9; ++next) {
            if (used[next] || ((depth + 1) % 3 != 0 && next / 3 != row / 3)) continue;
            bool fits = true;
            for (int i = 0; i < 9; ++i) {
                fits = fits &&
                       (cells_[next][columns_[i]] != 0) == (pattern_[(depth + 1) * 9 + i] != 0);
            }
            if (fits && can_finish(depth + 1, used, next)) return true;
        }
        return false;
    }

    bool pattern_first_;
    bool only_pattern_ = false;
    std::array<std::array<int, 9>, 9> cells_{};
    Lines columns_{};
    std::array<int, kCells> pattern_{};
    std::array<int, kCells> best_ = filled();
    std::array<int, kCells> form_{};
    std::uint32_t count_ = 0;

    static std::array<int, kCells> filled() {
        std::array<int, kCells> cells{};
        cells.fill(kNothing);
        return cells;
    }
};

}  // namespace

BruteForceForm brute_force_form(const Grid& grid, bool pattern_first) {
    return Walk(pattern_first).run(grid);
}

}  // namespace nonet::test
