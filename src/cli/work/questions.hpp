// The solver's questions for any Position: 9×9 digits, 9×9 candidates, or a board of another size.
//
// The library answers for Candidates and for Board with functions of the same names; what stands
// here only chooses between the two, so that commands need not.
#pragma once

#include <nonet/random.hpp>
#include <nonet/search.hpp>
#include <nonet/text.hpp>

#include <functional>
#include <optional>
#include <string>

namespace nonet::cli {

/// How the puzzle's solutions are ordered when nothing else is asked: the smallest first up to
/// 9×9, any order above.
Order usual_order(const Position& puzzle, bool lex);

Outcome<Position> classify_position(const Position& puzzle, Order order, const Limits& limits);
Outcome<Position> find_first(const Position& puzzle, const Limits& limits);
Outcome<Position> find_any(const Position& puzzle, const Limits& limits);
Outcome<Position> find_random(const Position& puzzle, Random& random, const Limits& limits);
/// On several threads where it pays; 0: as many as there are.
SolutionCount count_position(const Position& puzzle, Uint128 limit, const Limits& limits,
                             unsigned threads);
SearchEnd visit_solutions(const Position& puzzle, const std::function<bool(const Position&)>& visit,
                          Order order, const Limits& limits);

/// The union of all solutions as a text, and how many solutions there are.
struct UnionText {
    Status status = Status::unknown;  ///< none, unique, multiple or unknown
    std::string text;                 ///< 729 characters; for boards the values of each cell
};
UnionText union_of_solutions(const Position& puzzle, const Limits& limits);

/// "9 stands twice in row 1, at r1c2 and r1c3"; nothing without a clash.
std::optional<std::string> clash_text(const Position& puzzle);

}  // namespace nonet::cli
