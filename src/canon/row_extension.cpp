// The free choices in placing a line, one after the other: the order of the loose stacks, the order
// of the clues in each stack's open columns, then the labels, which follow from the places.
//
// Orders that would not be ascending are skipped; known labels differ from each other, so only new
// digits leave a choice: at most 6 * 6 * 6 * 6 for nine new digits in three loose stacks, which
// only a row without a blank has.
#include "canon/row_extension.hpp"

#include "canon/permutations.hpp"

#include <array>
#include <bit>
#include <cstddef>

namespace nonet::canon {

namespace {

/// True when the keys, taken in this order, ascend.
bool ascends(const std::array<std::uint32_t, 3>& keys, const Order& order, std::size_t count) {
    for (std::size_t i = 1; i < count; ++i) {
        if (keys[order[i - 1]] > keys[order[i]]) return false;
    }
    return true;
}

class Extension {
  public:
    Extension(const Line& line, std::uint32_t open, const NewLabels& labels,
              std::vector<RowState>& out)
        : line_(line),
          open_(open),
          has_new_(labels.count != 0),
          next_label_(labels.first),
          out_(out) {}

    /// Gives places to the stacks that have their first clue in this line.
    void place_stacks(RowState& state) {
        std::array<int, 3> stacks{};
        std::array<std::uint32_t, 3> keys{};
        std::size_t count = 0;
        for (int stack = 0; stack < 3; ++stack) {
            const std::uint32_t clues = open_ & 7U << (3 * stack);
            if (clues == 0 || state.stack_places[stack] != kNoPlace) continue;
            keys[count] = sorted_labels(state, line_, clues);
            stacks[count++] = stack;
        }
        state.open_stacks = static_cast<std::uint8_t>(state.open_stacks - count);
        if (count < 2) {
            if (count == 1) state.stack_places[stacks[0]] = state.open_stacks;
            place_columns(state, 0);
            return;
        }
        for (const Order& order : orders_of(count)) {
            if (!ascends(keys, order, count)) continue;
            RowState child = state;
            for (std::size_t i = 0; i < count; ++i) {
                child.stack_places[stacks[order[i]]] =
                    static_cast<std::uint8_t>(child.open_stacks + i);
            }
            place_columns(child, 0);
        }
    }

  private:
    /// Gives places to the open columns that have their first clue in this line.
    void place_columns(RowState& state, int stack) {
        for (; stack < 3; ++stack) {
            const std::uint32_t clues = open_ & 7U << (3 * stack);
            if (clues == 0) continue;
            const int shift = state.last_open_shift(stack);
            if ((clues & (clues - 1)) != 0) {
                order_columns(state, stack, clues, shift);
                return;
            }
            fix(state, std::countr_zero(clues), shift);
        }
        if (open_ != 0) state.set_open_shifts();
        if (has_new_) give_labels(state);
        out_.push_back(state);
    }

    /// The same where a stack has several of them.
    void order_columns(const RowState& state, int stack, std::uint32_t clues, int last_shift) {
        std::array<int, 3> columns{};
        std::array<std::uint32_t, 3> keys{};
        std::size_t count = 0;
        for (; clues != 0; clues &= clues - 1) {
            columns[count] = std::countr_zero(clues);
            keys[count] = state.label(line_, columns[count]);
            ++count;
        }
        for (const Order& order : orders_of(count)) {
            if (!ascends(keys, order, count)) continue;
            RowState child = state;
            for (std::size_t i = 0; i < count; ++i) {
                const int shift = last_shift + 4 * static_cast<int>(count - 1 - i);
                fix(child, columns[order[i]], shift);
            }
            place_columns(child, stack + 1);
        }
    }

    static void fix(RowState& state, int column, int shift) {
        state.shifts[column] = static_cast<std::uint8_t>(shift);
        state.open_columns &= static_cast<std::uint16_t>(~(1U << column));
    }

    /// Numbers the new digits in the order of their places. All columns with clues are fixed now.
    void give_labels(RowState& state) const {
        std::array<std::uint8_t, 9> digit_in{};
        std::uint32_t places = 0;
        for (std::uint32_t clues = line_.filled; clues != 0; clues &= clues - 1) {
            const int column = std::countr_zero(clues);
            if (state.label(line_, column) != kNew) continue;
            digit_in[state.place(column)] = line_.shifts[column];
            places |= 1U << state.place(column);
        }
        std::uint64_t label = next_label_;
        for (; places != 0; places &= places - 1) {
            state.labels ^= (std::uint64_t{kNew} ^ label) << digit_in[std::countr_zero(places)];
            ++label;
        }
    }

    const Line& line_;
    std::uint32_t open_;
    bool has_new_;
    std::uint32_t next_label_;
    std::vector<RowState>& out_;
};

}  // namespace

void extend(const RowState& state, const Line& line, const NewLabels& labels,
            std::vector<RowState>& out) {
    RowState placed = state;
    Extension(line, line.filled & state.open_columns, labels, out).place_stacks(placed);
}

}  // namespace nonet::canon
