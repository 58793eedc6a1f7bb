// Counting the completions of a 9×9 puzzle band by band, without visiting them.
//
// A search counts some ten million solutions a second, so it will never count those of a grid with
// ten clues. What stands here multiplies instead: it needs the time of the cases of one band, not
// of all solutions. Few clues, or clues that leave one band few columns, are its strength; many
// clues are what a search is for. docs/design/bands.md tells how.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <cstdint>
#include <optional>

namespace nonet {

/// About how many solutions a search counts on one thread in the time that count_by_bands takes
/// for this puzzle. An estimate from the places of the clues, made in microseconds.
/// Limits::kNoLimit for what is beyond all hope.
std::uint64_t band_counting_work(const Grid& puzzle);

/// The exact number of solutions; 0 where givens clash. Nothing when the deadline or the flag of
/// `limits` came first (its nodes are not looked at). `threads` 0: as many as the processor has;
/// the number does not depend on it. The first call makes tables of 3 MB, in some milliseconds.
std::optional<Uint128> count_by_bands(const Grid& puzzle, const Limits& limits = {},
                                      unsigned threads = 1);

}  // namespace nonet
