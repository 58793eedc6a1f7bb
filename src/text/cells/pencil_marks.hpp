// Pencil marks as players' programs keep them: what the placed digits leave, less what the player
// has crossed out.
//
// Several formats (HoDoKu's lines, Simple Sudoku's records) store no marks but only what was
// crossed out by hand; these functions go both ways, so that no format has its own idea of it.
#pragma once

#include "text/format.hpp"

#include <nonet/text.hpp>

#include <array>
#include <optional>
#include <string_view>

namespace nonet::text {

/// What the digits of `filled` leave: a filled cell has its digit alone, a blank the digits that
/// none of its peers has.
Candidates basic_marks(const Grid& filled);

/// The givens and the placed digits (0 where there is none) in one grid.
Grid filled_grid(const Grid& givens, const Grid& placed);

using CrossedOut = std::array<DigitMask, kCells>;

/// What the marks of `progress` lack of the basic marks. A cell with all nine marks has none, and
/// lacks nothing. Error not_supported, which names `format`, when a mark stands beside its own
/// digit: a format that stores only what was crossed out cannot hold it.
Result<CrossedOut> crossed_out(const Grid& givens, const Progress& progress,
                               std::string_view format);

/// The grid of a position that a format of 9×9 digits writes; error not_supported for others.
Result<Grid> digits_to_write(const Position& position, std::string_view format);

/// Puts givens, placed digits (0 where there is none) and marks into a record. Without placed
/// digits and marks it is a mere puzzle.
void set_puzzle(Record& record, const Grid& givens, const Grid& placed,
                const std::optional<Candidates>& marks);

}  // namespace nonet::text
