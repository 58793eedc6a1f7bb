// Placing a line as the next row: one new state for each way to get the smallest row.
#pragma once

#include "canon/row_state.hpp"

#include <vector>

namespace nonet::canon {

/// The labels that a row gives out.
struct NewLabels {
    std::uint32_t first;
    std::uint32_t count;
};

/// Appends to `out` what becomes of `state` when `line` is the next row: its columns, stacks and
/// labels. `labels` are those of the smallest row, which the line must give.
void extend(const RowState& state, const Line& line, const NewLabels& labels,
            std::vector<RowState>& out);

}  // namespace nonet::canon
