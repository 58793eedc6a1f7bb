// The public questions (nonet/solve.hpp), each in terms of the two searches.
//
// This file knows what is asked and nothing of how candidates are kept; the searches know nothing
// of statuses. A faster machinery replaces the searches and leaves this file alone.
#include "base/budget.hpp"
#include "solve/kernels.hpp"
#include "solve/lexicographic.hpp"
#include "solve/random_search.hpp"
#include "solve/search.hpp"

#include <nonet/solve.hpp>

#include <array>
#include <bit>
#include <cstdint>

namespace nonet {

namespace {

const Candidates& candidates_of(const Candidates& puzzle) {
    return puzzle;
}
Candidates candidates_of(const Grid& puzzle) {
    return Candidates::from_grid(puzzle);
}

/// What one search that found `solution` or nothing has shown.
Outcome<Grid> one_answer(const std::optional<Grid>& solution, const Budget& budget) {
    if (solution) return {Status::solved, solution};
    return {budget.reached() ? Status::unknown : Status::none, std::nullopt};
}

/// The status, with the first solution that comes.
template <class Puzzle>
Outcome<Grid> none_one_or_several(const Puzzle& puzzle, Budget& budget) {
    Search search(puzzle, budget);
    const auto one = search.next();
    if (!one) return one_answer(one, budget);
    if (search.next()) return {Status::multiple, one};
    return {budget.reached() ? Status::unknown : Status::unique, one};
}

/// The status, with the smallest solution. To find that one in order is much dearer than to prove
/// that there is but one, so the proof comes first.
template <class Puzzle>
Outcome<Grid> status_and_smallest(const Puzzle& puzzle, Budget& budget) {
    Outcome<Grid> outcome = none_one_or_several(puzzle, budget);
    if (outcome.status != Status::multiple) return outcome;
    if (const auto first = LexicographicSearch(candidates_of(puzzle), budget).next()) {
        outcome.solution = first;
    } else {
        outcome.status = Status::unknown;
    }
    return outcome;
}

template <class Puzzle>
Outcome<Grid> smallest(const Puzzle& puzzle, Budget& budget) {
    const Outcome<Grid> outcome = status_and_smallest(puzzle, budget);
    if (outcome.status == Status::none) return outcome;
    if (outcome.status == Status::unknown) return {};
    return {Status::solved, outcome.solution};
}

template <class Puzzle>
SolutionCount count(const Puzzle& puzzle, Uint128 limit, Budget& budget) {
    Search search(puzzle, budget);
    SolutionCount result;
    result.count = search.count(limit == Uint128{0} ? Uint128::max() : limit);
    if (budget.reached()) {
        result.exact = false;
        result.end = SearchEnd::by_limit;
    } else if (result.count == limit && search.next()) {
        result.exact = false;
        result.end = SearchEnd::by_visitor;
    }
    return result;
}

/// Visits what a search finds until it or the visitor ends.
template <class AnySearch>
SearchEnd visit_all(AnySearch&& search, const SolutionVisitor& visit, const Budget& budget) {
    while (const auto grid = search.next()) {
        if (!visit(*grid)) return SearchEnd::by_visitor;
    }
    return budget.reached() ? SearchEnd::by_limit : SearchEnd::complete;
}

/// Moves the candidates of one solution from the open questions to the known answers.
void strike_out(Candidates& open, Candidates& possible, const Grid& found) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        open.remove(cell, found[cell]);
        possible.add(cell, found[cell]);
    }
}

}  // namespace

Outcome<Grid> some_solution(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    return one_answer(Search(puzzle, budget).next(), budget);
}
Outcome<Grid> some_solution(const Grid& puzzle, const Limits& limits) {
    Budget budget(limits);
    return one_answer(Search(puzzle, budget).next(), budget);
}

Outcome<Grid> first_solution(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    return smallest(puzzle, budget);
}
Outcome<Grid> first_solution(const Grid& puzzle, const Limits& limits) {
    Budget budget(limits);
    return smallest(puzzle, budget);
}

Outcome<Grid> classify_any(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    return none_one_or_several(puzzle, budget);
}
Outcome<Grid> classify_any(const Grid& puzzle, const Limits& limits) {
    Budget budget(limits);
    return none_one_or_several(puzzle, budget);
}

