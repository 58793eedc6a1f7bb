// Growing the rectangles from cells with two candidates.
//
// Each such cell is a start: its partners in row and column follow from the masks of its two
// digits, and the fourth corner is given.
#include "logic/kit/rectangles.hpp"

#include "logic/kit/digits.hpp"
#include "logic/technique_row.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

/// The cells that no placed digit forbids, for each digit: where a candidate is or once was.
std::array<CellMask, kDigits> cells_not_seen(const State& state) {
    std::array<CellMask, kDigits> cells;
    cells.fill(state.blanks());
    for (const Cell cell : CellMask::all().without(state.blanks())) {
        CellMask& open = cells[static_cast<std::size_t>(state.values()[cell]) - 1];
        open = open.without(kPeerMasks[cell]);
    }
    return cells;
}

}  // namespace

bool RectangleSet::insert(Cell corner, Cell opposite) {
    const auto [top, bottom] = std::minmax({row_of(corner), row_of(opposite)});
    const auto [left, right] = std::minmax({column_of(corner), column_of(opposite)});
    const auto key = static_cast<std::size_t>(((top * 9 + bottom) * 9 + left) * 9 + right);
    if (seen_.test(key)) return false;
    seen_.set(key);
    return true;
}

void Rectangles::build(const State& state, bool missing) {
    found_.clear();
    seen_.clear();
    if (missing) {
        open_ = cells_not_seen(state);
    } else {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            open_[static_cast<std::size_t>(digit) - 1] = state.cells_with(digit);
        }
    }
    for (const Cell cell : state.blanks()) {
        if (digit_count(state.candidates(cell)) == 2) grow(state, cell);
    }
}

void Rectangles::grow(const State& state, Cell start) {
    const DigitMask pair = state.candidates(start);
    const CellMask open = open_[static_cast<std::size_t>(first_digit(pair)) - 1] &
                          open_[static_cast<std::size_t>(last_digit(pair)) - 1];
    for_each_rectangle(start, [&](Cell corner, Cell one, Cell two) {
        if (open.has(corner) && open.has(one) && open.has(two) && seen_.insert(start, two)) {
            keep(state, {start, corner, one, two}, pair);
        }
        return false;
    });
}

void Rectangles::keep(const State& state, const std::array<Cell, 4>& corners, DigitMask pair) {
    Rectangle& rectangle = found_.emplace_back();
    rectangle.low = first_digit(pair);
    rectangle.high = last_digit(pair);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        rectangle.cells[i] = static_cast<std::uint8_t>(corners[i]);
        const auto extra = static_cast<DigitMask>(state.candidates(corners[i]) & ~pair);
        (extra == 0 ? rectangle.floor : rectangle.roof).add(corners[i]);
        rectangle.extra_digits = static_cast<DigitMask>(rectangle.extra_digits | extra);
    }
}

Step step_of(const TechniqueRow& row, const State& state, const Rectangle& rectangle) {
    Step step;
    step.technique = &row.info;
    step.digits = {rectangle.low, rectangle.high};
    for (const Cell cell : rectangle.cells) {
        if (rectangle.floor.has(cell)) step.cells.push_back(cell);
    }
    for (const Cell cell : rectangle.cells) {
        if (rectangle.roof.has(cell)) step.cells.push_back(cell);
    }
    for (const Cell cell : rectangle.roof) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Candidate extra = Candidate::at(cell, digit);
            if (digit != rectangle.low && digit != rectangle.high && state.has(extra)) {
                step.fins.push_back(extra);
            }
        }
    }
    return step;
}

}  // namespace nonet::logic
