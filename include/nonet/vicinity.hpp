// The vicinity of puzzles: {-n+m}, all puzzles with one solution that differ from a given one by n
// clues taken away and m others put in.
//
// That is how most rare puzzles were found: a puzzle with few clues, or a very hard one, is seldom
// alone. Exactly n clues go: a digit that was taken away does not come back in its cell. The m new
// ones stand in cells that are free then, those of the n included, so each neighbour comes of one
// choice of n clues. By default neighbours are minimal puzzles: no clue of them can go.
//
// Neighbours that are the same puzzle but for their looks (canon.hpp) make a class. What is wanted
// is mostly one of each class that is not among the given puzzles.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/result.hpp>
#include <nonet/search.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace nonet {

struct VicinityOptions {
    int minus = 1;             ///< how many clues go, 0 to 81
    int plus_least = 1;        ///< how many come, at least: 1 to plus_most
    int plus_most = 1;         ///< and at most, up to 81
    bool only_minimal = true;  ///< otherwise all with one solution
    bool closed = false;       ///< also the vicinity of what was found, until nothing new comes
    unsigned threads = 0;      ///< 0: as many as the processor has; 256 at most
    std::uint64_t memory =     ///< about so many bytes for the classes found
        std::uint64_t{512} << 20;
};

struct Neighbour {
    Grid puzzle;
    Grid form;               ///< its canonical form (row-minimal)
    std::size_t origin = 0;  ///< the given puzzle of which it was made, by its index
    /// How many steps it is away; with `closed` the origin is that of the first step.
    std::uint64_t generation = 1;
};

/// How far the search is.
struct VicinityProgress {
    std::uint64_t generation = 1;
    double done = 0;          ///< choices of clues to take away, of this generation
    double all = 0;           ///< how many there are
    std::uint64_t found = 0;  ///< neighbours until now, or classes
};

/// Gets each neighbour in turn; returns false to stop.
using NeighbourVisitor = std::function<bool(const Neighbour&)>;
/// Called now and then, on the thread of the caller.
using VicinityWatcher = std::function<void(const VicinityProgress&)>;

/// Visits every neighbour of each puzzle once: the puzzles in their order, the choices of clues to
/// go in reading order, then the neighbours as grids compare. `closed` and `memory` do not count
/// here: equivalent neighbours all come. Error bad_argument for options outside their ranges. After
/// a limit, what was known of the choices in work comes as well.
///
/// Cost for a puzzle of 17 clues and one core: {-1+1} half a millisecond, {-2+2} about a second.
/// Each further clue multiplies that by some hundreds. The memory does not depend on the number of
/// neighbours, only on those of a few choices.
Result<SearchEnd> for_each_neighbour(std::span<const Grid> puzzles, const VicinityOptions& options,
                                     const NeighbourVisitor& visit, const Limits& limits = {},
                                     const VicinityWatcher& watch = {});

/// Visits one neighbour of each class that none of the puzzles belongs to, the first in the order
/// above. With `closed` their neighbours follow, generation by generation; the order is the same
/// for any number of threads.
///
/// Where the classes do not fit in `memory` the search goes on with temporary files (ClassSieve),
/// and later neighbours come at the end. `closed` cannot: then error not_supported. Error io for
/// temporary files.
Result<SearchEnd> for_each_new_class(std::span<const Grid> puzzles, const VicinityOptions& options,
                                     const NeighbourVisitor& visit, const Limits& limits = {},
                                     const VicinityWatcher& watch = {});

}  // namespace nonet
