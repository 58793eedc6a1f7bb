// From a puzzle as it was read to a position to solve from.
#pragma once

#include <nonet/result.hpp>
#include <nonet/solver.hpp>
#include <nonet/state.hpp>
#include <nonet/text.hpp>

namespace nonet::logic {

/// The position that a player has reached: the givens, the placed digits, and of the candidates
/// that these allow the ones in the player's marks. Candidates without digits (a sukaku, a drawing
/// of pencil marks) are taken as they are; a cell whose single candidate no peer lists is a given.
/// Error not_supported for boards that are not 9×9.
Result<State> state_of(const Puzzle& puzzle);

/// What is known about the puzzle itself, whatever the player has added to it: its givens, or its
/// candidates where the givens alone do not settle it (a sukaku). Error not_supported for boards
/// that are not 9×9.
Result<PuzzleFacts> facts_of(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace nonet::logic
