// The row-minimal form of a puzzle, breadth-first: row by row, all beginnings that tie.
//
// Row k of the form is the smallest that any beginning with the smallest rows 1..k-1 can be given,
// so it is enough to keep the beginnings (row_state.hpp) that reach it. Beginnings that are left at
// the end are the automorphisms. The idea of keeping ties is that of Deverin's and Fowler's
// programs; theirs compare the patterns of whole rows first, which misses the minimum where a row
// has several clues: here a row is compared as digits, cell by cell.
//
// Cost: beginnings that tie on k rows are ways in which the same k rows stand in the puzzle. What
// is empty is never ordered: columns and stacks without a clue are open, and of lines without a
// clue that could change places one stands for all (`count`). What remains is at most 18 first
// rows times 144 orders of its clues for a puzzle with a blank in some row, and shrinks from there;
// worst cases in docs/design/canon.md.
#include "canon/arrangement.hpp"
#include "canon/row_extension.hpp"
#include "canon/row_state.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace nonet::canon {

namespace {

constexpr std::uint32_t kBand = 7;

/// Sorted numbers of clues in the three stacks: ascending with the smallest row that they give.
constexpr std::array<std::uint8_t, 512> make_first_row_ranks() {
    std::array<std::uint8_t, 512> ranks{};
    for (unsigned mask = 0; mask < 512; ++mask) {
        std::array<int, 3> counts{};
        for (unsigned bit = 0; bit < 9; ++bit) counts[bit / 3] += static_cast<int>(mask >> bit & 1);
        std::sort(counts.begin(), counts.end());
        ranks[mask] = static_cast<std::uint8_t>(counts[0] * 16 + counts[1] * 4 + counts[2]);
    }
    return ranks;
}
constexpr std::array<std::uint8_t, 512> kFirstRowRanks = make_first_row_ranks();

class RowSearch {
  public:
    explicit RowSearch(const Sides& sides) : sides_(sides) {
        states_.reserve(kUsual);
        next_.reserve(kUsual);
        ties_.reserve(kUsual);
        for (int side = 0; side < 2; ++side) {
            for (int row = 0; row < 9; ++row) {
                if (sides[side][row].filled == 0) empty_[side] |= 1U << row;
            }
        }
    }

    Arrangement run() {
        states_.resize(2);
        states_[1].side = 1;
        for (RowState& state : states_) state.set_open_shifts();
        for (int depth = 0; depth < 9; ++depth) place_row(depth);
        return result();
    }

  private:
    static constexpr std::size_t kUsual = 24;

    struct Tie {
        std::uint32_t state;
        std::uint16_t row;
        std::uint16_t count;  ///< how many lines this one stands for
    };

    /// Row `depth` of the form, for all states.
    void place_row(int depth) {
        best_ = ~std::uint64_t{0};
        ties_.clear();
        for (std::uint32_t i = 0; i < states_.size(); ++i) {
            const RowState& state = states_[i];
            std::uint32_t lines = state.lines_left;
            if (depth % 3 != 0) {
                const auto last = static_cast<std::uint32_t>(state.rows >> (4 * (depth - 1)) & 15);
                lines &= kBand << (last / 3 * 3);
            }
            const std::uint32_t empty = lines & empty_[state.side];
            if (empty != 0)
                take_empty_lines(i, empty, depth % 3 == 0);
            else if (best_ != 0)
                compare_lines(i, lines, depth == 0);
        }
        const NewLabels labels{next_label_, new_digits(depth)};
        next_.clear();
        for (const Tie& tie : ties_) extend_by(tie, depth, labels);
        states_.swap(next_);
        next_label_ += labels.count;
    }

    /// How many digits occur first in the row that was found smallest.
    [[nodiscard]] std::uint32_t new_digits(int depth) const {
        if (depth == 0) {
            const Tie& tie = ties_.front();
            return static_cast<std::uint32_t>(std::popcount(sides_[tie.state][tie.row].filled));
        }
        // A one in each field of four bits that is kNew; the product adds them up in the ninth.
        const std::uint64_t ones = best_ & best_ >> 1 & best_ >> 2 & best_ >> 3 & 0x111111111;
        return static_cast<std::uint32_t>(ones * 0x111111111 >> 32 & 15);
    }

