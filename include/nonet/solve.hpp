// Questions about one 9×9 puzzle. Each name says the question.
//
// Every question takes a Grid of digits or 729 Candidates (sukaku). The forms without Limits run
// to the end and know the answer; the forms with Limits may answer `unknown`. Clashing givens are
// no error: such a puzzle has no solution.
//
// Cost: about a microsecond for a proper puzzle, below a tenth of a second for the worst known
// one. Nothing is kept between calls, and all of them may run on any number of threads at once.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/search.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nonet {

/// The solution, if there is exactly one; nothing with none or several.
std::optional<Grid> solution(const Grid& puzzle);
std::optional<Grid> solution(const Candidates& puzzle);

/// Any one solution, the fastest to find; always the same one for the same puzzle.
std::optional<Grid> some_solution(const Grid& puzzle);
std::optional<Grid> some_solution(const Candidates& puzzle);
Outcome<Grid> some_solution(const Grid& puzzle, const Limits& limits);
Outcome<Grid> some_solution(const Candidates& puzzle, const Limits& limits);

/// The lexicographically smallest solution: the 81 digits read row by row as one number.
std::optional<Grid> first_solution(const Grid& puzzle);
std::optional<Grid> first_solution(const Candidates& puzzle);
Outcome<Grid> first_solution(const Grid& puzzle, const Limits& limits);
Outcome<Grid> first_solution(const Candidates& puzzle, const Limits& limits);

/// Exactly one solution?
bool is_unique(const Grid& puzzle);
bool is_unique(const Candidates& puzzle);

/// From text to text, with nothing between: counts the solutions of 81 characters (1 to 9, '.' or
/// '0' for a blank) up to `limit`, and writes the one found first to `solution`, which stays as it
/// is where there is none. -1 for a text that is no such line, or a limit below 1: Grid::from_line
/// says what is wrong with it.
int solve_line(std::string_view puzzle, std::span<char, kCells> solution, int limit = 2);

/// None, one or several: the status, and the lexicographically smallest solution.
Outcome<Grid> classify(const Grid& puzzle, const Limits& limits = {});
Outcome<Grid> classify(const Candidates& puzzle, const Limits& limits = {});

/// None, one or several: the status, and any one solution. Cheaper than classify where there are
/// several.
Outcome<Grid> classify_any(const Grid& puzzle, const Limits& limits = {});
Outcome<Grid> classify_any(const Candidates& puzzle, const Limits& limits = {});

/// At most `count` solutions, in the order asked for.
std::vector<Grid> solutions_up_to(const Candidates& puzzle, std::size_t count,
                                  Order order = Order::any);

/// Gets each solution in turn; returns false to stop.
using SolutionVisitor = std::function<bool(const Grid&)>;

/// Visits every solution once. In lexicographic order the cost per solution is bounded by a few
/// hundred solver calls: no branch without a solution is ever entered.
SearchEnd for_each_solution(const Candidates& puzzle, const SolutionVisitor& visit,
                            Order order = Order::any, const Limits& limits = {});

/// How many solutions, counting up to `limit` (0: no limit). Not exact when `limit` was reached
/// and more exist, or when `limits` stopped the search.
SolutionCount count_solutions(const Grid& puzzle, Uint128 limit, const Limits& limits = {});
SolutionCount count_solutions(const Candidates& puzzle, Uint128 limit, const Limits& limits = {});

/// A random solution. Every solution can come out, but not all equally often.
std::optional<Grid> random_solution(const Candidates& puzzle, Random& random);
Outcome<Grid> random_solution(const Candidates& puzzle, Random& random, const Limits& limits);

/// The union of all solutions: each candidate that stands in at least one of them. Empty masks
/// everywhere when there is no solution; nothing when a limit came first. At most 729 searches.
std::optional<Candidates> solution_candidates(const Candidates& puzzle, const Limits& limits = {});

}  // namespace nonet
