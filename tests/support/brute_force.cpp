// Naive backtracking: see the header for why it stays naive.
#include "support/brute_force.hpp"

#include <array>
#include <functional>

namespace nonet::test {

namespace {

class NaiveSearch {
  public:
    /// `allowed[cell][digit - 1]`: may this digit stand there? A clue is a cell that allows one.
    using Allowed = std::array<std::array<bool, 9>, 81>;
    using Visitor = std::function<bool(const std::array<int, 81>&)>;

    NaiveSearch(const Allowed& allowed, Visitor visit)
        : allowed_(allowed), visit_(std::move(visit)) {
        for (int cell = 0; cell < 81; ++cell) clues_[cell] = only_digit(allowed[cell]);
        digits_ = clues_;
    }

    void run() { fill_from(0); }

  private:
    /// False when the visitor has had enough.
    bool fill_from(int cell) {
        if (cell == 81) return visit_(digits_);
        for (int digit = 1; digit <= 9; ++digit) {
            if (!allowed_[cell][digit - 1] || clashes(cell, digit)) continue;
            digits_[cell] = digit;
            if (!fill_from(cell + 1)) return false;
        }
        digits_[cell] = clues_[cell];
        return true;
    }

    /// Does `digit` stand in another cell of the row, the column or the box of `cell`?
    [[nodiscard]] bool clashes(int cell, int digit) const {
        const int row = cell / 9;
        const int column = cell % 9;
        for (int i = 0; i < 9; ++i) {
            const int in_row = row * 9 + i;
            const int in_column = i * 9 + column;
            const int in_box = (row - row % 3 + i / 3) * 9 + column - column % 3 + i % 3;
            for (const int other : {in_row, in_column, in_box}) {
                if (other != cell && digits_[other] == digit) return true;
            }
        }
        return false;
    }

    /// 0 when several digits, or none, are allowed.
    static int only_digit(const std::array<bool, 9>& allowed) {
        int only = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            if (!allowed[digit - 1]) continue;
            if (only != 0) return 0;
            only = digit;
        }
        return only;
    }

    Allowed allowed_;
    Visitor visit_;
    std::array<int, 81> clues_{};
    std::array<int, 81> digits_{};
};

NaiveSearch::Allowed allowed_by(const Grid& puzzle) {
    NaiveSearch::Allowed allowed{};
    for (int cell = 0; cell < 81; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            allowed[cell][digit - 1] = puzzle[cell] == 0 || puzzle[cell] == digit;
        }
    }
    return allowed;
}

NaiveSearch::Allowed allowed_by(const Candidates& puzzle) {
    NaiveSearch::Allowed allowed{};
    for (int cell = 0; cell < 81; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            allowed[cell][digit - 1] = puzzle.has(cell, digit);
        }
    }
    return allowed;
}

std::vector<Grid> list(const NaiveSearch::Allowed& allowed, std::size_t limit) {
    std::vector<Grid> solutions;
    if (limit == 0) return solutions;
    NaiveSearch search(allowed, [&](const std::array<int, 81>& digits) {
        Grid grid;
        for (int cell = 0; cell < 81; ++cell) grid.set(cell, digits[cell]);
        solutions.push_back(grid);
        return solutions.size() < limit;
    });
    search.run();
    return solutions;
}

std::size_t count(const NaiveSearch::Allowed& allowed, std::size_t limit) {
    std::size_t found = 0;
    if (limit == 0) return found;
    NaiveSearch search(allowed, [&](const std::array<int, 81>&) { return ++found < limit; });
    search.run();
    return found;
}

}  // namespace

std::vector<Grid> brute_force_solutions(const Grid& puzzle, std::size_t limit) {
    return list(allowed_by(puzzle), limit);
}

std::vector<Grid> brute_force_solutions(const Candidates& puzzle, std::size_t limit) {
    return list(allowed_by(puzzle), limit);
}

std::size_t brute_force_count(const Grid& puzzle, std::size_t limit) {
    return count(allowed_by(puzzle), limit);
}

std::size_t brute_force_count(const Candidates& puzzle, std::size_t limit) {
    return count(allowed_by(puzzle), limit);
}

}  // namespace nonet::test
