// A smallest set of clues that cannot all be right.
//
// The obstacles, in the words of implicit_hitting_set.hpp, are correction sets: clues whose removal
// leaves a solution. A conflicting set has a clue of each, or it would keep that solution. When the
// chosen clues have a solution, the clues that it contradicts are such a set; it is made minimal by
// asking for each of them whether it could hold beside all clues that hold already. Every search
// brings a full grid, so one question often settles several clues.
//
// Two equal givens in one house are a smallest set without any search: one clue alone never
// conflicts.
#include "research/implicit_hitting_set.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/research.hpp>
#include <nonet/solve.hpp>

namespace nonet {

namespace {

class ClueConflict {
  public:
    ClueConflict(const Grid& puzzle, const Limits& limits) : puzzle_(puzzle), limits_(limits) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] != 0) clues_.add(cell);
        }
    }

    /// A minimal set of clues whose removal leaves a solution, none of them in `chosen`.
    std::optional<CellMask> correction_set(const CellMask& chosen) const {
        const Outcome<Grid> outcome = solve(chosen);
        if (outcome.status == Status::none) return CellMask();
        if (!outcome.solution) return std::nullopt;
        CellMask held = clues_held_by(*outcome.solution);
        CellMask broken;
        for (CellMask open = clues_.without(held); !open.empty();) {
            const Cell clue = open.first();
            open.remove(clue);
            const Outcome<Grid> with_clue = solve(held | CellMask::of(clue));
            if (with_clue.status == Status::none) {
                broken.add(clue);
            } else if (with_clue.solution) {
                held = clues_held_by(*with_clue.solution);
                open = open.without(held);
            } else {
                return std::nullopt;
            }
        }
        return broken;
    }

  private:
    [[nodiscard]] Outcome<Grid> solve(const CellMask& clues) const {
        Grid part;
        for (const Cell cell : clues.cells()) part.set(cell, puzzle_[cell]);
        return some_solution(Candidates::from_grid(part), limits_);
    }

    [[nodiscard]] CellMask clues_held_by(const Grid& solution) const {
        CellMask held;
        for (const Cell cell : clues_.cells()) {
            if (solution[cell] == puzzle_[cell]) held.add(cell);
        }
        return held;
    }

    const Grid& puzzle_;
    const Limits& limits_;
    CellMask clues_;
};

}  // namespace

std::optional<CellSet> conflicting_clues(const Grid& puzzle, const Limits& limits) {
    if (const std::optional<Clash> clash = find_clash(puzzle)) {
        return CellSet{{clash->first, clash->second}, true};
    }
    if (some_solution(Candidates::from_grid(puzzle), limits).status != Status::none) {
        return std::nullopt;
    }
    const ClueConflict conflict(puzzle, limits);
    return smallest_answer([&](const CellMask& chosen) { return conflict.correction_set(chosen); },
                           limits);
}

}  // namespace nonet
