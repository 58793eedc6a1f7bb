// The slow half of row_key.
#include "canon/row_state.hpp"

namespace nonet::canon {

namespace {

void sort_three(std::array<std::uint32_t, 3>& keys, int count) {
    if (count > 1 && keys[0] > keys[1]) std::swap(keys[0], keys[1]);
    if (count > 2 && keys[1] > keys[2]) std::swap(keys[1], keys[2]);
    if (count > 2 && keys[0] > keys[1]) std::swap(keys[0], keys[1]);
}

}  // namespace

bool RowState::compete(std::uint32_t clues) const {
    std::uint32_t taken = 0;
    int loose = 0;
    for (int stack = 0; stack < 3; ++stack) {
        const std::uint32_t here = clues >> (3 * stack) & 7U;
        taken |= here & (here - 1);
        loose += here != 0 && stack_places[stack] == kNoPlace ? 1 : 0;
    }
    return taken != 0 || loose > 1;
}

std::uint64_t row_key_by_sorting(const RowState& state, const Line& line) {
    std::uint64_t key = 0;
    std::array<std::uint32_t, 3> loose{};
    int loose_count = 0;
    for (int stack = 0; stack < 3; ++stack) {
        const std::uint32_t clues = line.filled & state.open_columns & 7U << (3 * stack);
        if (clues == 0) continue;
        const std::uint64_t labels = sorted_labels(state, line, clues);
        if (state.stack_places[stack] == kNoPlace)
            loose[loose_count++] = static_cast<std::uint32_t>(labels);
        else
            key |= labels << state.last_open_shift(stack);
    }
    sort_three(loose, loose_count);
    for (int i = 0; i < loose_count; ++i) {
        const int place = state.open_stacks - loose_count + i;
        key |= static_cast<std::uint64_t>(loose[i]) << (4 * (6 - 3 * place));
    }
    for (std::uint32_t fixed = line.filled & ~std::uint32_t{state.open_columns}; fixed != 0;
         fixed &= fixed - 1) {
        const int column = std::countr_zero(fixed);
        key |= static_cast<std::uint64_t>(state.label(line, column)) << state.shifts[column];
    }
    return key;
}

}  // namespace nonet::canon
