// "Is there a grid that agrees with these digits and has another one here?", by a single search.
//
// The question of src/batch/stream.hpp for callers with few puzzles, for which lanes do not pay.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/solve.hpp>

namespace nonet::research {

/// `puzzle` holds in `cell` the digit that it may not have.
inline Outcome<Grid> other_solution(const Grid& puzzle, Cell cell, const Limits& limits) {
    Candidates candidates = Candidates::from_grid(puzzle);
    candidates.set(cell, static_cast<DigitMask>(kAllDigits & ~mask_of(puzzle[cell])));
    return some_solution(candidates, limits);
}

}  // namespace nonet::research
