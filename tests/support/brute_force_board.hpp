// All solutions of a board by the most naive means, to hold the real engine against.
//
// The blanks in reading order, each value in turn, three checks, recursion: nothing here is shared
// with the engine, and the solutions come in lexicographic order by construction. For small boards
// only.
#pragma once

#include <nonet/board.hpp>

#include <cstddef>
#include <vector>

namespace nonet::test {

class BruteForceBoard {
  public:
    /// Finds the solutions of `puzzle`, at most `limit` of them.
    static std::vector<Board> solutions(const Board& puzzle, std::size_t limit) {
        BruteForceBoard search(puzzle, limit);
        if (search.givens_agree()) search.fill(0);
        return search.found_;
    }

  private:
    BruteForceBoard(const Board& puzzle, std::size_t limit) : board_(puzzle), limit_(limit) {}

    [[nodiscard]] bool sees(int a, int b) const {
        return board_.row_of(a) == board_.row_of(b) || board_.column_of(a) == board_.column_of(b) ||
               board_.box_of(a) == board_.box_of(b);
    }

    [[nodiscard]] bool fits(int cell, int value) const {
        for (int other = 0; other < board_.cell_count(); ++other) {
            if (other != cell && board_[other] == value && sees(cell, other)) return false;
        }
        return true;
    }

    [[nodiscard]] bool givens_agree() const {
        for (int cell = 0; cell < board_.cell_count(); ++cell) {
            if (board_[cell] != 0 && !fits(cell, board_[cell])) return false;
        }
        return true;
    }

    void fill(int cell) {
        while (cell < board_.cell_count() && board_[cell] != 0) ++cell;
        if (cell == board_.cell_count()) {
            found_.push_back(board_);
            return;
        }
        for (int value = 1; value <= board_.side() && found_.size() < limit_; ++value) {
            if (!fits(cell, value)) continue;
            board_.set(cell, value);
            fill(cell + 1);
        }
        board_.set(cell, 0);
    }

    Board board_;
    std::size_t limit_;
    std::vector<Board> found_;
};

}  // namespace nonet::test
