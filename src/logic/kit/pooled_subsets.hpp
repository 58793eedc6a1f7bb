// Naked subsets in which several cells of a house count as one: type 3 of all deadly patterns.
//
// One of the cells, nobody knows which, must take one of a few digits. So together they are a cell
// with these digits, and k further cells of the house that have k + 1 digits with it are a naked
// subset. Order: depth first in the order of cells, a subset before those that extend it; that is
// HoDoKu's order for rectangles, and whoever wants the smallest first asks size by size. Cost: at
// most 2^7 subsets for a house, less where digits run over; no allocation.
#pragma once

#include "logic/kit/digits.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

namespace nonet::logic {

/// How many further cells a subset may have.
struct SubsetSizes {
    int least = 1;
    int most = kDigits;
};

/// Calls visit(CellGroup) for each subset of `further` cells until it returns true: the cells that
/// join, with all digits of the subset. `before`: the digits that count as one cell, without cells.
template <class Visit>
bool for_each_pooled_subset(const State& state, const CellMask& further, const CellGroup& before,
                            const SubsetSizes& sizes, Visit& visit) {
    const int size = before.cells.count() + 1;
    CellMask rest = further;
    for (const Cell cell : further) {
        rest.remove(cell);
        CellGroup group = before;
        group.cells.add(cell);
        group.digits = static_cast<DigitMask>(before.digits | state.candidates(cell));
        const int digits = digit_count(group.digits);
        if (digits > sizes.most + 1) continue;
        if (size >= sizes.least && digits == size + 1 && visit(group)) return true;
        if (size < sizes.most && for_each_pooled_subset(state, rest, group, sizes, visit)) {
            return true;
        }
    }
    return false;
}

}  // namespace nonet::logic
