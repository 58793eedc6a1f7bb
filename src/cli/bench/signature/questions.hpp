// The puzzles that the parts of the signature ask about. Always the same.
//
// They come from known puzzles and from seeded random numbers. The solver is asked only for unique
// solutions of known puzzles, so a change of what it finds first changes no puzzle.
#pragma once

#include "cli/bench/digest.hpp"

#include <nonet/board.hpp>
#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <vector>

namespace nonet::cli {

/// Isomorphs of the known puzzles: proper ones, with 17 clues and the hardest.
std::vector<Grid> proper_questions();

/// Cuts of full grids with 0 to 40 clues: one, several and very many solutions.
std::vector<Grid> open_questions();

/// Puzzles with a digit changed: mostly without solution, some with clashing givens.
std::vector<Grid> spoiled_questions();

/// All of these.
std::vector<Grid> all_questions();

/// Puzzles of candidates, with none, one and several solutions.
std::vector<Candidates> candidate_questions();

/// Boards of 4×4 to 16×16, with boxes of different shapes.
std::vector<Board> board_questions();

void add_outcome(Digest& digest, const Outcome<Grid>& outcome);
void add_outcome(Digest& digest, const Outcome<Board>& outcome);
void add_count(Digest& digest, const SolutionCount& count);

}  // namespace nonet::cli
