// Step 8: before each guess, remove all that simple rules can remove. C++20.
//
// Steps 5 to 7 put forced digits down node by node. Here rules shrink the board until nothing
// changes, and only then the search guesses: naked singles, hidden singles and, new, locked
// candidates. Where a box and a line cross there are three cells. A digit that the box has only
// there leaves the rest of the line; one that the line has only there leaves the rest of the box. A
// house is looked at again only when it is dirty: one of its cells has changed.
//
// Cost: a node is ten times dearer than in step 6, and there are ten times fewer. A node is now a
// digit that was guessed; forced ones are not counted.
//
// usage: 08_locked_candidates [LIMIT [--nodes]] < PUZZLES      (as step 1)
#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <iostream>
#include <string>

namespace {

constexpr unsigned kAll = 0x1ff;

using Board = std::array<unsigned, 81>;  // what each cell can still hold, bit 0 = digit 1

struct Crossing {  // of a box and a line: the cells of both, and those of one alone
    std::array<int, 3> both;
    std::array<int, 6> line, box;
};

std::array<std::array<int, 9>, 27> house;  // rows, columns, boxes: cells in ascending order
std::array<unsigned, 81> houses_of;        // of each cell, as a set of three bits
std::array<Crossing, 54> crossing;
long long nodes, limit;

void make_houses() {
    for (int cell = 0; cell < 81; ++cell) {
        const int row = cell / 9, column = 9 + cell % 9, box = 18 + cell / 27 * 3 + cell % 9 / 3;
        house[row][cell % 9] = house[column][cell / 9] = cell;
        house[box][cell / 9 % 3 * 3 + cell % 3] = cell;
        houses_of[cell] = 1U << row | 1U << column | 1U << box;
    }
    int count = 0;
    for (int line = 0; line < 18; ++line) {
        for (int box = 18; box < 27; ++box) {
            Crossing at{};
            const auto end =
                std::ranges::set_intersection(house[line], house[box], at.both.begin());
            if (end.out == at.both.begin()) continue;
            std::ranges::set_difference(house[line], house[box], at.line.begin());
            std::ranges::set_difference(house[box], house[line], at.box.begin());
            crossing[count++] = at;
        }
    }
}

// Keeps only these digits of a cell; if that changes it, its houses become dirty.
void keep(Board& board, int cell, unsigned digits, unsigned& dirty) {
    if ((board[cell] & ~digits) != 0) dirty |= houses_of[cell];
    board[cell] &= digits;
}

// Naked and hidden singles in one house. False when it cannot be filled.
bool singles(Board& board, const std::array<int, 9>& cells, unsigned& dirty) {
    unsigned once = 0, twice = 0, decided = 0;
    for (const int cell : cells) {
        const unsigned set = board[cell];
        twice |= once & set;
        once |= set;
        if ((set & (set - 1)) != 0) continue;
        if (set == 0 || (decided & set) != 0) return false;
        decided |= set;
    }
    const unsigned hidden = once & ~twice & ~decided;
    for (const int cell : cells) {
        const unsigned set = board[cell];
        const unsigned allowed = (set & hidden) != 0 ? hidden : ~decided;
        if ((set & (set - 1)) != 0) keep(board, cell, allowed, dirty);
    }
    return once == kAll;
}

void locked(Board& board, const Crossing& at, unsigned& dirty) {
    unsigned both = 0, line = 0, box = 0;
    for (const int cell : at.both) both |= board[cell];
    for (const int cell : at.line) line |= board[cell];
    for (const int cell : at.box) box |= board[cell];
    if ((both & (line ^ box)) == 0) return;
    for (const int cell : at.line) keep(board, cell, ~(both & ~box), dirty);
    for (const int cell : at.box) keep(board, cell, ~(both & ~line), dirty);
}

// Applies all rules until nothing changes, the cheap ones first. False: it cannot be filled.
bool shrink(Board& board, unsigned dirty) {
    while (dirty != 0) {
        const int h = std::countr_zero(dirty);
        dirty &= dirty - 1;
        if (!singles(board, house[h], dirty)) return false;
        if (dirty != 0) continue;
        for (const Crossing& at : crossing) locked(board, at, dirty);
    }
    return true;
}

// Solves the board, in place when it can be done.
bool search(Board& board, unsigned dirty) {
    if (!shrink(board, dirty)) return false;
    int best = -1, best_size = 10;
    for (int cell = 0; cell < 81 && best_size > 2; ++cell) {
        const int size = std::popcount(board[cell]);
        if (size < 2 || size >= best_size) continue;
        best = cell;
        best_size = size;
    }
    if (best < 0) return true;
    for (unsigned left = board[best]; left != 0; left &= left - 1) {
        if (++nodes > limit) return false;
        Board next = board;
        next[best] = left & -left;
        if (!search(next, houses_of[best])) continue;
        board = next;
        return true;
    }
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    const long long given = argc > 1 ? std::atoll(argv[1]) : 0;
    limit = given > 0 ? given : 1LL << 62;
    make_houses();
    for (std::string line; std::getline(std::cin, line);) {
        if (line.size() < 81) continue;
        nodes = 0;
        Board board;
        for (int cell = 0; cell < 81; ++cell) {
            board[cell] = '1' <= line[cell] && line[cell] <= '9' ? 1U << (line[cell] - '1') : kAll;
        }
        if (search(board, (1U << 27) - 1)) {
            for (const unsigned bit : board) std::cout << std::countr_zero(bit) + 1;
            std::cout << '\n';
        } else {
            std::cout << (nodes > limit ? "stopped\n" : "none\n");
        }
        if (argc > 2) std::cerr << nodes << '\n';
    }
}