    void extend_by(const Tie& tie, int depth, const NewLabels& labels) {
        RowState state = states_[tie.state];
        const Line& line = sides_[state.side][tie.row];
        state.count *= tie.count;
        state.rows |= static_cast<std::uint64_t>(tie.row) << (4 * depth);
        state.lines_left &= static_cast<std::uint16_t>(~(1U << tie.row));
        if (labels.count == 0 && (line.filled & state.open_columns) == 0)
            next_.push_back(state);
        else
            extend(state, line, labels, next_);
    }

    void compare_lines(std::uint32_t index, std::uint32_t lines, bool first) {
        const RowState& state = states_[index];
        for (; lines != 0; lines &= lines - 1) {
            const int row = std::countr_zero(lines);
            const Line& line = sides_[state.side][row];
            const std::uint64_t key = first ? kFirstRowRanks[line.filled] : row_key(state, line);
            if (key <= best_) take(key, index, row, 1);
        }
    }

    void take(std::uint64_t key, std::uint32_t index, int row, int count) {
        if (key < best_) ties_.clear();
        best_ = key;
        ties_.push_back(
            {index, static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(count)});
    }

    /// One empty line for all in its band; of bands that are all empty, one for all.
    void take_empty_lines(std::uint32_t index, std::uint32_t empty, bool starts_band) {
        int empty_bands = 0;
        for (int band = 0; starts_band && band < 3; ++band) {
            if ((empty >> (3 * band) & kBand) == kBand) ++empty_bands;
        }
        bool took_empty_band = false;
        for (int band = 0; band < 3; ++band) {
            const std::uint32_t here = empty & kBand << (3 * band);
            if (here == 0) continue;
            int count = std::popcount(here);
            if (starts_band && count == 3) {
                if (took_empty_band) continue;
                took_empty_band = true;
                count *= empty_bands;
            }
            take(0, index, std::countr_zero(here), count);
        }
    }

    [[nodiscard]] Arrangement result() const;

    const Sides& sides_;
    std::array<std::uint32_t, 2> empty_{};
    std::vector<RowState> states_;
    std::vector<RowState> next_;
    std::vector<Tie> ties_;
    std::uint64_t best_ = 0;
    std::uint32_t next_label_ = 1;
};

/// Puts what is still open into any order, and says in how many orders it can be put.
std::uint32_t close_columns(const RowState& state, Arrangement& arrangement) {
    constexpr std::array<std::uint32_t, 4> kFactorials = {1, 1, 2, 6};
    std::uint32_t orders = kFactorials[state.open_stacks];
    int next_stack = 0;
    for (int stack = 0; stack < 3; ++stack) {
        const int place =
            state.stack_places[stack] == kNoPlace ? next_stack++ : state.stack_places[stack];
        orders *= kFactorials[state.open_in(stack)];
        int next_open = 3 * place;
        for (int column = 3 * stack; column < 3 * stack + 3; ++column) {
            const bool open = (state.open_columns >> column & 1) != 0;
            const int to = open ? next_open++ : state.place(column);
            arrangement.columns[to] = static_cast<std::uint8_t>(column);
        }
    }
    return orders;
}

Arrangement RowSearch::result() const {
    const RowState& state = states_.front();
    Arrangement arrangement;
    arrangement.transpose = state.side == 1;
    for (int row = 0; row < 9; ++row) {
        arrangement.rows[row] = static_cast<std::uint8_t>(state.rows >> (4 * row) & 15);
    }
    for (int digit = 1; digit <= 9; ++digit) {
        const auto label = static_cast<std::uint32_t>(state.labels >> (4 * digit) & 15);
        arrangement.labels[digit] = static_cast<std::uint8_t>(label == kNew ? 0 : label);
    }
    std::uint32_t count = 0;
    for (const RowState& each : states_) count += each.count;
    arrangement.automorphisms = count * close_columns(state, arrangement);
    return arrangement;
}

}  // namespace

Arrangement arrange_rows(const Sides& sides) {
    return RowSearch(sides).run();
}

}  // namespace nonet::canon
