// Whatever candidates a puzzle has, all questions about it agree: the solver for 9×9 with itself,
// with the rules, and, when the candidates are those of digits, with the general solver, which
// shares no code with it.
//
// The bytes are read as clues: two bytes each, a cell and a digit, or a candidate to take away.
#include <nonet/board.hpp>
#include <nonet/candidates.hpp>
#include <nonet/general.hpp>
#include <nonet/grid.hpp>
#include <nonet/search.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace {

using nonet::Candidates;
using nonet::Grid;
using nonet::Status;

constexpr std::size_t kLimit = 50;

void require(bool condition) {
    if (!condition) std::abort();
}

struct Input {
    Grid grid;              // the digits alone
    Candidates candidates;  // the digits, less the candidates taken away
    bool digits_only = true;
};

// Starts from a full grid and blanks cells or takes candidates away, since random digits clash
// at once: byte pairs (cell, what). What: 0-9 that digit or blank, others a candidate to remove.
Input make_input(const std::uint8_t* data, std::size_t size) {
    Input input;
    input.grid = *nonet::some_solution(Grid());
    for (std::size_t i = 0; i + 1 < size && data[i] < nonet::kCells; i += 2) {
        if (data[i + 1] <= nonet::kDigits) input.grid.set(data[i], data[i + 1]);
    }
    input.candidates = Candidates::from_grid(input.grid);
    for (std::size_t i = 0; i + 1 < size && data[i] < nonet::kCells; i += 2) {
        if (data[i + 1] > nonet::kDigits) {
            input.candidates.remove(data[i], data[i + 1] % nonet::kDigits + 1);
            input.digits_only = false;
        }
    }
    return input;
}

bool allowed(const Grid& solution, const Candidates& puzzle) {
    for (nonet::Cell cell = 0; cell < nonet::kCells; ++cell) {
        if (!puzzle.has(cell, solution[cell])) return false;
    }
    return true;
}

Status status_of(std::size_t solutions) {
    if (solutions == 0) return Status::none;
    return solutions == 1 ? Status::unique : Status::multiple;
}

void check_enumeration(const Candidates& puzzle, const std::vector<Grid>& in_order) {
    for (const Grid& grid : in_order) {
        require(nonet::is_solution(grid) && allowed(grid, puzzle));
    }
    require(std::adjacent_find(in_order.begin(), in_order.end(), std::greater_equal<>()) ==
            in_order.end());
    std::vector<Grid> any = nonet::solutions_up_to(puzzle, kLimit);
    require(any.size() == in_order.size());
    if (in_order.size() < kLimit) {
        std::sort(any.begin(), any.end());
        require(any == in_order);
    }
}

void check_questions(const Candidates& puzzle, const std::vector<Grid>& in_order) {
    const Status status = status_of(in_order.size());
    const auto classified = nonet::classify(puzzle);
    require(classified.status == status);
    require(nonet::is_unique(puzzle) == (status == Status::unique));
    require(nonet::some_solution(puzzle).has_value() == !in_order.empty());
    if (!in_order.empty()) {
        require(nonet::first_solution(puzzle) == in_order.front());
        require(classified.solution == in_order.front());
    }
    const auto count = nonet::count_solutions(puzzle, nonet::Uint128{kLimit});
    require(count.count == nonet::Uint128{in_order.size()});
}

void check_general(const Grid& puzzle, const std::vector<Grid>& in_order) {
    const auto board =
        nonet::Board::from_values({3, 3}, {puzzle.values().begin(), puzzle.values().end()});
    require(board.ok());
    const auto outcome = nonet::classify(*board, nonet::Order::lexicographic);
    require(outcome.status == status_of(in_order.size()));
    if (!in_order.empty()) {
        const auto& values = in_order.front().values();
        require(outcome.solution.has_value());
        require(std::equal(values.begin(), values.end(), outcome.solution->values().begin()));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Input input = make_input(data, size);
    const auto in_order =
        nonet::solutions_up_to(input.candidates, kLimit, nonet::Order::lexicographic);
    check_enumeration(input.candidates, in_order);
    check_questions(input.candidates, in_order);
    if (input.digits_only) check_general(input.grid, in_order);
    return 0;
}
