// Step 5: of all blanks, fill the one with the fewest digits. C++20.
//
// No rule says that the blanks must be filled in reading order. Where one digit is left there is
// nothing to guess; where none is left the mistake is seen at once, and not only when the search
// comes by. So before each step look at all the blanks and take the one with the smallest
// choice: it is swapped to the place in the list whose turn it is, and swapped back afterwards.
//
// Cost: a look at each blank at every node, paid back many times, since the nodes become few. Lost:
// the order. The solution found is no longer the smallest; boj2239.cpp shows how to have both.
//
// usage: 05_smallest_choice [LIMIT [--nodes]] < PUZZLES      (as step 1)
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr unsigned kAll = 0x1ff;

// The number of digits in a set. (Without a processor option std::popcount is a call.)
constexpr auto kSize = [] {
    std::array<int, 512> sizes{};
    for (int set = 1; set < 512; ++set) sizes[set] = sizes[set / 2] + set % 2;
    return sizes;
}();

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

// The number of the blank with the fewest digits, from number `index` on.
std::size_t smallest_choice(std::size_t index) {
    std::size_t best = index;
    int best_size = 10;
    for (std::size_t i = index; i < blanks.size() && best_size > 1; ++i) {
        const int size = kSize[allowed(blanks[i])];
        if (size >= best_size) continue;
        best = i;
        best_size = size;
    }
    return best;
}

// Fills the blanks from number `index` on.
bool search(std::size_t index) {
    if (index == blanks.size()) return true;
    const std::size_t chosen = smallest_choice(index);
    std::swap(blanks[index], blanks[chosen]);
    const Blank at = blanks[index];
    for (unsigned left = allowed(at); left != 0; left &= left - 1) {
        if (++nodes > limit) return false;
        const unsigned bit = left & -left;  // the lowest of the bits
        grid[at.cell] = static_cast<char>('1' + std::countr_zero(bit));
        flip(at, bit);
        if (search(index + 1)) return true;
        flip(at, bit);
    }
    std::swap(blanks[index], blanks[chosen]);
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
