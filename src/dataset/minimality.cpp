// One question for each clue, as in redundant_clues (nonet/research.hpp), but the first clue that
// is not needed ends it. Puzzles of many clues, as foreign data sets have them, are settled by a
// few.
#include "dataset/minimality.hpp"

#include <nonet/candidates.hpp>
#include <nonet/solve.hpp>

namespace nonet::dataset {

std::optional<bool> is_minimal(const Grid& puzzle, const Limits& limits) {
    const Candidates all = Candidates::from_grid(puzzle);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        Candidates other = all;
        other.set(cell, static_cast<DigitMask>(kAllDigits & ~mask_of(puzzle[cell])));
        const Status status = some_solution(other, limits).status;
        if (status == Status::unknown) return std::nullopt;
        if (status == Status::none) return false;
    }
    return true;
}

}  // namespace nonet::dataset
