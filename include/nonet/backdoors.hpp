// How far is a puzzle from what simple logic solves: backdoors and depth of trial and error.
//
// Simple logic is one of three levels. All three come to the same end in whatever order their
// steps are made.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nonet {

/// What is used between guesses. Each level holds the ones before it.
enum class LogicLevel : std::uint8_t {
    singles,  ///< naked and hidden singles ("BRT")
    locked,   ///< and locked candidates: box with line, line with box ("W1", whips of length 1)
    subsets,  ///< and pairs to quads, naked and hidden, X-wing to jellyfish ("S4")
};

/// "singles", "locked", "subsets".
std::string_view name_of(LogicLevel level);
std::optional<LogicLevel> logic_level(std::string_view name);
std::span<const LogicLevel> logic_levels();

struct Backdoors {
    /// The smallest number of cells; 0 where the level alone solves the puzzle. Nothing when none
    /// of the sizes that were looked at will do.
    std::optional<int> size;
    /// All sets of that size, in order of their cells; empty for size 0.
    std::vector<CellMask> sets;
};

/// The smallest sets of cells which, given as in the solution, let the level solve the rest, of at
/// most `largest` cells (0 to 3). Nothing when the puzzle has not exactly one solution, or when a
/// limit came first. For singles and locked some microseconds for one cell, a millisecond for two,
/// 10 to 20 for three, since 256 sets are tried at once; for subsets a hundred times as long.
std::optional<Backdoors> backdoors(const Grid& puzzle, LogicLevel level, int largest = 3,
                                   const Limits& limits = {});

struct TrialDepth {
    /// The smallest depth that solves the puzzle; nothing when none up to the largest allowed does.
    std::optional<int> depth;
    /// The deepest level that was tried to its end without solving it; -1 for none.
    int refuted = -1;
};

/// The depth of trial and error that the puzzle needs, as Denis Berthier defines T&E(T, n): depth 0
/// is the level alone. At depth n each candidate is assumed in turn, and where depth n - 1 then
/// meets a contradiction, it is removed; until nothing changes any more. Solutions that are met
/// under an assumption are not used. Up to `largest` (0 to 3; no puzzle is known that needs more).
/// Nothing when the puzzle has not exactly one solution; where a limit came first, `refuted` tells
/// how far it went. Depth 1 takes a fraction of a millisecond, depth 2 a tenth of a second, depth 3
/// seconds to minutes.
std::optional<TrialDepth> trial_depth(const Grid& puzzle, LogicLevel level, int largest = 3,
                                      const Limits& limits = {});

}  // namespace nonet
