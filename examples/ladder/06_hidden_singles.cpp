// Step 6: ask the houses too: where can this digit go? C++20.
//
// A house is a row, a column or a box. Step 5 asks of each blank which digits it can hold. The same
// grid can be asked the other way round: in which cells of this house can this digit stand? A digit
// with one place left is a hidden single, hidden because its cell may have many other digits;
// players see those first. A digit with no place left is a mistake that step 5 notices much later.
//
// The board is now a set of digits for each cell, and the search works on copies: to copy 81 small
// numbers costs less than to remember what to put back.
//
// Cost: 27 houses are looked through at every node that has no blank with one digit.
//
// usage: 06_hidden_singles [LIMIT [--nodes]] < PUZZLES      (as step 1)
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>

namespace {

constexpr unsigned kAll = 0x1ff;

// The number of digits in a set. (Without a processor option std::popcount is a call.)
constexpr auto kSize = [] {
    std::array<int, 512> sizes{};
    for (int set = 1; set < 512; ++set) sizes[set] = sizes[set / 2] + set % 2;
    return sizes;
}();

struct Board {
    std::array<std::uint16_t, 81> can;  // what each cell can still hold, bit 0 = digit 1
    std::array<bool, 81> placed;        // is the digit put down?
};

// The digits to try in a cell. No cell: the board is full. No digits: it cannot be filled.
struct Choice {
    int cell;
    unsigned digits;
};

std::array<std::array<int, 9>, 27> house;
long long nodes, limit;

void make_houses() {
    for (int i = 0; i < 81; ++i) {
        house[i / 9][i % 9] = i;
        house[9 + i % 9][i / 9] = i;
        house[18 + i / 27 * 3 + i % 9 / 3][i / 9 % 3 * 3 + i % 3] = i;
    }
}

// Puts the digit down: it leaves the other cells of the cell's houses.
void place(Board& board, int cell, unsigned bit) {
    for (const int h : {cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3}) {
        for (const int peer : house[h]) board.can[peer] &= static_cast<std::uint16_t>(~bit);
    }
    board.can[cell] = static_cast<std::uint16_t>(bit);
    board.placed[cell] = true;
}

Choice smallest_cell(const Board& board) {
    Choice best = {-1, 0};
    int best_size = 10;
    for (int cell = 0; cell < 81 && best_size > 1; ++cell) {
        const int size = kSize[board.can[cell]];
        if (board.placed[cell] || size >= best_size) continue;
        best = {cell, board.can[cell]};
        best_size = size;
    }
    return best;
}

Choice choose(const Board& board) {
    const Choice best = smallest_cell(board);
    if (best.cell < 0 || kSize[best.digits] < 2) return best;
    for (const auto& cells : house) {
        unsigned once = 0, twice = 0, down = 0;
        for (const int cell : cells) {
            twice |= once & board.can[cell];
            once |= board.can[cell];
            if (board.placed[cell]) down |= board.can[cell];
        }
        if (once != kAll) return {best.cell, 0};
        const unsigned hidden = once & ~twice & ~down;
        for (const int cell : cells) {
            if ((board.can[cell] & hidden) != 0) return {cell, board.can[cell] & hidden};
        }
    }
    return best;
}

// Solves the board, in place when it can be done.
bool search(Board& board) {
    const Choice choice = choose(board);
    if (choice.cell < 0) return true;
    for (unsigned left = choice.digits; left != 0; left &= left - 1) {
        if (++nodes > limit) return false;
        Board next = board;
        place(next, choice.cell, left & -left);
        if (!search(next)) continue;
        board = next;
        return true;
    }
    return false;
}

// False when two clues clash.
bool read_clues(const std::string& line, Board& board) {
    board = {};
    board.can.fill(kAll);
    for (int cell = 0; cell < 81; ++cell) {
        if (line[cell] < '1' || line[cell] > '9') continue;
        const unsigned bit = 1U << (line[cell] - '1');
        if ((board.can[cell] & bit) == 0) return false;
        place(board, cell, bit);
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    const long long given = argc > 1 ? std::atoll(argv[1]) : 0;
    limit = given > 0 ? given : 1LL << 62;
    make_houses();
    Board board;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.size() < 81) continue;
        nodes = 0;
        if (read_clues(line, board) && search(board)) {
            for (const unsigned bit : board.can) std::cout << std::countr_zero(bit) + 1;
            std::cout << '\n';
        } else {
            std::cout << (nodes > limit ? "stopped\n" : "none\n");
        }
        if (argc > 2) std::cerr << nodes << '\n';
    }
}
