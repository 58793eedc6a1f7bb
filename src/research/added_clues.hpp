// All ways to make puzzles unique by adding a given number of clues.
//
// The puzzle with all added clues but the last has several solutions, and the last is a candidate
// that is in exactly one of them: the question of candidate_census.hpp. A candidate that is in more
// than one may be a clue before the last, and then the question comes again. Clues are added in
// ascending order, so every set is found once. What is open for a puzzle with one clue more are
// those candidates of more than one solution that come behind it:
//
//     puzzle            census: once -> results with one clue
//       + first clue    census of the candidates behind it: once -> results with two clues
//         + second ...
//
// A candidate of no solution is of no solution with further clues, and one of exactly one solution
// leaves nothing for others to do, so neither comes again below, unless puzzles with superfluous
// clues are wanted: then the latter do.
//
// Each puzzle has a few questions in the lanes at a time, and so many puzzles are in work that the
// lanes are full; those further down go first, which bounds their number.
#pragma once

#include "batch/engine.hpp"
#include "research/candidate_census.hpp"

#include <nonet/search.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace nonet::research {

/// What is wanted of the added clues.
struct AddedClues {
    int least = 1;             ///< how many
    int most = 1;              ///< how many, at most
    bool superfluous = false;  ///< also sets of which a part would do
};

/// A puzzle to add to.
struct Base {
    Grid puzzle;
    Candidates open;  ///< the clues that may be added
};

/// Gets the puzzles that were made, in no order, by the number of their base.
using AddedVisitor = std::function<void(std::size_t base, const Grid& puzzle)>;

/// Visits the puzzles with one solution that come of each base. False when a limit came first.
/// Without `superfluous`, bases with one solution give none.
bool add_clues(batch::Engine& engine, std::span<const Base> bases, const AddedClues& wanted,
               const AddedVisitor& visit, const Limits& limits);

}  // namespace nonet::research
