// Redundant values of a board of another size than 9×9: for each a search without it.
//
// The general engine has no question "with another value here", so the board must have one
// solution, and a value is redundant when the board has one without it.
#include <nonet/general.hpp>
#include <nonet/minimize.hpp>

#include <utility>

namespace nonet {

namespace {

/// The cells that can go, with or without each other; `board` becomes what is left.
std::optional<std::vector<int>> try_all(Board& board, bool drops, const Limits& limits) {
    std::vector<int> redundant;
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        const int value = board[cell];
        if (value == 0) continue;
        board.set(cell, 0);
        const Status status = classify(board, Order::any, limits).status;
        if (status == Status::unknown) return std::nullopt;
        if (status == Status::unique) redundant.push_back(cell);
        if (status != Status::unique || !drops) board.set(cell, value);
    }
    return redundant;
}

}  // namespace

std::optional<std::vector<int>> redundant_clues(const Board& board, const Limits& limits) {
    Board left = board;
    return try_all(left, false, limits);
}

std::optional<Board> minimal_subpuzzle(const Board& board, const Limits& limits) {
    Board left = board;
    if (!try_all(left, true, limits)) return std::nullopt;
    return left;
}

}  // namespace nonet
