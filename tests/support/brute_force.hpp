// The oracle: the solver that everybody writes first, kept naive on purpose.
//
// It walks the cells row by row, tries 1 to 9 in each and looks along the row, the column and the
// box before it goes on. So it needs no cleverness that could be wrong, it finds solutions in
// lexicographic order by construction, and it shares no code with the solver that it judges: not
// even the geometry tables. The cost is exponential; give it puzzles with about 24 clues or more,
// or ones whose clues stand in the first rows.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>

#include <cstddef>
#include <vector>

namespace nonet::test {

/// The first `limit` solutions in lexicographic order; all of them when fewer come back.
std::vector<Grid> brute_force_solutions(const Grid& puzzle, std::size_t limit);
std::vector<Grid> brute_force_solutions(const Candidates& puzzle, std::size_t limit);

/// The number of solutions, or `limit` when there are at least so many.
std::size_t brute_force_count(const Grid& puzzle, std::size_t limit);
std::size_t brute_force_count(const Candidates& puzzle, std::size_t limit);

}  // namespace nonet::test
