// The smallest set of cells that does something, when only a solver can tell what does it.
//
// "These clues leave no solution", "these cells settle the puzzle": such answers are closed
// upwards, and a set fails exactly when it misses some obstacle, a set of cells of which every
// answer has one. There are far too many obstacles to list, so they are found as they are needed
// (implicit hitting sets: Karp 2010; Ignatiev, Previti, Liffiton and Marques-Silva 2015 for
// smallest unsatisfiable subsets): take a smallest set that hits the obstacles known; ask the
// solver which obstacle it misses; none, and it is a smallest answer, because no smaller set hits
// even these.
//
// Invariant: `smallest hitting set of the known obstacles <= smallest answer <= best answer`. After
// each exact step the set is grown, one cell for each obstacle it still misses, until it is an
// answer, and then stripped of cells it does not need: that brings many obstacles for one exact
// step, and an answer to fall back on when the exact steps become too hard.
//
// Cost: exponential at worst in the size of the answer, held by a fixed number of branches; then
// the best irreducible answer comes back without the proof.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/research.hpp>
#include <nonet/search.hpp>

#include <functional>
#include <optional>

namespace nonet {

/// Asked with a set of cells: an obstacle that it misses; the empty set when it is an answer;
/// nothing when a limit came first. The smaller the obstacles, the faster the search.
using ObstacleFinder = std::function<std::optional<CellMask>(const CellMask& chosen)>;

/// The smallest answer, or an irreducible one when the proof would take too long. Nothing when a
/// limit came before any answer.
std::optional<CellSet> smallest_answer(const ObstacleFinder& find_obstacle, const Limits& limits);

}  // namespace nonet
