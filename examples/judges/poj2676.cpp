// POJ 2676, Sudoku: the number of grids, then for each nine lines of nine digits, 0 = blank. Prints
// the solution of each in the same form. Any solution will do; this program prints the smallest,
// read row by row as one number, and a grid without solution as it was read.
//
// Trying the cells in reading order meets the smallest solution first, and on some inputs not
// before the judge's patience ends: with few clues a mistake made in row 1 is noticed in row 9. A
// search that chooses its cells is fast and meets the solutions in no order at all. So the fast
// search becomes a witness that is asked questions. It finds some solution; then, cell by
// cell in reading order: is there one with a smaller digit here? If so, that solution is the new
// witness; if not, the digit is gone for good.
//
// A board is a set of digits for each cell. Two rules shrink the sets until nothing changes: the
// digit of a decided cell leaves the rest of its row, column and box, and a digit with one place
// left in one of these goes there. Then the search tries the digits of a cell that has few of
// them in houses that failed often: this finds the spot where a hopeless grid is hopeless
// (Boussemart and others, "Boosting systematic search by weighting constraints", 2004).
//
// Cost: at most some milliseconds for a grid, the hardest known as well as nearly empty ones.
// C++11.
#include <iostream>

namespace {

const int kAll = 0x1ff;  // a set of digits is nine bits, the lowest one for digit 1

struct Board {
    int digits[81];  // for each cell, what it can still be
};

int house[27][9];  // the cells of each row, column and box
int blame[27];     // how often each of them was found impossible

void make_houses() {
    for (int i = 0; i < 9; ++i) {
        for (int j = 0; j < 9; ++j) {
            house[i][j] = 9 * i + j;
            house[9 + i][j] = 9 * j + i;
            house[18 + i][j] = 27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3;
        }
    }
}

bool is_single(int set) {
    return set != 0 && (set & (set - 1)) == 0;
}

int lowest(int set) {
    return set & -set;
}

int size_of(int set) {
    int size = 0;
    for (; set != 0; set &= set - 1) ++size;
    return size;
}

// The digit of a decided cell, 0 for the others.
int digit_of(int set) {
    return is_single(set) ? size_of(set - 1) + 1 : 0;
}

// Both rules, once, in one house. False when it cannot be filled any more.
bool shrink_house(Board& board, const int* cells, bool& changed) {
    int once = 0, twice = 0, certain = 0;
    for (int i = 0; i < 9; ++i) {
        const int set = board.digits[cells[i]];
        twice |= once & set;
        once |= set;
        if (!is_single(set)) continue;
        if ((certain & set) != 0) return false;
        certain |= set;
    }
    if (once != kAll) return false;
    if (certain == kAll) return true;
    const int one_place = once & ~twice & ~certain;
    for (int i = 0; i < 9; ++i) {
        int& set = board.digits[cells[i]];
        if (is_single(set)) continue;
        const int smaller = (set & one_place) != 0 ? set & one_place : set & ~certain;
        if (smaller == 0) return false;
        if (smaller != set) changed = true;
        set = smaller;
    }
    return true;
}

// Both rules in all houses, until nothing changes. False when there is no solution.
bool shrink(Board& board) {
    for (bool changed = true; changed;) {
        changed = false;
        for (int h = 0; h < 27; ++h) {
            if (shrink_house(board, house[h], changed)) continue;
            ++blame[h];
            return false;
        }
    }
    return true;
}

// An undecided cell with few digits in houses with much blame; -1 when all are decided.
int choose(const Board& board) {
    int best = -1, best_size = 0, best_blame = 0;
    for (int cell = 0; cell < 81; ++cell) {
        if (is_single(board.digits[cell])) continue;
        const int size = size_of(board.digits[cell]);
        const int row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
        const int sum = 1 + blame[row] + blame[9 + column] + blame[18 + box];
        if (best < 0 || size * best_blame < best_size * sum) {
            best = cell;
            best_size = size;
            best_blame = sum;
        }
    }
    return best;
}

// Some solution of the board goes to `witness`. False when there is none.
bool solve(Board board, Board& witness) {
    if (!shrink(board)) return false;
    const int cell = choose(board);
    if (cell < 0) {
        witness = board;
        return true;
    }
    for (int left = board.digits[cell]; left != 0; left &= left - 1) {
        board.digits[cell] = lowest(left);
        if (solve(board, witness)) return true;
    }
    return false;
}

// The smallest solution of all goes to `witness`. False when there is none.
bool solve_smallest(Board board, Board& witness) {
    if (!solve(board, witness)) return false;
    for (int cell = 0; cell < 81; ++cell) {
        shrink(board);  // does not fail: the witness is a solution
        while (lowest(board.digits[cell]) != witness.digits[cell]) {
            Board trial = board;
            trial.digits[cell] = lowest(board.digits[cell]);
            if (!solve(trial, witness)) board.digits[cell] &= ~trial.digits[cell];
        }
        board.digits[cell] = witness.digits[cell];
    }
    return true;
}

Board read_board() {
    Board board;
    for (int cell = 0; cell < 81; ++cell) {
        char symbol = '0';
        std::cin >> symbol;
        board.digits[cell] = '1' <= symbol && symbol <= '9' ? 1 << (symbol - '1') : kAll;
    }
    return board;
}

void write_board(const Board& board) {
    for (int cell = 0; cell < 81; ++cell) {
        std::cout << digit_of(board.digits[cell]);
        if (cell % 9 == 8) std::cout << '\n';
    }
}

}  // namespace

int main() {
    make_houses();
    int grids = 0;
    std::cin >> grids;
    for (; grids > 0; --grids) {
        const Board board = read_board();
        Board answer = board;
        for (int h = 0; h < 27; ++h) blame[h] = 0;
        solve_smallest(board, answer);
        write_board(answer);
    }
}
