// Step 1: try every digit in every blank, and look before each try. C++11.
//
// The usual first program for POJ 2676. Go through the cells in reading order; in a blank, try the
// digits 1 to 9; a digit is allowed when its row, its column and its box do not have it yet, which
// is found by looking at all their cells. When no digit is left, go back and change the last one.
//
// Cost: 27 cells looked at for each of nine digits in each blank that is visited, and the number of
// visits can be anything up to more than anybody can wait for.
//
// usage: 01_naive_check [LIMIT [--nodes]] < PUZZLES
// PUZZLES has 81 characters a line, 0 or '.' = blank. For each puzzle a line with the solution,
// `none`, or `stopped` after LIMIT nodes (0: no limit); --nodes: their number on standard error. A
// node is a digit put into a blank.
#include <cstdlib>
#include <iostream>
#include <string>

namespace {

int grid[9][9];  // 0 = blank
long long nodes, limit;

bool allowed(int row, int column, int digit) {
    for (int i = 0; i < 9; ++i) {
        if (grid[row][i] == digit) return false;
        if (grid[i][column] == digit) return false;
        if (grid[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
}

// Fills the blanks from `cell` on; false when that cannot be done, or the limit is reached.
bool search(int cell) {
    if (cell == 81) return true;
    const int row = cell / 9, column = cell % 9;
    if (grid[row][column] != 0) return search(cell + 1);
    for (int digit = 1; digit <= 9; ++digit) {
        if (!allowed(row, column, digit)) continue;
        if (++nodes > limit) return false;
        grid[row][column] = digit;
        if (search(cell + 1)) return true;
        grid[row][column] = 0;
    }
    return false;
}

// False when two clues clash.
bool read_clues(const std::string& line) {
    for (auto& row : grid) {
        for (int& digit : row) digit = 0;
    }
    for (int cell = 0; cell < 81; ++cell) {
        if (line[cell] < '1' || line[cell] > '9') continue;
        const int digit = line[cell] - '0';
        if (!allowed(cell / 9, cell % 9, digit)) return false;
        grid[cell / 9][cell % 9] = digit;
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
            for (const auto& row : grid) {
                for (const int digit : row) std::cout << digit;
            }
            std::cout << '\n';
        } else {
            std::cout << (nodes > limit ? "stopped\n" : "none\n");
        }
        if (argc > 2) std::cerr << nodes << '\n';
    }
}
