// One way to have begun a row-minimal form: some rows are placed, and of the columns only as much
// is fixed as these rows have settled.
//
// Why so little is enough: a blank is smaller than any digit, and no digit stands twice in a row.
// So the columns of a stack that are still open are those without a clue so far; they fill the
// first places of their stack, in no order yet. A row with clues in them puts these clues to the
// right end of the open places, known labels ascending, then digits that get their label now; only
// the order of the latter is a free choice, and each choice gives other labels. In the same way
// the stacks without any clue so far come first, in no order yet.
//
//   places:   . . . | . . 7 | . 4 1      two open stacks could stand in front of one another
//             open    open    fixed      only while both are empty
//
// The row that such a state gives to a line of the puzzle is therefore one number, computed
// without trying anything: row_key.
#pragma once

#include "base/unroll.hpp"
#include "canon/sides.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace nonet::canon {

inline constexpr std::uint8_t kNoPlace = 3;
/// The label of a digit that has not occurred yet: larger than every label.
inline constexpr std::uint32_t kNew = 15;

struct RowState {
    /// What digit d has become, four bits each at 4d; kNew for those not met, 0 for a blank.
    std::uint64_t labels = ~std::uint64_t{15};
    /// The lines placed so far, four bits each, the first one lowest.
    std::uint64_t rows = 0;
    /// How many arrangements it stands for: lines without a clue change places freely.
    std::uint32_t count = 1;
    std::uint16_t open_columns = 0x1ff;
    std::uint16_t lines_left = 0x1ff;
    /// For each column four times (8 minus its place), which is where a row_key has it: the place
    /// where it is fixed; for an open one the place that it gets if its clue is the only one that
    /// could get there. See row_key.
    std::array<std::uint8_t, 9> shifts{};
    /// For each stack of the puzzle its place, or kNoPlace.
    std::array<std::uint8_t, 3> stack_places = {kNoPlace, kNoPlace, kNoPlace};
    std::uint8_t open_stacks = 3;
    std::uint8_t side = 0;

    [[nodiscard]] std::uint32_t label(const Line& line, int column) const {
        return static_cast<std::uint32_t>(labels >> line.shifts[column] & 15);
    }
    [[nodiscard]] int place(int column) const { return 8 - shifts[column] / 4; }
    [[nodiscard]] int open_in(int stack) const {
        constexpr std::uint32_t kCounts = 0x32212110;  // bits set in 0 to 7
        return static_cast<int>(kCounts >> (4 * (open_columns >> (3 * stack) & 7U)) & 3);
    }
    /// Where a key has the last open column of a stack, were it the last open stack.
    [[nodiscard]] int last_open_shift(int stack) const {
        const int place = stack_places[stack];
        return 4 * (place == kNoPlace ? 9 - 3 * open_stacks : 9 - 3 * place - open_in(stack));
    }

    /// Sets the shifts of the open columns, after columns or stacks were fixed.
    void set_open_shifts() {
        for (int stack = 0; stack < 3; ++stack) {
            const auto shift = static_cast<std::uint8_t>(last_open_shift(stack));
            for (int column = 3 * stack; column < 3 * stack + 3; ++column) {
                const bool open = (open_columns >> column & 1U) != 0;
                shifts[column] = open ? shift : shifts[column];
            }
        }
    }

    /// True when two clues of these open columns, of which there are several, want the same place.
    [[nodiscard]] bool compete(std::uint32_t clues) const;
};

/// The labels of a line's clues in one stack (`clues`, not empty), ascending, four bits each, the
/// largest lowest: the end of that stack's places.
inline std::uint32_t sorted_labels(const RowState& state, const Line& line, std::uint32_t clues) {
    const auto label_at = [&](std::uint32_t bits) {
        return state.label(line, std::countr_zero(bits));
    };
    std::uint32_t low = label_at(clues);
    clues &= clues - 1;
    if (clues == 0) return low;
    std::uint32_t high = label_at(clues);
    if (low > high) std::swap(low, high);
    clues &= clues - 1;
    if (clues == 0) return low << 4 | high;
    std::uint32_t third = label_at(clues);
    if (third < high) std::swap(third, high);
    if (high < low) std::swap(high, low);
    return low << 8 | high << 4 | third;
}

/// row_key where clues compete for a place: each stack's are sorted, and the open stacks.
std::uint64_t row_key_by_sorting(const RowState& state, const Line& line);

/// The smallest row that `line` can become next: nine labels of four bits, the first one highest,
/// 0 for a blank and kNew for each new digit. Among states with equal rows so far, comparing these
/// numbers is comparing the rows, since the new ones get the same labels in the same places.
///
/// Most often no two clues compete for a place: then each simply goes there, and nothing branches.
inline std::uint64_t row_key(const RowState& state, const Line& line) {
    const std::uint32_t open = line.filled & state.open_columns;
    if ((open & (open - 1)) != 0 && state.compete(open)) return row_key_by_sorting(state, line);
    std::uint64_t key = 0;
    NONET_UNROLL
    for (int column = 0; column < 9; ++column) {
        key |= (state.labels >> line.shifts[column] & 15) << state.shifts[column];
    }
    return key;
}

}  // namespace nonet::canon
