// The fewest cells to fill in so that one of several solutions is the only one left.
//
// The obstacles, in the words of implicit_hitting_set.hpp, are differences: the cells in which
// another solution of the puzzle differs from the target. A settling set has a cell of each, or it
// would allow that solution too. A difference is made minimal by giving one of its cells as well
// and asking for yet another solution inside it; for the empty puzzle these are the unavoidable
// sets of the target, and the question is that for its smallest proper puzzle, which is out of
// reach: there the answer is an irreducible set.
#include "research/implicit_hitting_set.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/research.hpp>
#include <nonet/solve.hpp>

namespace nonet {

namespace {

class Differences {
  public:
    Differences(const Grid& puzzle, const Grid& target, const Limits& limits)
        : target_(target), limits_(limits) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (puzzle[cell] == 0) blanks_.add(cell);
        }
    }

    /// A minimal difference without a cell of `chosen`; empty when the target is the only solution
    /// with these cells.
    [[nodiscard]] std::optional<CellMask> minimal_difference(const CellMask& chosen) const {
        std::optional<CellMask> difference = difference_in(blanks_.without(chosen));
        if (!difference) return std::nullopt;
        for (CellMask open = *difference; !open.empty();) {
            const Cell cell = open.first();
            open.remove(cell);
            const std::optional<CellMask> smaller =
                difference_in(difference->without(CellMask::of(cell)));
            if (!smaller) return std::nullopt;
            if (smaller->empty()) continue;
            difference = smaller;
            open &= *smaller;
        }
        return difference;
    }

  private:
    /// A difference that lies in `free`; empty when there is none.
    [[nodiscard]] std::optional<CellMask> difference_in(const CellMask& free) const {
        Candidates candidates = Candidates::from_grid(target_);
        for (const Cell cell : free.cells()) candidates.set(cell, kAllDigits);
        CellMask difference;
        const SearchEnd end = for_each_solution(
            candidates,
            [&](const Grid& solution) {
                difference = difference_to(solution);
                return difference.empty();
            },
            Order::any, limits_);
        if (end == SearchEnd::by_limit) return std::nullopt;
        return difference;
    }

    [[nodiscard]] CellMask difference_to(const Grid& solution) const {
        CellMask difference;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (solution[cell] != target_[cell]) difference.add(cell);
        }
        return difference;
    }

    const Grid& target_;
    const Limits& limits_;
    CellMask blanks_;
};

}  // namespace

std::optional<CellSet> settling_clues(const Grid& puzzle, const Grid& target,
                                      const Limits& limits) {
    if (!is_solution(target) || !extends(target, puzzle)) return std::nullopt;
    const Differences differences(puzzle, target, limits);
    return smallest_answer(
        [&](const CellMask& chosen) { return differences.minimal_difference(chosen); }, limits);
}

}  // namespace nonet
