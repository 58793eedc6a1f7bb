// Step 4: a set of digits is one number. C++20.
//
// Nine booleans fit into nine bits of an integer: bit 0 stands for digit 1. What is used in the
// row, the column and the box of a blank is then two ORs, what is left is one NOT, and instead of
// asking nine times whether a digit is allowed, the search takes one allowed digit after the other.
//
// Cost: one step for each allowed digit; the forbidden ones cost nothing. The nodes are those of
// step 1.
//
// usage: 04_bitmasks [LIMIT [--nodes]] < PUZZLES      (as step 1)
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

constexpr unsigned kAll = 0x1ff;

struct Blank {
    int cell, row, column, box;
};

std::string grid;
std::vector<Blank> blanks;
std::array<unsigned, 9> in_row, in_column, in_box;  // the digits that are used
long long nodes, limit;

unsigned allowed(const Blank& at) {
    return kAll & ~(in_row[at.row] | in_column[at.column] | in_box[at.box]);
}

void flip(const Blank& at, unsigned bit) {
    in_row[at.row] ^= bit;
    in_column[at.column] ^= bit;
    in_box[at.box] ^= bit;
}

// Fills the blanks from number `index` on.
bool search(std::size_t index) {
    if (index == blanks.size()) return true;
    const Blank& at = blanks[index];
    for (unsigned left = allowed(at); left != 0; left &= left - 1) {
        if (++nodes > limit) return false;
        const unsigned bit = left & -left;  // the lowest of the bits
        grid[at.cell] = static_cast<char>('1' + std::countr_zero(bit));
        flip(at, bit);
        if (search(index + 1)) return true;
        flip(at, bit);
    }
    return false;
}

// False when two clues clash.
bool read_clues(const std::string& line) {
    grid = line.substr(0, 81);
    blanks.clear();
    in_row = in_column = in_box = {};
    for (int cell = 0; cell < 81; ++cell) {
        const Blank at = {cell, cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3};
        if (line[cell] < '1' || line[cell] > '9') {
            blanks.push_back(at);
            continue;
        }
        const unsigned bit = 1U << (line[cell] - '1');
        if ((allowed(at) & bit) == 0) return false;
        flip(at, bit);
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    const long long given = argc > 1 ? std::atoll(argv[1]) : 0;
    limit = given > 0 ? given : 1LL << 62;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.size() < 81) continue;
        nodes = 0;
        if (read_clues(line) && search(0)) {
            std::cout << grid << '\n';
        } else {
            std::cout << (nodes > limit ? "stopped\n" : "none\n");
        }
        if (argc > 2) std::cerr << nodes << '\n';
    }
}
