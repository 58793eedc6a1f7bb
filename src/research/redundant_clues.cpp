// Which clues say nothing new: one search for each.
//
// Without the clue "d in this cell" the puzzle gains exactly the solutions that have another digit
// there. So forbid d in that cell, keep all other clues, and ask for any one solution: none, and
// the clue is redundant. This needs neither a count nor the solutions of the puzzle, and holds for
// puzzles with many solutions, or none, alike.
#include <nonet/research.hpp>
#include <nonet/solve.hpp>

namespace nonet {

std::optional<std::vector<Cell>> redundant_clues(const Grid& puzzle, const Limits& limits) {
    const Candidates all = Candidates::from_grid(puzzle);
    std::vector<Cell> redundant;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        Candidates other = all;
        other.set(cell, static_cast<DigitMask>(kAllDigits & ~mask_of(puzzle[cell])));
        const Status status = some_solution(other, limits).status;
        if (status == Status::unknown) return std::nullopt;
        if (status == Status::none) redundant.push_back(cell);
    }
    return redundant;
}

}  // namespace nonet
