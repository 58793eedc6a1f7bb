// Boards for the tests of this layer: read from numbers, and made at random.
#pragma once

#include <nonet/board.hpp>
#include <nonet/general.hpp>
#include <nonet/random.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::test {

/// A board from one symbol a cell: 1-9, then A, B, C ... for 10, 11, 12 ...; '.' is blank.
inline Board board_of(BoxShape box, const std::string& text) {
    std::vector<std::uint8_t> values;
    for (const char symbol : text) {
        if (symbol == '.') {
            values.push_back(0);
        } else if (symbol >= 'A') {
            values.push_back(static_cast<std::uint8_t>(symbol - 'A' + 10));
        } else {
            values.push_back(static_cast<std::uint8_t>(symbol - '0'));
        }
    }
    Result<Board> board = Board::from_values(box, std::move(values));
    EXPECT_TRUE(board.ok()) << text;
    return board.ok() ? board.value() : Board(box);
}

/// A random full board with about `blanks` of its cells blanked. With `spoil`, one given is
/// changed, so that there may be no solution.
inline Board random_puzzle(BoxShape box, int blanks, bool spoil, Random& random) {
    const Outcome<Board> full = random_solution(Board(box), random);
    EXPECT_EQ(full.status, Status::solved);
    Board board = full.solution.value_or(Board(box));
    const auto cells = static_cast<std::uint64_t>(board.cell_count());
    for (int i = 0; i < blanks; ++i) board.set(static_cast<int>(random.below(cells)), 0);
    const int cell = static_cast<int>(random.below(cells));
    if (spoil && board[cell] != 0) board.set(cell, board[cell] % board.side() + 1);
    return board;
}

}  // namespace nonet::test
