// Step 2: the same search, with tables of what is used. C++11.
//
// The other usual program for POJ 2676. Instead of looking at 27 cells to learn whether a digit is
// allowed, keep the answers: for each row, column and box a table of nine booleans, set when a
// digit is put down and cleared when it is taken back.
//
// Cost: three looks for each digit tried. The nodes are those of step 1, one for one.
//
// usage: 02_naive_tables [LIMIT [--nodes]] < PUZZLES      (as step 1)
#include <cstdlib>
#include <iostream>
#include <string>

namespace {

int grid[9][9];  // 0 = blank
bool in_row[9][10], in_column[9][10], in_box[9][10];
long long nodes, limit;

int box_of(int row, int column) {
    return row / 3 * 3 + column / 3;
}

bool allowed(int row, int column, int digit) {
    return !in_row[row][digit] && !in_column[column][digit] && !in_box[box_of(row, column)][digit];
}

void mark(int row, int column, int digit, bool used) {
    in_row[row][digit] = in_column[column][digit] = in_box[box_of(row, column)][digit] = used;
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
        mark(row, column, digit, true);
        if (search(cell + 1)) return true;
        mark(row, column, digit, false);
        grid[row][column] = 0;
    }
    return false;
}

void clear() {
    for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < 9; ++j) grid[i][j] = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            in_row[i][digit] = in_column[i][digit] = in_box[i][digit] = false;
        }
    }
}

// False when two clues clash.
bool read_clues(const std::string& line) {
    clear();
    for (int cell = 0; cell < 81; ++cell) {
        if (line[cell] < '1' || line[cell] > '9') continue;
        const int row = cell / 9, column = cell % 9, digit = line[cell] - '0';
        if (!allowed(row, column, digit)) return false;
        grid[row][column] = digit;
        mark(row, column, digit, true);
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
