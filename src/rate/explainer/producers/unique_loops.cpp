// Unique rectangles and loops: the search for the loops.
//
// From every bivalue cell a walk goes through boxes, rows and columns, never twice in a row through
// the same kind, over cells that hold both digits of the start. It may continue to a cell with more
// candidates while fewer than two such cells are in the loop, or while the extra digits seen are
// one digit. A known fault of the original is part of the scale: the extra digits of a cell that
// was only looked at stay counted for the cells looked at after it, so some loops are missed.
//
// A loop counts only if the cells of even places visit the same houses as those of odd places, each
// once. The original tests that at the end; here the walk leaves a path at the first house visited
// twice by the same parity, which drops no loop that counts and keeps the order (the extra digits
// are counted before the test). All hints of the position are then sorted by rating and type.
//
// Source: the behaviour of Sudoku Explainer 1.2.1.3.
#include "rate/explainer/producers/unique_loops.hpp"

#include "rate/explainer/rules.hpp"

#include <algorithm>

namespace nonet::explainer {

namespace {

constexpr std::uint32_t houses_bits(Cell cell) {
    return 1u << kHousesOf[cell][0] | 1u << kHousesOf[cell][1] | 1u << kHousesOf[cell][2];
}

/// The walk from one cell.
class LoopWalk {
  public:
    LoopWalk(const Position& position, Cell start, ExtrasOfNeighbours extras,
             std::vector<UniqueLoopHint>& hints)
        : position_(position), hints_(hints), start_(start), neighbours_(extras) {
        pair_ = position.candidates(start);
        loop_.low = std::countr_zero(pair_) + 1;
        loop_.high = 16 - std::countl_zero(pair_);
        holders_ = position.cells_with(loop_.low) & position.cells_with(loop_.high);
        walk(start, 2, 0, 3);
    }

  private:
    /// `from`: which of the cell's three houses (box, row, column) led here, 3 for none.
    void walk(Cell cell, int more_allowed, DigitMask extras, int from) {
        const std::uint32_t houses = houses_bits(cell);
        auto& visited = visited_[loop_.size % 2];
        if ((visited & houses) != 0) return;
        visited |= houses;
        loop_.cells[loop_.size++] = static_cast<std::uint8_t>(cell);
        loop_.mask.add(cell);
        for (int kind = 0; kind < 3; ++kind) {
            if (kind == from) continue;
            for (const Cell next : holders_& kHouseMasks[kHousesOf[cell][kind]]) {
                step(next, more_allowed, extras, kind);
            }
        }
        loop_.mask.remove(cell);
        --loop_.size;
        visited &= ~houses;
    }

    /// Tries one next cell; the extras so far, those of the cell before it, may stay changed.
    void step(Cell next, int more_allowed, DigitMask& extras_so_far, int kind) {
        if (next == start_ && loop_.size >= 4) {
            if (visited_[0] == visited_[1]) add_hints(position_, loop_, hints_);
            return;
        }
        if (loop_.mask.has(next)) return;
        const DigitMask candidates = position_.candidates(next);
        const auto extras = static_cast<DigitMask>((extras_so_far | candidates) & ~pair_);
        if (neighbours_ == ExtrasOfNeighbours::kept) extras_so_far = extras;
        const bool has_more = candidates != pair_;
        if (has_more && !nonet::is_single(extras) && more_allowed <= 0) return;
        walk(next, more_allowed - (has_more ? 1 : 0), extras, kind);
    }

    const Position& position_;
    std::vector<UniqueLoopHint>& hints_;
    Cell start_;
    ExtrasOfNeighbours neighbours_;
    DigitMask pair_ = 0;
    CellMask holders_;
    UniqueLoop loop_;
    std::array<std::uint32_t, 2> visited_{};
};

}  // namespace

std::vector<UniqueLoopHint> unique_loop_hints(const Position& position, ExtrasOfNeighbours extras) {
    std::vector<UniqueLoopHint> hints;
    for (const Cell start : position.bivalue_cells()) LoopWalk(position, start, extras, hints);
    return hints;
}

void find_unique_loops(const Position& position, Sink& sink) {
    std::vector<UniqueLoopHint> hints = unique_loop_hints(position, ExtrasOfNeighbours::kept);
    std::stable_sort(
        hints.begin(), hints.end(), [](const UniqueLoopHint& a, const UniqueLoopHint& b) {
            return a.hint.rating != b.hint.rating ? a.hint.rating < b.hint.rating : a.type < b.type;
        });
    for (UniqueLoopHint& hint : hints) {
        if (!sink.take(hint.hint)) return;
    }
}

}  // namespace nonet::explainer
