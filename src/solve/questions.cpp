// The public questions (nonet/solve.hpp), each in terms of the two searches.
//
// This file knows what is asked and nothing of how candidates are kept; the searches know nothing
// of statuses. A faster machinery replaces the searches and leaves this file alone.
#include "base/budget.hpp"
#include "solve/lexicographic.hpp"
#include "solve/planes.hpp"
#include "solve/search.hpp"

#include <nonet/solve.hpp>

namespace nonet {

namespace {

Candidates candidates_of(const Grid& puzzle) {
    return Candidates::from_grid(puzzle);
}

/// What one search that found `solution` or nothing has shown.
Outcome<Grid> one_answer(const std::optional<Grid>& solution, const Budget& budget) {
    if (solution) return {Status::solved, solution};
    return {budget.reached() ? Status::unknown : Status::none, std::nullopt};
}

/// The status, with the first solution that comes.
Outcome<Grid> none_one_or_several(const Planes& start, Budget& budget) {
    Search search(start, budget);
    const auto one = search.next();
    if (!one) return one_answer(one, budget);
    if (search.next()) return {Status::multiple, one};
    return {budget.reached() ? Status::unknown : Status::unique, one};
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
    return one_answer(find_solution(Planes(puzzle), budget), budget);
}

Outcome<Grid> first_solution(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    return one_answer(LexicographicSearch(Planes(puzzle), budget).next(), budget);
}

Outcome<Grid> classify_any(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    return none_one_or_several(Planes(puzzle), budget);
}

Outcome<Grid> classify(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    const Planes start(puzzle);
    Outcome<Grid> outcome = none_one_or_several(start, budget);
    if (outcome.status != Status::multiple) return outcome;
    if (const auto first = LexicographicSearch(start, budget).next()) {
        outcome.solution = first;
    } else {
        outcome.status = Status::unknown;
    }
    return outcome;
}

SearchEnd for_each_solution(const Candidates& puzzle, const SolutionVisitor& visit, Order order,
                            const Limits& limits) {
    Budget budget(limits);
    const Planes start(puzzle);
    if (order == Order::any) return visit_all(Search(start, budget), visit, budget);
    return visit_all(LexicographicSearch(start, budget), visit, budget);
}

SolutionCount count_solutions(const Candidates& puzzle, Uint128 limit, const Limits& limits) {
    Budget budget(limits);
    Search search(Planes(puzzle), budget);
    SolutionCount result;
    while (search.next()) {
        if (limit != Uint128{0} && result.count == limit) {
            result.exact = false;
            result.end = SearchEnd::by_visitor;
            return result;
        }
        ++result.count;
    }
    if (budget.reached()) {
        result.exact = false;
        result.end = SearchEnd::by_limit;
    }
    return result;
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
    return one_answer(Search(Planes(puzzle), budget, &random).next(), budget);
}

std::optional<Grid> random_solution(const Candidates& puzzle, Random& random) {
    return random_solution(puzzle, random, Limits{}).solution;
}

std::optional<Candidates> solution_candidates(const Candidates& puzzle, const Limits& limits) {
    Budget budget(limits);
    Candidates possible;
    for (Cell cell = 0; cell < kCells; ++cell) possible.set(cell, 0);

    Planes start(puzzle);
    if (!start.propagate()) return possible;
    Candidates open;
    for (Cell cell = 0; cell < kCells; ++cell) open.set(cell, start.candidates(cell));

    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!open.has(cell, digit) || !start.has(cell, digit)) continue;
            Planes branch = start;
            branch.assign(cell, digit);
            if (const auto found = find_solution(branch, budget)) {
                strike_out(open, possible, *found);
            } else if (budget.reached()) {
                return std::nullopt;
            } else {
                // What no solution has can go for good: the next questions get easier.
                start.remove(cell, digit);
                if (!start.propagate()) return possible;  // no solution at all
            }
        }
    }
    return possible;
}

std::optional<Grid> some_solution(const Candidates& puzzle) {
    return some_solution(puzzle, Limits{}).solution;
}
std::optional<Grid> some_solution(const Grid& puzzle) {
    return some_solution(candidates_of(puzzle));
}

std::optional<Grid> first_solution(const Candidates& puzzle) {
    return first_solution(puzzle, Limits{}).solution;
}
std::optional<Grid> first_solution(const Grid& puzzle) {
    return first_solution(candidates_of(puzzle));
}

std::optional<Grid> solution(const Candidates& puzzle) {
    Outcome<Grid> outcome = classify_any(puzzle);
    return outcome.status == Status::unique ? outcome.solution : std::nullopt;
}
std::optional<Grid> solution(const Grid& puzzle) {
    return solution(candidates_of(puzzle));
}

bool is_unique(const Candidates& puzzle) {
    return classify_any(puzzle).status == Status::unique;
}
bool is_unique(const Grid& puzzle) {
    return is_unique(candidates_of(puzzle));
}

}  // namespace nonet
