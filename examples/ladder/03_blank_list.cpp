// Step 3: first a list of the blanks, then a search through the list. C++11.
//
// The usual program for BOJ 2239. The clues never change, so the search need not pass by them:
// write down the blanks while reading, with row, column and box of each, and let the search count
// through that list. The digits are tried from small to large and the blanks in reading order, so
// the first solution found is the smallest, as the problem asks.
//
// Cost: no more looks at clues and no divisions inside the search. The nodes are those of step 1.
//
// usage: 03_blank_list [LIMIT [--nodes]] < PUZZLES      (as step 1)
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

struct Blank {
    int cell, row, column, box;
};

std::string grid;
std::vector<Blank> blanks;
bool in_row[9][10], in_column[9][10], in_box[9][10];
long long nodes, limit;

bool allowed(const Blank& at, int digit) {
    return !in_row[at.row][digit] && !in_column[at.column][digit] && !in_box[at.box][digit];
}

void mark(const Blank& at, int digit, bool used) {
    in_row[at.row][digit] = in_column[at.column][digit] = in_box[at.box][digit] = used;
}

// Fills the blanks from number `index` on.
bool search(std::size_t index) {
    if (index == blanks.size()) return true;
    const Blank& at = blanks[index];
    for (int digit = 1; digit <= 9; ++digit) {
        if (!allowed(at, digit)) continue;
        if (++nodes > limit) return false;
        grid[at.cell] = static_cast<char>('0' + digit);
        mark(at, digit, true);
        if (search(index + 1)) return true;
        mark(at, digit, false);
    }
    return false;
}

void clear() {
    blanks.clear();
    for (int i = 0; i < 9; ++i) {
        for (int digit = 1; digit <= 9; ++digit) {
            in_row[i][digit] = in_column[i][digit] = in_box[i][digit] = false;
        }
    }
}

// False when two clues clash.
bool read_clues(const std::string& line) {
    clear();
    grid = line.substr(0, 81);
    for (int cell = 0; cell < 81; ++cell) {
        const Blank at = {cell, cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3};
        if (line[cell] < '1' || line[cell] > '9') {
            blanks.push_back(at);
            continue;
        }
        const int digit = line[cell] - '0';
        if (!allowed(at, digit)) return false;
        mark(at, digit, true);
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
