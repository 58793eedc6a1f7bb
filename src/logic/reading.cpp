// A puzzle as read holds three layers: the clues, what the player placed, what the player noted.
// The position is their intersection; the facts are those of the clues alone, so that a wrong entry
// does not look like a wrong puzzle.
#include <nonet/reading.hpp>

#include <variant>

namespace nonet::logic {

namespace {

Error other_size() {
    return {ErrorCode::not_supported,
            {},
            "",
            "human steps are known for 9×9 grids only; 'solve' takes other sizes"};
}

void keep_only(State& state, const Candidates& marks) {
    for (const Cell cell : CellMask(state.blanks())) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!marks.has(cell, digit)) state.remove(Candidate::at(cell, digit));
        }
    }
}

State state_of_grid(const Grid& givens, const Progress* progress) {
    if (progress == nullptr) return State(givens);
    Grid placed;
    for (std::size_t cell = 0; cell < progress->placed.size(); ++cell) {
        placed.set(static_cast<Cell>(cell), progress->placed[cell]);
    }
    State state(givens, placed);
    if (progress->marks) keep_only(state, *progress->marks);
    return state;
}

State state_of_candidates(const Candidates& candidates) {
    State state(givens_of(candidates));
    keep_only(state, candidates);
    return state;
}

}  // namespace

Result<State> state_of(const Puzzle& puzzle) {
    if (const Grid* grid = std::get_if<Grid>(&puzzle.position)) {
        return state_of_grid(*grid, puzzle.progress.get());
    }
    if (const Candidates* candidates = std::get_if<Candidates>(&puzzle.position)) {
        return state_of_candidates(*candidates);
    }
    return other_size();
}

Result<PuzzleFacts> facts_of(const Puzzle& puzzle, const Limits& limits) {
    if (const Grid* grid = std::get_if<Grid>(&puzzle.position)) {
        return PuzzleFacts::of(*grid, limits);
    }
    if (const Candidates* candidates = std::get_if<Candidates>(&puzzle.position)) {
        // A drawing of pencil marks may well hold an ordinary puzzle, and marks may be wrong.
        PuzzleFacts by_givens = PuzzleFacts::of(givens_of(*candidates), limits);
        return by_givens.is_unique() ? by_givens : PuzzleFacts::of(*candidates, limits);
    }
    return other_size();
}

}  // namespace nonet::logic
