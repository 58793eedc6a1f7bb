// What aligned pair and aligned triplet exclusion share: which cells they start from.
//
// Both ask which digits of some base cells occur in no allowed combination. A combination is
// forbidden when cells that see each other take the same digit, or when a cell that sees all base
// cells (an excluder: two digits for pairs, two or three for triplets) would be left without one.
// Base cells have at least two candidates, no peer with a single candidate, and an excluder.
// Source: the behaviour of Sudoku Explainer 1.2.1.3.
#pragma once

#include "rate/explainer/producer.hpp"

#include <array>
#include <cstdint>

namespace nonet::explainer {

/// The base cells and the excluders of each.
struct AlignedBases {
    std::array<std::uint8_t, kCells> cells{};
    int count = 0;
    CellMask mask;
    CellMask excluders;  ///< cells of two to `most` candidates

    AlignedBases(const Position& position, int most) {
        CellMask singles;
        for (const Cell cell : position.blanks()) {
            const int size = count_bits(position.candidates(cell));
            if (size == 1) singles.add(cell);
            if (size >= 2 && size <= most) excluders.add(cell);
        }
        for (const Cell cell : position.blanks()) {
            if (count_bits(position.candidates(cell)) < 2) continue;
            if (singles.intersects(kPeerMasks[cell])) continue;
            if (!excluders.intersects(kPeerMasks[cell])) continue;
            cells[count++] = static_cast<std::uint8_t>(cell);
            mask.add(cell);
        }
    }
    [[nodiscard]] CellMask excluders_of(Cell cell) const { return excluders & kPeerMasks[cell]; }
};

}  // namespace nonet::explainer
