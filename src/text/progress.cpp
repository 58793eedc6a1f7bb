// What a player has added to a puzzle, and what pencil marks say about the givens.
//
// A drawing of pencil marks does not tell a given from a cell whose last candidate remains. The
// rule here is the one that players' programs follow when they read such drawings: who places a
// digit crosses it out in the peers, so a lone candidate that a peer still lists was not placed.
// Where nothing at all was crossed out (candidates written straight from the givens), the rule
// would leave no given; then every lone candidate is one.
#include <nonet/text.hpp>

#include <algorithm>

namespace nonet {

namespace {

bool peer_lists(const Candidates& candidates, Cell cell, Digit digit) {
    return std::any_of(kPeerCells[cell].begin(), kPeerCells[cell].end(), [&](Cell peer) {
        return candidates.has(peer, digit) && candidates[peer] != mask_of(digit);
    });
}

}  // namespace

Grid givens_of(const Candidates& candidates) {
    const Grid singles = single_candidates(candidates);
    Grid givens;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit digit = singles[cell];
        if (digit != 0 && !peer_lists(candidates, cell, digit)) givens.set(cell, digit);
    }
    return givens.clue_count() == 0 ? singles : givens;
}

Position with_placed(const Position& position, const Progress& progress) {
    Position result = position;
    for (std::size_t cell = 0; cell < progress.placed.size(); ++cell) {
        const int value = progress.placed[cell];
        if (value == 0) continue;
        if (auto* grid = std::get_if<Grid>(&result)) {
            grid->set(static_cast<Cell>(cell), static_cast<Digit>(value));
        } else if (auto* board = std::get_if<Board>(&result)) {
            board->set(static_cast<int>(cell), value);
        } else {
            std::get<Candidates>(result).set(static_cast<Cell>(cell),
                                             mask_of(static_cast<Digit>(value)));
        }
    }
    return result;
}

}  // namespace nonet
