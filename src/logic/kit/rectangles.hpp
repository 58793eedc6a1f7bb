// Rectangles that could hold two digits both ways: the start of every unique rectangle.
//
// Four cells on two rows, two columns and two boxes that hold nothing but two digits could be
// filled in two ways, and no cell outside would notice. A puzzle with one solution never comes to
// that, so some further candidate in such a rectangle must be true, or one of its digits is bound
// elsewhere. The catalogue lists every rectangle that grows from a cell with exactly two candidates
// whose other corners could hold both digits; the techniques ask what makes it harmless.
//
// With `missing` allowed, a corner may have lost a digit by logic: it counts while no placed digit
// forbids it. Order: by the cell of two candidates, its neighbours in the box, then the opposite
// sides; each rectangle only where it is met first, for its first two digits. That is the order of
// the usual programs, and the first step found decides what a puzzle scores. Cost: a microsecond.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

struct TechniqueRow;

struct Rectangle {
    std::array<std::uint8_t, 4> cells{};  ///< two of one box, then the two opposite them
    Digit low = 0;                        ///< the two digits, low < high
    Digit high = 0;
    CellMask floor;              ///< corners with no other digit
    CellMask roof;               ///< corners with others
    DigitMask extra_digits = 0;  ///< the other digits

    [[nodiscard]] CellMask all() const { return floor | roof; }
    [[nodiscard]] DigitMask pair() const {
        return static_cast<DigitMask>(mask_of(low) | mask_of(high));
    }
};

/// Remembers rectangles by their corners.
class RectangleSet {
  public:
    void clear() { seen_.reset(); }
    /// False when it was there before. `opposite` is the corner that shares no line with `corner`.
    bool insert(Cell corner, Cell opposite);

  private:
    std::bitset<9 * 9 * 9 * 9> seen_;
};

class Rectangles {
  public:
    /// Forgets the last position.
    void build(const State& state, bool missing);
    [[nodiscard]] std::span<const Rectangle> all() const { return found_; }

  private:
    void grow(const State& state, Cell start);
    void keep(const State& state, const std::array<Cell, 4>& corners, DigitMask pair);

    std::vector<Rectangle> found_;
    RectangleSet seen_;
    std::array<CellMask, kDigits> open_;  // where a corner may lie, for each digit
};

/// Calls visit(corner, side21, side22) for both cells of every side that could be opposite the side
/// start-corner, until it returns true: corners in the order of the box, sides along the line.
template <class Visit>
bool for_each_rectangle(Cell start, Visit visit) {
    for (const Cell corner : kHouseCells[box_house(box_of(start))]) {
        const bool in_row = row_of(corner) == row_of(start);
        if (corner == start || (!in_row && column_of(corner) != column_of(start))) continue;
        for (int i = 0; i < 9; ++i) {
            const Cell one = in_row ? cell_at(i, column_of(start)) : cell_at(row_of(start), i);
            const Cell two = in_row ? cell_at(i, column_of(corner)) : cell_at(row_of(corner), i);
            if (box_of(one) != box_of(start) && visit(corner, one, two)) return true;
        }
    }
    return false;
}

/// A step with the rectangle as its pattern: digits, cells (floor first) and extra candidates.
Step step_of(const TechniqueRow& row, const State& state, const Rectangle& rectangle);

}  // namespace nonet::logic
