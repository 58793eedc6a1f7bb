// From a puzzle as it was read to the three ratings.
//
// The original knows puzzles with one solution only and does not check that. Here the puzzle is
// solved first. The rules that need one solution are used only where the givens prove it: a sukaku
// and a puzzle with several solutions are rated without them. With several solutions the rules end
// where only candidates of solutions are left, which is 20.0 as for every puzzle that they do not
// solve; the union of all solutions tells that at once, where asking thirty rules in a nearly empty
// grid would take minutes.
#pragma once

#include "rate/explainer/path.hpp"

#include <nonet/explainer.hpp>
#include <nonet/result.hpp>
#include <nonet/search.hpp>
#include <nonet/text.hpp>

#include <functional>
#include <vector>

namespace nonet::explainer {

struct Rated {
    Status status = Status::unknown;  ///< of the puzzle; unknown when a limit came first
    bool is_complete = false;         ///< every cell was given
    bool uses_uniqueness = false;
    bool is_cut_short = false;  ///< a limit ended the path
    ExplainerRating rating;     ///< of puzzles with a solution and a blank cell
};

/// Follows a path from a position to its end.
using Follow =
    std::function<Ratings(const Position& start, const PathOptions& options, const Limits& limits)>;

/// Rates with any path that starts from the position and ends in three ratings. Of `options` only
/// how early to stop is read.
Result<Rated> rate(const Puzzle& puzzle, const Follow& follow, PathOptions options,
                   const Limits& limits);

/// Rates with a path finder made before. Of `options` only how early to stop is read. `steps`,
/// where given, gets the path.
Result<Rated> rate(const Puzzle& puzzle, PathFinder& finder, PathOptions options,
                   const Limits& limits, std::vector<PathStep>* steps = nullptr);

}  // namespace nonet::explainer
