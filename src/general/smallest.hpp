// The lexicographically smallest solution, without a search in that order.
//
// The cells are walked in reading order. The last solution found is the witness: only the values
// below the witness's at a cell need a question, each answer either lowers the witness or rules the
// value out for good. The questions go to one oracle, which learns from all of them. Filling the
// cells in order instead is the classic trap: a cell near the end can refute a choice near the
// start, and the search between them takes years.
#pragma once

#include "base/budget.hpp"
#include "general/oracle.hpp"

#include <nonet/search.hpp>

namespace nonet::general {

/// Starts from the oracle's last solution. Status solved, or unknown with the smallest solution
/// found so far. Uses the oracle up: the facts added to it hold for the smallest solution only.
Outcome<Board> smallest_solution(Oracle& oracle, const Model& model, Budget& budget);

}  // namespace nonet::general