Outcome<Grid> classify(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    return status_and_smallest(puzzle, budget);
}
Outcome<Grid> classify(const Grid& puzzle, const Limits& limits) {
    Budget budget(limits);
    return status_and_smallest(puzzle, budget);
}

SearchEnd for_each_solution(const Candidates& puzzle, const SolutionVisitor& visit, Order order,
                            const Limits& limits) {
    Budget budget(limits);
    if (order == Order::any) return visit_all(Search(puzzle, budget), visit, budget);
    return visit_all(LexicographicSearch(puzzle, budget), visit, budget);
}

SolutionCount count_solutions(const Candidates& puzzle, Uint128 limit, const Limits& limits) {
    Budget budget(limits);
    return count(puzzle, limit, budget);
}
SolutionCount count_solutions(const Grid& puzzle, Uint128 limit, const Limits& limits) {
    Budget budget(limits);
    return count(puzzle, limit, budget);
}

std::vector<Grid> solutions_up_to(const Candidates& puzzle, std::size_t count, Order order) {
    std::vector<Grid> solutions;
    if (count == 0) return solutions;
    const auto collect = [&](const Grid& grid) {
        solutions.push_back(grid);
        return solutions.size() < count;
    };
    for_each_solution(puzzle, collect, order);
    return solutions;
}

Outcome<Grid> random_solution(const Candidates& puzzle, Random& random, const Limits& limits) {
    Budget budget(limits);
    return one_answer(find_random_solution(puzzle, budget, random), budget);
}

std::optional<Grid> random_solution(const Candidates& puzzle, Random& random) {
    return random_solution(puzzle, random, Limits{}).solution;
}

std::optional<Candidates> solution_candidates(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    Candidates possible;
    for (Cell cell = 0; cell < kCells; ++cell) possible.set(cell, 0);

    Candidates start = puzzle;
    if (!propagate(start)) return possible;
    Candidates open = start;
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!open.has(cell, digit) || !start.has(cell, digit)) continue;
            Candidates branch = start;
            branch.set(cell, mask_of(digit));
            if (const auto found = find_solution(branch, budget)) {
                strike_out(open, possible, *found);
            } else if (budget.reached()) {
                return std::nullopt;
            } else {
                // What no solution has can go for good: the next questions get easier.
                start.remove(cell, digit);
                if (!propagate(start)) return possible;  // no solution at all
            }
        }
    }
    return possible;
}

std::optional<Grid> some_solution(const Candidates& puzzle) {
    return some_solution(puzzle, Limits{}).solution;
}
std::optional<Grid> some_solution(const Grid& puzzle) {
    return some_solution(puzzle, Limits{}).solution;
}

std::optional<Grid> first_solution(const Candidates& puzzle) {
    return first_solution(puzzle, Limits{}).solution;
}
std::optional<Grid> first_solution(const Grid& puzzle) {
    return first_solution(puzzle, Limits{}).solution;
}

std::optional<Grid> solution(const Candidates& puzzle) {
    Outcome<Grid> outcome = classify_any(puzzle);
    return outcome.status == Status::unique ? outcome.solution : std::nullopt;
}
std::optional<Grid> solution(const Grid& puzzle) {
    std::array<std::uint8_t, kCells> digits;
    const unsigned count =
        solve::chosen_kernel().solve(puzzle.values().data(), 2, 0, digits.data());
    if (count != 1) return std::nullopt;
    return std::bit_cast<Grid>(digits);
}

bool is_unique(const Candidates& puzzle) {
    return classify_any(puzzle).status == Status::unique;
}
bool is_unique(const Grid& puzzle) {
    return solution(puzzle).has_value();
}

int solve_line(std::string_view puzzle, std::span<char, kCells> solution, int limit) {
    if (puzzle.size() != kCells || limit < 1) return -1;
    return solve::chosen_kernel().solve_line(reinterpret_cast<const std::uint8_t*>(puzzle.data()),
                                             static_cast<unsigned>(limit),
                                             reinterpret_cast<std::uint8_t*>(solution.data()));
}

}  // namespace nonet
