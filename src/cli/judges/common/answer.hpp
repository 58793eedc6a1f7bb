// The answer to one case: the right question to the right solver, and what to say when there is
// no grid to print.
#pragma once

#include "cli/judges/common/report.hpp"

#include <nonet/board.hpp>
#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet::cli {

/// Which solution a statement asks for.
enum class Want : std::uint8_t {
    any,       ///< any one
    smallest,  ///< the lexicographically smallest, row by row
    proof,     ///< one, and whether there are others
};

/// Solves a board of any size. The status is one of solved, none, unknown; for `proof` unique,
/// multiple, none, unknown.
Outcome<Board> solve_case(const Board& puzzle, Want want, const Limits& limits);

/// The same cells as a 9×9 grid. Requires boxes of 3×3.
Grid to_grid(const Board& board);
Board to_board(const Grid& grid);

/// Which case a message is about.
struct CaseName {
    std::size_t number = 1;  ///< from 1
    Place place;             ///< of its first row
};

/// Says why there is no solution to print (status none or unknown), and what was done instead.
void report_unsolved(Report& report, const CaseName& name, const Board& puzzle, Status status,
                     std::string_view instead = "its grid is printed as it was read");

}  // namespace nonet::cli
