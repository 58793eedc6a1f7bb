// Reading small unavoidable sets off a grid.
//
// Two digits: follow one digit to a cell, its row to the other digit, that one's box or column
// back ... The cells of two digits hang together by houses, and in each connected part the two can
// be exchanged. Two lines of one chute: the columns in which they hold the same digits in another
// order fall into cycles, and in each cycle the lines can be exchanged: rows, columns and boxes
// keep their digits.
#include "generate/known_sets.hpp"

#include <algorithm>
#include <array>

namespace nonet::generate {

namespace {

void add_parts_of_two_digits(const Grid& grid, std::vector<CellMask>& sets) {
    std::array<CellMask, kDigits + 1> cells_of{};
    for (Cell cell = 0; cell < kCells; ++cell) cells_of[grid[cell]].add(cell);
    for (Digit a = 1; a <= kDigits; ++a) {
        for (Digit b = a + 1; b <= kDigits; ++b) {
            CellMask left = cells_of[a] | cells_of[b];
            while (!left.empty()) {
                CellMask part;
                CellMask fresh = CellMask::of(left.first());
                while (!fresh.empty()) {
                    const Cell cell = fresh.first();
                    part.add(cell);
                    fresh |= kPeerMasks[cell] & left;
                    fresh = fresh.without(part);
                }
                left = left.without(part);
                sets.push_back(part);
            }
        }
    }
}

/// Two lines as lists of cells, so that rows and columns are alike.
void add_cycles_of_two_lines(const Grid& grid, const std::array<Cell, 9>& first,
                             const std::array<Cell, 9>& second, std::vector<CellMask>& sets) {
    std::array<int, kDigits + 1> place_in_first{};
    for (int i = 0; i < 9; ++i) place_in_first[grid[first[i]]] = i;
    std::array<bool, 9> seen{};
    for (int start = 0; start < 9; ++start) {
        CellMask cycle;
        for (int i = start; !seen[i]; i = place_in_first[grid[second[i]]]) {
            seen[i] = true;
            cycle.add(first[i]);
            cycle.add(second[i]);
        }
        if (!cycle.empty()) sets.push_back(cycle);
    }
}

std::array<Cell, 9> line_cells(House house) {
    std::array<Cell, 9> cells{};
    std::copy(kHouseCells[house].begin(), kHouseCells[house].end(), cells.begin());
    return cells;
}

}  // namespace

KnownSets::KnownSets(const Grid& grid) {
    std::vector<CellMask> sets;
    add_parts_of_two_digits(grid, sets);
    for (House line = 0; line < 18; ++line) {
        for (House other = line + 1; other < line / 3 * 3 + 3; ++other)
            add_cycles_of_two_lines(grid, line_cells(line), line_cells(other), sets);
    }
    std::stable_sort(sets.begin(), sets.end(),
                     [](const CellMask& a, const CellMask& b) { return a.count() < b.count(); });
    for (const CellMask& set : sets) {
        if (has_room() && std::find(sets_.begin(), sets_.end(), set) == sets_.end()) learn(set);
    }
}

void KnownSets::learn(const CellMask& set) {
    const std::size_t index = sets_.size();
    sets_.push_back(set);
    const std::uint64_t bit = std::uint64_t{1} << (index % kBits);
    all_[index / kBits] |= bit;
    for (const Cell cell : set) with_[cell][index / kBits] |= bit;
}

}  // namespace nonet::generate
