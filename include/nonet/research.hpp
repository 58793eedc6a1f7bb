// Why is this puzzle not a proper one, and which of its clues does it need?
//
// Each answer takes many searches. The deadline and the flag of `limits` hold for all of them
// together, `limits.nodes` for each one. Without limits, too, every answer comes back in about a
// second: the proof that a set is the smallest has a fixed amount of work of its own.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <optional>
#include <vector>

namespace nonet {

/// The clues that can be removed, each one alone, without changing the set of solutions; a unique
/// puzzle without any is minimal. Ascending cells. Nothing when a limit came first. One search for
/// each clue.
std::optional<std::vector<Cell>> redundant_clues(const Grid& puzzle, const Limits& limits = {});

/// A set of cells that explains something.
struct CellSet {
    std::vector<Cell> cells;  ///< ascending
    bool smallest = false;    ///< proved that no smaller set does it; otherwise just irreducible
};

/// Clues of a puzzle without a solution that by themselves leave no solution: a smallest such
/// set where the limits allow the proof, otherwise one from which no clue can be dropped.
/// Nothing when the puzzle has a solution, or when a limit came before any answer. Where two
/// givens clash, the answer is the first such pair and costs nothing.
std::optional<CellSet> conflicting_clues(const Grid& puzzle, const Limits& limits = {});

/// Cells of a puzzle with several solutions which, filled as in `target` (one of its solutions),
/// leave `target` as the only solution: a smallest such set where the limits allow the proof,
/// otherwise one from which no cell can be dropped. Empty when the puzzle is unique. Nothing when
/// `target` is no solution of the puzzle, or when a limit came before any answer.
std::optional<CellSet> settling_clues(const Grid& puzzle, const Grid& target,
                                      const Limits& limits = {});

}  // namespace nonet
