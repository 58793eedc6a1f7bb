// Making puzzles of other sizes than 9×9.
//
// As in generate.hpp a seed makes a sequence of candidates, of which number k depends on the
// recipe, the seed and k alone, and those that are good are handed over in order. Every board
// handed over has exactly one solution.
#pragma once

#include <nonet/board.hpp>
#include <nonet/generate.hpp>
#include <nonet/result.hpp>

#include <cstdint>
#include <functional>
#include <optional>

namespace nonet {

/// The largest side that is made: beyond, proving that a puzzle has one solution can take hours.
inline constexpr int kMostMadeSide = 20;

/// What a board is made from, and which ones are good; the members mean what those of Recipe mean.
struct BoardRecipe {
    BoxShape box;
    bool full_grids = false;
    bool minimal = false;
    std::optional<ClueRange> clues;
    PatternSymmetry symmetry = PatternSymmetry::none;
};

/// A candidate that was good.
struct MadeBoard {
    std::uint64_t number = 0;  ///< of the candidate
    Board puzzle;
    Board solution;
};

/// Takes a puzzle; returns false to stop. Called for one at a time, on any thread.
using BoardReceiver = std::function<bool(const MadeBoard&)>;

/// What is wrong with a recipe: make_boards would answer with it.
std::optional<Error> problem_with(const BoardRecipe& recipe);

/// Makes boards with sides from 2 to kMostMadeSide, each candidate by one thread. It may run
/// forever where a recipe has no good candidates, unless `limits` end it. Error bad_argument for a
/// recipe that contradicts itself, not_supported for other sides. A minimal puzzle takes some 50
/// microseconds at 6×6, 10 milliseconds at 12×12, 100 at 16×16 and seconds at 20×20.
Result<MakingEnd> make_boards(const BoardRecipe& recipe, const Making& making,
                              const BoardReceiver& receive);

}  // namespace nonet
