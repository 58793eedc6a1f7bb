// The same questions for a plain Sudoku of any size from 1×1 to 36×36.
//
// Deciding an N×N Sudoku is NP-complete, so every question takes Limits and may answer `unknown`.
// 9×9 puzzles are answered too, but solve.hpp does that much faster.
#pragma once

#include <nonet/board.hpp>
#include <nonet/random.hpp>
#include <nonet/search.hpp>

#include <functional>
#include <optional>
#include <vector>

namespace nonet {

/// Any one solution; status solved, none or unknown.
Outcome<Board> some_solution(const Board& puzzle, const Limits& limits = {});

/// The lexicographically smallest solution, values read row by row; solved, none or unknown.
Outcome<Board> first_solution(const Board& puzzle, const Limits& limits = {});

/// A random solution. Every solution can come out, but not all equally often.
Outcome<Board> random_solution(const Board& puzzle, Random& random, const Limits& limits = {});

/// None, one or several, with one solution: the lexicographically smallest when `order` asks for
/// it, otherwise any. Status none, unique, multiple or unknown.
Outcome<Board> classify(const Board& puzzle, Order order = Order::any, const Limits& limits = {});

/// Gets each solution in turn; returns false to stop.
using BoardVisitor = std::function<bool(const Board&)>;

/// Visits every solution once.
SearchEnd for_each_solution(const Board& puzzle, const BoardVisitor& visit,
                            Order order = Order::any, const Limits& limits = {});

/// How many solutions, counting up to `limit` (0: no limit).
SolutionCount count_solutions(const Board& puzzle, Uint128 limit, const Limits& limits = {});

/// The union of all solutions: for each cell the values that stand there in at least one solution,
/// value v at bit v-1; all zero when there is no solution. Nothing when a limit came first.
std::optional<std::vector<std::uint64_t>> solution_candidates(const Board& puzzle,
                                                              const Limits& limits = {});

}  // namespace nonet
